import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable } from "#database/client.server.ts";
import type { SluggedRecord } from "#database/tables/content.ts";
import { notFound } from "#platform/errors.ts";
import { dataResponse, PROBLEM_RESPONSES } from "#platform/http/api-router.server.ts";
import { describeHeaders } from "#platform/http/response-headers.server.ts";
import { findCurrentSlug } from "./previous-slugs.repository.server.ts";

/** Of an endpoint that reads one record by the slug at the end of its path. */
export const SLUG_PARAMS = z.object({ slug: SlugSchema.describe("As in the URL of its page") });

type SlugEndpoint<Data> = {
  record: SluggedRecord;
  /** In front of the slug. */
  path: string;
  operationId: string;
  summary: string;
  description: string;
  /** What the response has. */
  response: string;
  schema: z.ZodType<Data>;
  find: (db: Queryable, slug: string) => Promise<Data | undefined>;
};

/** Adds the endpoint that reads a record by its slug; one that was renamed redirects. */
export function addSlugEndpoint<Data extends object>(
  api: OpenAPIHono,
  db: Queryable,
  { record, path, response, schema, find, ...names }: SlugEndpoint<Data>,
): void {
  const route = createRoute({
    method: "get",
    path: `${path}/{slug}`,
    ...names,
    request: { params: SLUG_PARAMS },
    responses: {
      200: dataResponse(response, schema),
      301: {
        description: "It has another slug now; `Location` is its path in the API",
        headers: describeHeaders("Location"),
      },
      404: PROBLEM_RESPONSES[404],
      422: PROBLEM_RESPONSES[422],
    },
  });
  api.openapi(route, async (c) => {
    const { slug } = c.req.valid("param");
    const data = await find(db, slug);
    if (data) return c.json({ data }, 200);
    const current = await findCurrentSlug(db, record, slug);
    if (current !== undefined) return c.redirect(`/api${path}/${current}`, 301);
    const noun = record === "member" ? withNoun("developer") : record;
    throw notFound(`There is no ${noun} called ${slug}.`);
  });
}
