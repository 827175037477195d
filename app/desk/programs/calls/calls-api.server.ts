import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { DESK_CALL_STATES } from "#contract/calls/desk-call-terms.ts";
import { CallOutcomeBodySchema, ProgramCallSchema } from "#contract/programs/call.ts";
import { syncedPageSchema, UPDATED_SINCE_QUERY } from "#contract/programs/paging.ts";
import { ReferenceParamsSchema } from "#contract/programs/request.ts";
import { json, PROBLEM_RESPONSES, versionedResponse } from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { IfMatchSchema, readVersion, toEtag } from "../preconditions.server.ts";
import { READ_RESPONSES, reads, VERSIONED_RESPONSES, writes } from "../program-route.server.ts";
import type { ProgramEnv } from "../token-access.server.ts";
import { getCall, listCalls, recordCallOutcome } from "./program-calls.service.server.ts";

const moment = (description: string) =>
  z.iso.datetime({ offset: true }).optional().describe(description);

const ListQuerySchema = z.object({
  ...UPDATED_SINCE_QUERY,
  state: z
    .enum(["all", "unrecorded", ...DESK_CALL_STATES])
    .default("all")
    .describe("`unrecorded` has no outcome yet; `booked` is every call that is not off"),
  from: moment("Beginning then or later"),
  to: moment("Beginning before then"),
});

const list = createRoute({
  ...reads("calls:read"),
  method: "get",
  path: "/calls",
  operationId: "listDeskCalls",
  summary: "List calls",
  description:
    "Those booked last first. A change of the request, like another name, is a change of the request only.",
  request: { query: ListQuerySchema },
  responses: {
    200: { description: "A page", ...json(syncedPageSchema(ProgramCallSchema)) },
    ...READ_RESPONSES,
  },
});

const getOne = createRoute({
  ...reads("calls:read"),
  method: "get",
  path: "/calls/{reference}",
  operationId: "getDeskCall",
  summary: "Read the call of one request",
  description: "Its `ETag` is the version that a change names.",
  request: { params: ReferenceParamsSchema },
  responses: {
    200: versionedResponse("The call", ProgramCallSchema),
    ...READ_RESPONSES,
    404: PROBLEM_RESPONSES[404],
  },
});

const putOutcome = createRoute({
  ...writes("calls:write"),
  method: "put",
  path: "/calls/{reference}/outcome",
  operationId: "setDeskCallOutcome",
  summary: "Record how a call went",
  description:
    "Once it has begun. The note is in the conversation of the request; no email is sent. Calls are moved and cancelled at the desk.",
  request: {
    params: ReferenceParamsSchema,
    headers: IfMatchSchema,
    body: { required: true, ...json(CallOutcomeBodySchema) },
  },
  responses: { 200: versionedResponse("Recorded", ProgramCallSchema), ...VERSIONED_RESPONSES },
});

/** Reads calls, and records how they went. */
export function addCallEndpoints(api: OpenAPIHono<ProgramEnv>, services: Services): void {
  api.openapi(list, async (c) => c.json(await listCalls(services, c.req.valid("query")), 200));
  api.openapi(getOne, async (c) => {
    const data = await getCall(services, c.req.valid("param").reference);
    return c.json({ data }, 200, { ETag: toEtag(data.version) });
  });
  api.openapi(putOutcome, async (c) => {
    const { reference } = c.req.valid("param");
    const version = readVersion(c.req.valid("header")["if-match"]);
    const outcome = { version, ...c.req.valid("json") };
    const data = await recordCallOutcome(services, c.get("program"), reference, outcome);
    return c.json({ data }, 200, { ETag: toEtag(data.version) });
  });
}
