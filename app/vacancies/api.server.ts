import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { readOrFindMoved } from "#app/site/redirects/moved-record.server.ts";
import {
  VacancyCardSchema,
  VacancyFilterSchema,
  VacancySchema,
} from "#contract/content/vacancy.ts";
import { VACANCY_TYPES, WORKPLACES } from "#contract/content/vacancy-terms.ts";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE, pagedSchema } from "#contract/http/paging.ts";
import { responseSchema } from "#contract/http/response.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import {
  createApiRouter,
  MOVED_RESPONSE,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { getVacancy, listVacancies } from "./vacancies.service.server.ts";

/** A query string carries lists as text with commas. */
function commaList<Schema extends z.ZodType>(schema: Schema, description: string) {
  const toList = (value: unknown) => (typeof value === "string" ? value.split(",") : value);
  return z.preprocess(toList, schema).meta({ type: "string", description });
}

const QuerySchema = z.strictObject({
  type: commaList(VacancyFilterSchema.shape.type, `Of ${VACANCY_TYPES.join(", ")}`),
  workplace: commaList(VacancyFilterSchema.shape.workplace, `Of ${WORKPLACES.join(", ")}`),
  technology: commaList(VacancyFilterSchema.shape.technology, "Slugs of technologies"),
  page: z.coerce
    .number("Use a whole number from 1")
    .int()
    .min(1)
    .max(1_000_000)
    .default(1)
    .describe("The last page for a number beyond it"),
  per_page: z.coerce
    .number(`Use a whole number from 1 to ${MAX_PER_PAGE}`)
    .int()
    .min(1)
    .max(MAX_PER_PAGE)
    .default(DEFAULT_PER_PAGE)
    .describe("Items on a page"),
});

const listRoute = createRoute({
  method: "get",
  path: "/vacancies",
  operationId: "listVacancies",
  summary: "List open vacancies, newest first",
  description: "Values of one list are alternatives; different filters narrow further.",
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
  operationId: "readVacancy",
  summary: "Read a vacancy; a closed one has its closing date",
  description: "With its text as HTML. A closed vacancy keeps its URL.",
  request: { params: z.object({ slug: SlugSchema.describe("As in the URL of its page") }) },
  responses: {
    200: {
      description: "The vacancy",
      content: { "application/json": { schema: responseSchema(VacancySchema) } },
    },
    ...MOVED_RESPONSE,
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
    const { slug } = c.req.valid("param");
    const found = await readOrFindMoved(db, "vacancy", slug, () => getVacancy(db, slug));
    if ("movedTo" in found) return c.redirect(`/api/vacancies/${found.movedTo}`, 301);
    return c.json(found, 200);
  });
  return api;
}
