import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { PROPOSAL_STATES } from "#contract/clients/proposal-terms.ts";
import { syncedPageSchema, UPDATED_SINCE_QUERY } from "#contract/programs/paging.ts";
import {
  NewProposalBodySchema,
  ProgramProposalSchema,
  ProposalBodySchema,
  ProposalParamsSchema,
} from "#contract/programs/proposal.ts";
import { json, PROBLEM_RESPONSES, versionedResponse } from "#platform/http/api-router.server.ts";
import { parseIdempotencyKey } from "#platform/http/idempotency.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  IdempotencyKeySchema,
  IfMatchSchema,
  readVersion,
  toEtag,
} from "../preconditions.server.ts";
import {
  READ_RESPONSES,
  reads,
  VERSIONED_RESPONSES,
  WRITE_RESPONSES,
  writes,
} from "../program-route.server.ts";
import type { ProgramEnv } from "../token-access.server.ts";
import {
  changeProposalDraft,
  createProposalDraft,
  getProposal,
  listProposals,
} from "./program-proposals.service.server.ts";

const ListQuerySchema = z.object({
  ...UPDATED_SINCE_QUERY,
  state: z
    .enum(["all", ...PROPOSAL_STATES])
    .default("all")
    .describe("Of one state only"),
  text: z.string().max(200).optional().describe("A part of client, address or reference"),
});

const list = createRoute({
  ...reads("proposals:read"),
  method: "get",
  path: "/proposals",
  operationId: "listDeskProposals",
  summary: "List proposals",
  description:
    "Newest first, with what is to be sent next. Changes of what was sent, openings and answers count as changes for `updated_since`.",
  request: { query: ListQuerySchema },
  responses: {
    200: { description: "A page", ...json(syncedPageSchema(ProgramProposalSchema)) },
    ...READ_RESPONSES,
  },
});

const getOne = createRoute({
  ...reads("proposals:read"),
  method: "get",
  path: "/proposals/{id}",
  operationId: "getDeskProposal",
  summary: "Read one proposal",
  description: "Its `ETag` is the revision that a change names.",
  request: { params: ProposalParamsSchema },
  responses: {
    200: versionedResponse("The proposal", ProgramProposalSchema),
    ...READ_RESPONSES,
    404: PROBLEM_RESPONSES[404],
  },
});

const create = createRoute({
  ...writes("proposals:write"),
  method: "post",
  path: "/proposals",
  operationId: "createDeskProposal",
  summary: "Create the draft of a proposal",
  description:
    "A person finishes and sends it at the desk: programs don't. What is left out is as in a new proposal there, with client and members of the request. Repeating the idempotency key returns the same proposal and stores nothing.",
  request: {
    headers: IdempotencyKeySchema,
    body: { required: true, ...json(NewProposalBodySchema) },
  },
  responses: { 201: versionedResponse("Created", ProgramProposalSchema), ...WRITE_RESPONSES },
});

const change = createRoute({
  ...writes("proposals:write"),
  method: "put",
  path: "/proposals/{id}",
  operationId: "changeDeskProposal",
  summary: "Change the draft of a proposal",
  description:
    "`content` as it was read, with changes; its client sees it once a person has sent it. A withdrawn or answered proposal is closed: 409.",
  request: {
    params: ProposalParamsSchema,
    headers: IfMatchSchema,
    body: { required: true, ...json(ProposalBodySchema) },
  },
  responses: {
    200: versionedResponse("Changed", ProgramProposalSchema),
    ...VERSIONED_RESPONSES,
    409: PROBLEM_RESPONSES[409],
  },
});

/** Reads proposals, and writes drafts of them. */
export function addProposalEndpoints(api: OpenAPIHono<ProgramEnv>, services: Services): void {
  api.openapi(list, async (c) => c.json(await listProposals(services, c.req.valid("query")), 200));
  api.openapi(getOne, async (c) => {
    const data = await getProposal(services, c.req.valid("param").id);
    return c.json({ data }, 200, { ETag: toEtag(data.revision) });
  });
  api.openapi(create, async (c) => {
    const key = parseIdempotencyKey(c.req.valid("header")["idempotency-key"]);
    const body = { key, ...c.req.valid("json") };
    const data = await createProposalDraft(services, c.get("program"), body);
    return c.json({ data }, 201, { ETag: toEtag(data.revision) });
  });
  api.openapi(change, async (c) => {
    const revision = readVersion(c.req.valid("header")["if-match"]);
    const edit = { ...c.req.valid("param"), revision, body: c.req.valid("json") };
    const data = await changeProposalDraft(services, c.get("program"), edit);
    return c.json({ data }, 200, { ETag: toEtag(data.revision) });
  });
}
