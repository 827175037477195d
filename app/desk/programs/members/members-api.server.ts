import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  AvailabilityBodySchema,
  MemberParamsSchema,
  ProgramMemberSchema,
} from "#contract/programs/member.ts";
import { syncedPageSchema, UPDATED_SINCE_QUERY } from "#contract/programs/paging.ts";
import { json, PROBLEM_RESPONSES, versionedResponse } from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { IfMatchSchema, readVersion, toEtag } from "../preconditions.server.ts";
import { READ_RESPONSES, reads, VERSIONED_RESPONSES, writes } from "../program-route.server.ts";
import type { ProgramEnv } from "../token-access.server.ts";
import { changeAvailability } from "./change-availability.service.server.ts";
import { getProgramProfile, listProgramProfiles } from "./program-members.service.server.ts";

const PRIVATE = "With the scope `members:private` also what only staff know.";

const ListQuerySchema = z.object({
  ...UPDATED_SINCE_QUERY,
  state: z.enum(["all", "published", "hidden"]).default("all").describe("Of one state only"),
});

const list = createRoute({
  ...reads("members:read"),
  method: "get",
  path: "/members",
  operationId: "listDeskMembers",
  summary: "List profiles",
  description: `Newest first, those that the site shows and hidden ones. ${PRIVATE} Drafts of new profiles are content of the kind \`members\`.`,
  request: { query: ListQuerySchema },
  responses: {
    200: { description: "A page", ...json(syncedPageSchema(ProgramMemberSchema)) },
    ...READ_RESPONSES,
  },
});

const getOne = createRoute({
  ...reads("members:read"),
  method: "get",
  path: "/members/{slug}",
  operationId: "getDeskMember",
  summary: "Read one profile",
  description: `${PRIVATE} Its \`ETag\` is the revision that a change of availability names.`,
  request: { params: MemberParamsSchema },
  responses: {
    200: versionedResponse("The profile", ProgramMemberSchema),
    ...READ_RESPONSES,
    404: PROBLEM_RESPONSES[404],
  },
});

const putAvailability = createRoute({
  ...writes("members:write"),
  method: "put",
  path: "/members/{slug}/availability",
  operationId: "setDeskMemberAvailability",
  summary: "Change from when one member is available",
  description:
    "On the site at once, confirmed today. Nothing else of the profile changes; other fields are changed in its file.",
  request: {
    params: MemberParamsSchema,
    headers: IfMatchSchema,
    body: { required: true, ...json(AvailabilityBodySchema) },
  },
  responses: { 200: versionedResponse("Changed", ProgramMemberSchema), ...VERSIONED_RESPONSES },
});

/** Reads profiles, and changes their availability. */
export function addMemberEndpoints(api: OpenAPIHono<ProgramEnv>, services: Services): void {
  api.openapi(list, async (c) =>
    c.json(await listProgramProfiles(services, c.get("program"), c.req.valid("query")), 200),
  );
  api.openapi(getOne, async (c) => {
    const { slug } = c.req.valid("param");
    const data = await getProgramProfile(services, c.get("program"), slug);
    return c.json({ data }, 200, { ETag: toEtag(data.revision) });
  });
  api.openapi(putAvailability, async (c) => {
    const { slug } = c.req.valid("param");
    const revision = readVersion(c.req.valid("header")["if-match"]);
    const program = c.get("program");
    await changeAvailability(services, program, { slug, revision, ...c.req.valid("json") });
    const data = await getProgramProfile(services, program, slug);
    return c.json({ data }, 200, { ETag: toEtag(data.revision) });
  });
}
