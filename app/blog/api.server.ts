import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { readOrFindMoved } from "#app/site/redirects/moved-record.server.ts";
import {
  ARTICLES_PER_PAGE,
  ArticleCardSchema,
  ArticleFilterSchema,
  ArticleSchema,
  AuthorSchema,
} from "#contract/content/article.ts";
import { MAX_PER_PAGE, pagedSchema } from "#contract/http/paging.ts";
import { responseSchema } from "#contract/http/response.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import {
  createApiRouter,
  MOVED_RESPONSE,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import type { Services } from "#services/services.server.ts";
import { toArticlesApiUrl } from "./article-url.ts";
import { getArticle, getAuthor, listArticles } from "./articles/articles.service.server.ts";

const QuerySchema = ArticleFilterSchema.extend({
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
    .default(ARTICLES_PER_PAGE)
    .describe("Items on a page"),
});

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
      content: { "application/json": { schema: pagedSchema(ArticleCardSchema) } },
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
  request: { params: z.object({ slug: SlugSchema.describe("As in the URL of its page") }) },
  responses: {
    200: {
      description: "The author",
      content: { "application/json": { schema: responseSchema(AuthorSchema) } },
    },
    404: PROBLEM_RESPONSES[404],
    422: PROBLEM_RESPONSES[422],
  },
});

const articleRoute = createRoute({
  method: "get",
  path: "/articles/{slug}",
  operationId: "readArticle",
  summary: "Read an article",
  description: "With its text as HTML and its headings.",
  request: { params: z.object({ slug: SlugSchema.describe("As in the URL of its page") }) },
  responses: {
    200: {
      description: "The article",
      content: { "application/json": { schema: responseSchema(ArticleSchema) } },
    },
    ...MOVED_RESPONSE,
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
  api.openapi(articleRoute, async (c) => {
    const { slug } = c.req.valid("param");
    const found = await readOrFindMoved(db, "article", slug, () => getArticle(db, slug));
    if ("movedTo" in found) return c.redirect(`/api/articles/${found.movedTo}`, 301);
    return c.json(found, 200);
  });
  return api;
}
