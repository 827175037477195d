import { createRoute } from "@hono/zod-openapi";
import { ProgramSchema } from "#contract/programs/program.ts";
import { createApiRouter, dataResponse } from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { addCallEndpoints } from "./calls/calls-api.server.ts";
import { addContentEndpoints } from "./content/content-api.server.ts";
import { addMemberEndpoints } from "./members/members-api.server.ts";
import { addPlacementEndpoints } from "./placements/placements-api.server.ts";
import { READ_RESPONSES, reads } from "./program-route.server.ts";
import { addProposalEndpoints } from "./proposals/proposals-api.server.ts";
import { REQUEST_KINDS } from "./request-kinds.ts";
import { addRequestEndpoints } from "./requests-api.server.ts";
import type { ProgramEnv } from "./token-access.server.ts";

const getToken = createRoute({
  ...reads(),
  method: "get",
  path: "/token",
  operationId: "getToken",
  summary: "Who a token acts for",
  description: "Needs no scope: a program checks its token with it.",
  responses: { 200: dataResponse("The token", ProgramSchema), ...READ_RESPONSES },
});

/** What programs do at the desk with an access token; `requireToken` has let them in. */
export function createProgramApi(services: Services) {
  const api = createApiRouter<ProgramEnv>();
  api.openapi(getToken, (c) => {
    const { id, name, role, scopes } = c.get("program");
    return c.json({ data: { staff_id: id, name, role, scopes: [...scopes] } }, 200);
  });
  addRequestEndpoints(api, services, REQUEST_KINDS.requests);
  addRequestEndpoints(api, services, REQUEST_KINDS.applications);
  addProposalEndpoints(api, services);
  addCallEndpoints(api, services);
  addMemberEndpoints(api, services);
  addContentEndpoints(api, services);
  addPlacementEndpoints(api, services);
  return api;
}
