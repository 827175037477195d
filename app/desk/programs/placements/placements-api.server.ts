import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { PLACEMENT_STATUSES } from "#contract/desk/placement-terms.ts";
import { syncedPageSchema, UPDATED_SINCE_QUERY } from "#contract/programs/paging.ts";
import { ProgramPlacementSchema } from "#contract/programs/placement.ts";
import { json } from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { READ_RESPONSES, reads } from "../program-route.server.ts";
import type { ProgramEnv } from "../token-access.server.ts";
import { listProgramPlacements } from "./program-placements.service.server.ts";

const list = createRoute({
  ...reads("placements:read"),
  method: "get",
  path: "/placements",
  operationId: "listDeskPlacements",
  summary: "List placements",
  description:
    "Newest first: which member works for which client. Own rates need `members:private` too.",
  request: {
    query: z.object({
      ...UPDATED_SINCE_QUERY,
      state: z
        .enum(["all", "due", "ends_soon", "trial_ends", ...PLACEMENT_STATUSES])
        .default("all")
        .describe("`due` ends within 30 days, or its trial within 7"),
    }),
  },
  responses: {
    200: { description: "A page", ...json(syncedPageSchema(ProgramPlacementSchema)) },
    ...READ_RESPONSES,
  },
});

/** Reads placements; they are changed at the desk. */
export function addPlacementEndpoints(api: OpenAPIHono<ProgramEnv>, services: Services): void {
  api.openapi(list, async (c) =>
    c.json(await listProgramPlacements(services, c.get("program"), c.req.valid("query")), 200),
  );
}
