import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { ArticleCardSchema, ArticleSchema, AuthorSchema } from "#contract/content/article.ts";
import { pagedSchema } from "#contract/http/paging.ts";
import { ProblemSchema } from "#contract/http/problem.ts";
import { responseSchema } from "#contract/http/response.ts";
import { seedArticles } from "#tests/support/articles.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = await createTestServices();
const api = createApi(services);
await seedArticles(services.db, [
  { slug: "brief", featured: true, published_at: "2025-01-01" },
  { slug: "rates", tags: ["rates"], title: "Raise your rate", published_at: "2025-02-01" },
  ...Array.from({ length: 9 }, (_, index) => ({ slug: `note-${index}` })),
]);

async function list(search: string) {
  const response = await api.request(`/api/articles${search}`);
  expect(response.status).toBe(200);
  return pagedSchema(ArticleCardSchema).parse(await response.json());
}

test("a list has nine articles by default, with links and meta", async () => {
  const { data, links, meta } = await list("");
  expect(data).toHaveLength(9);
  expect(data[0]?.slug).toBe("brief");
  expect(meta).toMatchObject({ current_page: 1, last_page: 2, per_page: 9, total: 11 });
  const next = await list(links.next?.replace("/api/articles", "") ?? "");
  expect(next.meta.current_page).toBe(2);
  expect(next.data).toHaveLength(2);
});

test("links keep the filter", async () => {
  const { data, links } = await list("?q=raise+your&tag=rates&per_page=1");
  expect(data.map(({ slug }) => slug)).toEqual(["rates"]);
  expect(links.first).toBe("/api/articles?tag=rates&q=raise+your&per_page=1&page=1");
});

test("an article and its author are read by slug", async () => {
  const article = await (await api.request("/api/articles/rates")).json();
  expect(responseSchema(ArticleSchema).parse(article).data).toMatchObject({
    title: "Raise your rate",
    body: "<p>Text.</p>",
    author: { slug: "kadri-vaheoja" },
  });
  const author = await (await api.request("/api/articles/authors/kadri-vaheoja")).json();
  expect(responseSchema(AuthorSchema).parse(author).data.name).toBe("Kadri Vaheoja");
});

test.each([
  ["/no-such-article", 404],
  ["/authors/nobody", 404],
  ["/UPPER", 422],
  ["?page=0", 422],
  ["?per_page=51", 422],
  ["?tag=Rates!", 422],
  ["?colour=red", 422],
  [`?q=${"x".repeat(101)}`, 422],
])("%s gets %i", async (path, status) => {
  const response = await api.request(`/api/articles${path}`);
  expect(response.status).toBe(status);
  ProblemSchema.parse(await response.json());
});
