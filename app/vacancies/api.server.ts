import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  VacancyCardSchema,
  VacancyFilterSchema,
  VacancySchema,
} from "#contract/content/vacancy.ts";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE, pagedSchema } from "#contract/http/paging.ts";
import { responseSchema } from "#contract/http/response.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { createApiRouter, PROBLEM_RESPONSES } from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { getVacancy, listVacancies } from "./vacancies.service.server.ts";

/** A query string carries lists as text with commas. */
function commaList<Schema extends z.ZodType>(schema: Schema) {
  const toList = (value: unknown) => (typeof value === "string" ? value.split(",") : value);
  return z.preprocess(toList, schema).meta({ type: "string" });
}

const QuerySchema = z.strictObject({
  type: commaList(VacancyFilterSchema.shape.type),
  workplace: commaList(VacancyFilterSchema.shape.workplace),
  technology: commaList(VacancyFilterSchema.shape.technology),
  page: z.coerce.number("Use a whole number from 1").int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number(`Use a whole number from 1 to ${MAX_PER_PAGE}`)
    .int()
    .min(1)
    .max(MAX_PER_PAGE)
    .default(DEFAULT_PER_PAGE),
});

const listRoute = createRoute({
  method: "get",
  path: "/vacancies",
  summary: "List open vacancies, newest first",
  request: { query: QuerySchema },
  responses: {
    200: {
      description: "A page of vacancies",
      content: { "application/json": { schema: pagedSchema(VacancyCardSchema) } },
    },
    422: PROBLEM_RESPONSES[422],
  },
});

const bySlugRoute = createRoute({
  method: "get",
  path: "/vacancies/{slug}",
  summary: "Read a vacancy; a closed one has its closing date",
  request: { params: z.object({ slug: SlugSchema }) },
  responses: {
    200: {
      description: "The vacancy",
      content: { "application/json": { schema: responseSchema(VacancySchema) } },
    },
    404: PROBLEM_RESPONSES[404],
    422: PROBLEM_RESPONSES[422],
  },
});

export function createVacanciesApi({ db }: Services): OpenAPIHono {
  const api = createApiRouter();

  api.openapi(listRoute, async (c) => {
    const { page, per_page, ...filter } = c.req.valid("query");
    const params = new URL(c.req.url).searchParams;
    const toUrl = (target: number) => {
      params.set("page", String(target));
      return `/api/vacancies?${params}`;
    };
    return c.json(await listVacancies(db, { page, per_page, filter }, toUrl), 200);
  });
  api.openapi(bySlugRoute, async (c) => {
    return c.json({ data: await getVacancy(db, c.req.valid("param").slug) }, 200);
  });
  return api;
}
