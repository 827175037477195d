import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { addSlugEndpoint, SLUG_PARAMS } from "#app/site/redirects/slug-endpoint.server.ts";
import {
  ARTICLES_PER_PAGE,
  ArticleCardSchema,
  ArticleFilterSchema,
  ArticleSchema,
  AuthorSchema,
} from "#contract/content/article.ts";
import { pagedSchema, pageQuery } from "#contract/http/paging.ts";
import {
  createApiRouter,
  dataResponse,
  json,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { toArticlesApiUrl } from "./article-url.ts";
import { findArticle, getAuthor, listArticles } from "./articles/articles.service.server.ts";

const QuerySchema = ArticleFilterSchema.extend(pageQuery(ARTICLES_PER_PAGE));

const listRoute = createRoute({
  method: "get",
  path: "/articles",
  operationId: "listArticles",
  summary: "List articles, newest first",
  description: "Without a filter, the featured article comes first.",
  request: { query: QuerySchema },
  responses: {
    200: {
      description: "A page of articles",
      ...json(pagedSchema(ArticleCardSchema)),
    },
    422: PROBLEM_RESPONSES[422],
  },
});

const authorRoute = createRoute({
  method: "get",
  path: "/articles/authors/{slug}",
  operationId: "readAuthor",
  summary: "Read an author",
  description: "A person who writes articles.",
  request: { params: SLUG_PARAMS },
  responses: {
    200: dataResponse("The author", AuthorSchema),
    404: PROBLEM_RESPONSES[404],
    422: PROBLEM_RESPONSES[422],
  },
});

export function createBlogApi({ db }: Services): OpenAPIHono {
  const api = createApiRouter();

  api.openapi(listRoute, async (c) => {
    const { page, per_page, ...filter } = c.req.valid("query");
    const toUrl = (target: number) => toArticlesApiUrl({ filter, per_page, page: target });
    return c.json(await listArticles(db, { page, per_page, filter }, toUrl), 200);
  });
  api.openapi(authorRoute, async (c) => {
    return c.json({ data: await getAuthor(db, c.req.valid("param").slug) }, 200);
  });
  addSlugEndpoint(api, db, {
    record: "article",
    path: "/articles",
    operationId: "readArticle",
    summary: "Read an article",
    description: "With its text as HTML and its headings.",
    response: "The article",
    schema: ArticleSchema,
    find: async (db, slug) => (await findArticle(db, slug))?.article,
  });
  return api;
}
