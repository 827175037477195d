import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { CONTENT_STATES } from "#contract/desk/desk-content-terms.ts";
import {
  CheckedContentSchema,
  ContentCheckBodySchema,
  ContentDraftBodySchema,
  ContentFileSchema,
  ContentItemSchema,
  ContentKindSchema,
  ContentPathQuerySchema,
} from "#contract/programs/content.ts";
import { syncedPageSchema, UPDATED_SINCE_QUERY } from "#contract/programs/paging.ts";
import {
  dataResponse,
  endpointLimits,
  json,
  PROBLEM_RESPONSES,
  versionedResponse,
} from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { IfMatchSchema, readVersion, toEtag } from "../preconditions.server.ts";
import {
  READ_RESPONSES,
  reads,
  VERSIONED_RESPONSES,
  WRITE_RESPONSES,
  writes,
} from "../program-route.server.ts";
import type { ProgramEnv } from "../token-access.server.ts";
import {
  checkContentTexts,
  getContentFile,
  listContentItems,
  listKinds,
  publishContentDraft,
  saveContentDraft,
} from "./program-content.service.server.ts";

/** A text of 1 MB with the characters that JSON escapes. */
const TEXT_LIMITS = endpointLimits({ rates: [], maxBodyBytes: 2_000_000 });

const ListQuerySchema = z.object({
  ...UPDATED_SINCE_QUERY,
  kind: z.string().max(50).optional().describe("Name of a kind"),
  state: z
    .enum(["all", ...CONTENT_STATES])
    .default("all")
    .describe("Of one state only"),
  text: z
    .string()
    .max(200)
    .optional()
    .describe("A part of the path or, of other kinds than members, of the text"),
});

const getKinds = createRoute({
  ...reads("content:read"),
  method: "get",
  path: "/content/kinds",
  operationId: "listContentKinds",
  summary: "List the kinds of content",
  description: "Those that who the token acts for edits at the desk.",
  responses: { 200: dataResponse("All kinds", z.array(ContentKindSchema)), ...READ_RESPONSES },
});

const list = createRoute({
  ...reads("content:read"),
  method: "get",
  path: "/content",
  operationId: "listContent",
  summary: "List content files",
  description:
    "In the order of their paths, drafts of new files too. What was removed from the site is no longer listed.",
  request: { query: ListQuerySchema },
  responses: {
    200: { description: "A page", ...json(syncedPageSchema(ContentItemSchema)) },
    ...READ_RESPONSES,
  },
});

const getFile = createRoute({
  ...reads("content:read"),
  method: "get",
  path: "/content/file",
  operationId: "getContentFile",
  summary: "Read one content file",
  description: "Its `ETag` is the revision that a change names.",
  request: { query: ContentPathQuerySchema },
  responses: {
    200: versionedResponse("The file", ContentFileSchema),
    ...READ_RESPONSES,
    404: PROBLEM_RESPONSES[404],
  },
});

const putFile = createRoute({
  ...writes("content:write"),
  ...TEXT_LIMITS,
  method: "put",
  path: "/content/file",
  operationId: "saveContentDraft",
  summary: "Save the draft of a content file",
  description:
    'It may have problems: what is published is checked. `If-Match: "0"` is for a file that there never was.',
  request: {
    query: ContentPathQuerySchema,
    headers: IfMatchSchema,
    body: { required: true, ...json(ContentDraftBodySchema) },
  },
  responses: { 200: versionedResponse("Saved", ContentFileSchema), ...VERSIONED_RESPONSES },
});

const publish = createRoute({
  ...writes("content:publish"),
  method: "post",
  path: "/content/publish",
  operationId: "publishContentDraft",
  summary: "Publish the draft of a content file",
  description: "`errors` of a 422 has each problem with file, line and field.",
  request: { query: ContentPathQuerySchema, headers: IfMatchSchema },
  responses: { 200: versionedResponse("Published", ContentFileSchema), ...VERSIONED_RESPONSES },
});

const check = createRoute({
  ...writes("content:read"),
  ...TEXT_LIMITS,
  method: "post",
  path: "/content/check",
  operationId: "checkContent",
  summary: "Check texts of content files",
  description: "As if they were published together; nothing is stored.",
  request: { body: { required: true, ...json(ContentCheckBodySchema) } },
  responses: { 200: dataResponse("Checked", CheckedContentSchema), ...WRITE_RESPONSES },
});

/** Reads, checks, drafts and publishes content. */
export function addContentEndpoints(api: OpenAPIHono<ProgramEnv>, services: Services): void {
  api.openapi(getKinds, (c) => c.json({ data: listKinds(c.get("program")) }, 200));
  api.openapi(list, async (c) =>
    c.json(await listContentItems(services, c.get("program"), c.req.valid("query")), 200),
  );
  api.openapi(getFile, async (c) => {
    const data = await getContentFile(services, c.get("program"), c.req.valid("query").path);
    return c.json({ data }, 200, { ETag: toEtag(data.revision) });
  });
  api.openapi(putFile, async (c) => {
    const revision = readVersion(c.req.valid("header")["if-match"]);
    const edit = { ...c.req.valid("query"), ...c.req.valid("json"), revision };
    const data = await saveContentDraft(services, c.get("program"), edit);
    return c.json({ data }, 200, { ETag: toEtag(data.revision) });
  });
  api.openapi(publish, async (c) => {
    const revision = readVersion(c.req.valid("header")["if-match"]);
    const file = { ...c.req.valid("query"), revision };
    const data = await publishContentDraft(services, c.get("program"), file);
    return c.json({ data }, 200, { ETag: toEtag(data.revision) });
  });
  api.openapi(check, async (c) => {
    const { files } = c.req.valid("json");
    const problems = await checkContentTexts(services, c.get("program"), files);
    return c.json({ data: { problems } }, 200);
  });
}
