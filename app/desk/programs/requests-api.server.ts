import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  cursorPageSchema,
  syncedPageSchema,
  UPDATED_SINCE_QUERY,
} from "#contract/programs/paging.ts";
import { DeskRequestSchema, ReferenceParamsSchema } from "#contract/programs/request.ts";
import { ThreadEntrySchema, ThreadQuerySchema } from "#contract/programs/thread.ts";
import { json, PROBLEM_RESPONSES, versionedResponse } from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { toEtag } from "./preconditions.server.ts";
import { READ_RESPONSES, reads } from "./program-route.server.ts";
import { addRequestChanges } from "./request-changes-api.server.ts";
import { REQUEST_KINDS, type RequestKind } from "./request-kinds.ts";
import {
  getProgramRequest,
  listProgramEntries,
  listProgramRequests,
} from "./requests.service.server.ts";
import type { ProgramEnv } from "./token-access.server.ts";

const FormSchema = z.enum(["hire", "find", "proposal"]).optional().describe("Of one form only");

function toQuerySchema(kind: RequestKind) {
  const query = z.object({
    ...UPDATED_SINCE_QUERY,
    state: z
      .enum(["all", "open", ...kind.states])
      .default("all")
      .describe("`open` is every state in which something is left to do"),
    owner: z.enum(["me", "none"]).optional().describe("`me` is who the token acts for"),
    waiting: z
      .enum(["us", "client"])
      .optional()
      .describe("Who has to answer: the agency, or who sent it"),
    text: z.string().max(200).optional().describe("Words of it, like a name or an email address"),
  });
  return kind === REQUEST_KINDS.requests ? query.extend({ form: FormSchema }) : query;
}

/** Reads requests or applications, their conversations, and changes them. */
export function addRequestEndpoints(
  api: OpenAPIHono<ProgramEnv>,
  services: Services,
  kind: RequestKind,
): void {
  const { path, one, Name, forms, read } = kind;

  const list = createRoute({
    ...reads(read),
    method: "get",
    path,
    operationId: `list${Name}s`,
    summary: `List ${one}s`,
    description: `Newest first, with everything that was sent. To have all that is new or changed, read every page, store \`synced_until\`, and send it as \`updated_since\` the next time; one may come twice, none is missed. What is erased is no longer listed: a list without \`updated_since\` has all that there are.`,
    request: { query: toQuerySchema(kind) },
    responses: {
      200: { description: "A page", ...json(syncedPageSchema(DeskRequestSchema)) },
      ...READ_RESPONSES,
    },
  });

  const getOne = createRoute({
    ...reads(read),
    method: "get",
    path: `${path}/{reference}`,
    operationId: `get${Name}`,
    summary: `Read one ${one}`,
    description: "Its `ETag` is the version that a change names. Reading does not mark it as read.",
    request: { params: ReferenceParamsSchema },
    responses: {
      200: versionedResponse(`The ${one}`, DeskRequestSchema),
      ...READ_RESPONSES,
      404: PROBLEM_RESPONSES[404],
    },
  });

  const getThread = createRoute({
    ...reads(read),
    method: "get",
    path: `${path}/{reference}/thread`,
    operationId: `list${Name}Entries`,
    summary: `Read the conversation of one ${one}`,
    description: "Messages, emails, notes and changes, oldest first.",
    request: { params: ReferenceParamsSchema, query: ThreadQuerySchema },
    responses: {
      200: { description: "A page", ...json(cursorPageSchema(ThreadEntrySchema)) },
      ...READ_RESPONSES,
      404: PROBLEM_RESPONSES[404],
    },
  });

  api.openapi(list, async (c) =>
    c.json(
      await listProgramRequests(services, c.get("program"), { ...c.req.valid("query"), forms }),
      200,
    ),
  );
  api.openapi(getOne, async (c) => {
    const about = { ...c.req.valid("param"), forms };
    const data = await getProgramRequest(services, about);
    return c.json({ data }, 200, { ETag: toEtag(data.version) });
  });
  api.openapi(getThread, async (c) => {
    const about = { ...c.req.valid("param"), forms };
    return c.json(await listProgramEntries(services, about, c.req.valid("query")), 200);
  });
  addRequestChanges(api, services, kind);
}
