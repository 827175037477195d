import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { addSlugEndpoint } from "#app/site/redirects/slug-endpoint.server.ts";
import {
  VacancyCardSchema,
  VacancyFilterSchema,
  VacancySchema,
} from "#contract/content/vacancy.ts";
import { VACANCY_TYPES, WORKPLACES } from "#contract/content/vacancy-terms.ts";
import { DEFAULT_PER_PAGE, pagedSchema, pageQuery } from "#contract/http/paging.ts";
import { createApiRouter, json, PROBLEM_RESPONSES } from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { findVacancy, listVacancies } from "./vacancies.service.server.ts";

/** A query string carries lists as text with commas. */
function commaList<Schema extends z.ZodType>(schema: Schema, description: string) {
  const toList = (value: unknown) => (typeof value === "string" ? value.split(",") : value);
  return z.preprocess(toList, schema).meta({ type: "string", description });
}

const QuerySchema = z.strictObject({
  type: commaList(VacancyFilterSchema.shape.type, `Of ${VACANCY_TYPES.join(", ")}`),
  workplace: commaList(VacancyFilterSchema.shape.workplace, `Of ${WORKPLACES.join(", ")}`),
  technology: commaList(VacancyFilterSchema.shape.technology, "Slugs of technologies"),
  ...pageQuery(DEFAULT_PER_PAGE),
});

const listRoute = createRoute({
  method: "get",
  path: "/vacancies",
  operationId: "listVacancies",
  summary: "List open vacancies, newest first",
  description: "The values of a list are alternatives; different filters narrow the list further.",
  request: { query: QuerySchema },
  responses: {
    200: {
      description: "A page of vacancies",
      ...json(pagedSchema(VacancyCardSchema)),
    },
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
  addSlugEndpoint(api, db, {
    record: "vacancy",
    path: "/vacancies",
    operationId: "readVacancy",
    summary: "Read a vacancy; a closed one has its closing date",
    description: "With its text as HTML. A closed vacancy keeps its URL.",
    response: "The vacancy",
    schema: VacancySchema,
    find: findVacancy,
  });
  return api;
}
