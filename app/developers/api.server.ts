import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { addSlugEndpoint } from "#app/site/redirects/slug-endpoint.server.ts";
import {
  cappedPagedSchema,
  DEFAULT_PER_PAGE,
  MAX_PER_PAGE,
  MAX_TOTAL,
} from "#contract/http/paging.ts";
import { MemberCardSchema, MemberSchema } from "#contract/members/member.ts";
import {
  IdSchema,
  KeySchema,
  MemberFilterSchema,
  type MemberQuery,
  SearchMeaningSchema,
  SearchTextSchema,
} from "#contract/members/member-query.ts";
import { SENIORITY_LEVELS, type SeniorityLevel } from "#contract/members/member-terms.ts";
import { readClientAddress } from "#platform/admission/client-address.server.ts";
import type { RateLimit } from "#platform/admission/rate-limit.server.ts";
import {
  createApiRouter,
  dataResponse,
  json,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { countClientHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { parseMemberQuery } from "./filters/member-query.ts";
import { toMembersApiUrl } from "./filters/member-url.ts";
import { listMembers } from "./members.service.server.ts";
import { toToday } from "./search/today.ts";
import { readSearchMeaning } from "./sentence/search-meaning.service.server.ts";
import { findMemberBySlug, getMember } from "./stored-members.service.server.ts";

function toSchemaObject(schema: z.ZodType): object {
  const { $schema, ...object } = z.toJSONSchema(schema, { io: "output" });
  return object;
}

type Parameter = { name: string; in: "query"; description: string; schema: object };

/** Parsed by `parseMemberQuery`, since a schema cannot describe several notations of a filter. */
const FILTER_PARAMETERS = Object.entries(MemberFilterSchema.shape).map(
  ([name, field]): Parameter => {
    const { description = "", ...schema } = toSchemaObject(field) as { description?: string };
    // A list has commas between its values; other parameters are not changed by this.
    return { name, in: "query", ...{ style: "form", explode: false }, description, schema };
  },
);

const LIST_PARAMETERS = [
  ...FILTER_PARAMETERS,
  {
    name: "page",
    in: "query",
    description: `Beyond the last page, the last page is returned. Of more than ${MAX_TOTAL} members that match, \`meta.total_is_capped\` is true and only the first ${MAX_TOTAL} have pages: filter further to reach the others.`,
    schema: { type: "integer", minimum: 1, default: 1 },
  },
  {
    name: "per_page",
    in: "query",
    description: "Members on a page",
    schema: { type: "integer", minimum: 1, maximum: MAX_PER_PAGE, default: DEFAULT_PER_PAGE },
  },
] as const;

const page = {
  description: "A page of members",
  ...json(cappedPagedSchema(MemberCardSchema)),
};
const MEMBER_RESPONSE = "The full profile";

const listRoute = createRoute({
  method: "get",
  path: "/members",
  operationId: "listMembers",
  summary: "List members",
  description:
    'The values of a list are alternatives, with these exceptions: members have all of `technology`, and none of `technology_not`, `tag_not` and `country_not`. Separate values with commas, or repeat the parameter. The filter may also be sent as `filter[ids][]=3&filter[ids][]=5` or as JSON, `filter={"ids":[3,5]}`.',
  parameters: [...LIST_PARAMETERS],
  responses: { 200: page, 422: PROBLEM_RESPONSES[422] },
});

const filteredRoute = createRoute({
  method: "get",
  path: "/members/filters/{technology}/{seniority_level}",
  operationId: "listMembersOf",
  summary: "List members of a technology and a seniority level",
  description: "The same list, with two filters in the path.",
  parameters: [...LIST_PARAMETERS],
  request: {
    params: z.object({
      technology: KeySchema.meta({ description: "Slug or id of a technology, or `all`" }),
      seniority_level: z
        .enum([...SENIORITY_LEVELS, "all"], `Use ${SENIORITY_LEVELS.join(", ")}, all`)
        .describe("A level, or `all`"),
    }),
  },
  responses: { 200: page, 422: PROBLEM_RESPONSES[422] },
});

const meaningRoute = createRoute({
  method: "get",
  path: "/members/meaning",
  operationId: "readSearch",
  summary: "Read a sentence as filters",
  description: "The filters that the site's search finds in it, and how many members match.",
  request: { query: SearchTextSchema },
  responses: {
    200: dataResponse("The filters in words", SearchMeaningSchema),
    422: PROBLEM_RESPONSES[422],
    429: PROBLEM_RESPONSES[429],
  },
});

/** An office of fast typists behind one address; a program stops here. */
const MEANING_RATE: RateLimit = { hits: 600, seconds: 60 };

const byIdRoute = createRoute({
  method: "get",
  path: "/members/{id}",
  operationId: "readMember",
  summary: "Read a member",
  description: "The full profile.",
  request: { params: z.object({ id: IdSchema.meta({ description: "Id of a member" }) }) },
  responses: {
    200: dataResponse(MEMBER_RESPONSE, MemberSchema),
    404: PROBLEM_RESPONSES[404],
    422: PROBLEM_RESPONSES[422],
  },
});

/** The query of a URL with the filter of its path. */
function narrowByPath(
  query: MemberQuery,
  path: { technology: string | number; seniority_level: SeniorityLevel | "all" },
): MemberQuery {
  const { technology = [], seniority_level } = query.filter;
  return {
    ...query,
    filter: {
      ...query.filter,
      technology: path.technology === "all" ? technology : [...technology, path.technology],
      seniority_level: path.seniority_level === "all" ? seniority_level : [path.seniority_level],
    },
  };
}

type Deps = Pick<Services, "db" | "primary"> & { env: Pick<Env, "trustProxy"> };

export function createMembersApi({ db, primary, env }: Deps): OpenAPIHono {
  const api = createApiRouter();

  api.openapi(listRoute, async (c) => {
    const query = parseMemberQuery(new URL(c.req.url).searchParams);
    return c.json(await listMembers(db, query), 200);
  });
  api.openapi(meaningRoute, async (c) => {
    const client = readClientAddress(c, env.trustProxy);
    await countClientHit(primary, "meaning of searches", client, MEANING_RATE);
    const data = await readSearchMeaning(db, c.req.valid("query").q, toToday(new Date()));
    // Asked for with each pause in typing, and the same for everybody.
    c.header("Cache-Control", "public, max-age=60");
    return c.json({ data }, 200);
  });
  api.openapi(filteredRoute, async (c) => {
    const path = c.req.valid("param");
    const query = parseMemberQuery(new URL(c.req.url).searchParams);
    const base = `/api/members/filters/${path.technology}/${path.seniority_level}`;
    const toUrl = (page: number) => toMembersApiUrl({ ...query, page }, base);
    return c.json(await listMembers(db, narrowByPath(query, path), toUrl), 200);
  });
  addSlugEndpoint(api, db, {
    record: "member",
    path: "/members/slug",
    operationId: "readMemberBySlug",
    summary: "Read a member by slug",
    description: "A member who was renamed redirects to the new slug.",
    response: MEMBER_RESPONSE,
    schema: MemberSchema,
    find: findMemberBySlug,
  });
  api.openapi(byIdRoute, async (c) => {
    return c.json({ data: await getMember(db, c.req.valid("param").id) }, 200);
  });
  return api;
}
