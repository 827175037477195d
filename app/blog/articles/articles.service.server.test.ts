import { describe, expect, test } from "vitest";
import type { ArticleCard } from "#contract/content/article.ts";
import type { Paged } from "#contract/http/paging.ts";
import { seedArticles } from "#tests/support/articles.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { toPageUrl } from "../article-url.ts";
import { unpublishArticles } from "../content/articles-content.repository.server.ts";
import { findArticleTag } from "./article-tags.repository.server.ts";
import { listCategories } from "./articles.repository.server.ts";
import {
  findArticle,
  listArticles,
  listBlog,
  listLatestArticles,
} from "./articles.service.server.ts";

const { db } = await createTestDatabase();
const engineering = { slug: "engineering", name: "Engineering" };
const slugs = Array.from({ length: 10 }, (_, index) => `note-${String(index).padStart(2, "0")}`);

await seedArticles(db, [
  ...slugs.map((slug, index) => ({ slug, published_at: `2025-01-${10 + index}` })),
  {
    slug: "index-mistakes",
    title: "Seven PostgreSQL index mistakes",
    category: engineering,
    tags: ["postgresql", "contracts"],
    published_at: "2026-03-24",
    body: "<p>Ärgerlich is what a naïve full-stack developer says of Łukasz's index.</p>",
    headings: [{ id: "one", text: "One", level: 2 }],
  },
  {
    slug: "trial-week",
    author: "priit-laanekask",
    tags: ["contracts", "rates"],
    published_at: "2026-05-01",
    updated_at: "2026-06-01",
  },
  { slug: "brief", featured: true, published_at: "2026-02-01" },
  { slug: "withdrawn", category: { slug: "old", name: "Old" }, tags: ["rates"] },
]);
await unpublishArticles(db, ["withdrawn"]);

const blog = (page: number, q?: string) =>
  listBlog(db, { page, q }, (target) => toPageUrl("/blog", target, q));
const list = (filter: Parameters<typeof listArticles>[1]["filter"]) =>
  listArticles(db, { page: 1, per_page: 9, filter }, (page) => `/x?page=${page}`);
const slugsOf = ({ data }: Paged<ArticleCard>) => data.map(({ slug }) => slug);

describe("the list of the blog", () => {
  test("has the featured article above nine others, newest first", async () => {
    const { featured, page } = await blog(1);
    expect(featured?.slug).toBe("brief");
    expect(page.data).toHaveLength(9);
    expect(slugsOf(page).slice(0, 3)).toEqual(["trial-week", "index-mistakes", "note-09"]);
    expect(page.meta).toMatchObject({ total: 12, last_page: 2 });
    expect(page.links.next).toBe("/blog?page=2");
  });

  test("shows every article once over all its pages", async () => {
    const { featured, page } = await blog(2);
    expect(featured).toBeUndefined();
    expect(slugsOf(page)).toEqual(["note-02", "note-01", "note-00"]);
  });

  test("a page past the end is the last page", async () => {
    expect((await blog(99)).page.meta.current_page).toBe(2);
  });
});

test("the API's list begins with the featured article only where nothing is filtered", async () => {
  expect(slugsOf(await list({})).slice(0, 2)).toEqual(["brief", "trial-week"]);
  expect(slugsOf(await list({ category: "hiring" })).slice(0, 2)).toEqual(["trial-week", "brief"]);
});

test.each([
  [{ category: "engineering" }, ["index-mistakes"]],
  [{ tag: "contracts" }, ["trial-week", "index-mistakes"]],
  [{ author: "priit-laanekask" }, ["trial-week"]],
  [{ tag: "contracts", category: "engineering" }, ["index-mistakes"]],
  [{ category: "old" }, []],
  [{ tag: "no-such-tag" }, []],
  [{ author: "nobody" }, []],
])("%j narrows the list", async (filter, requested) => {
  expect(slugsOf(await list(filter))).toEqual(requested);
});

test.each([
  ["postgresql", "capitals do not matter"],
  ["argerlich", "accents do not matter"],
  ["LUKASZ", "nor strokes through letters"],
  ["naive index", "all words have to stand there"],
  ["mistak", "the beginning of a word is enough"],
  ["fullstack", "hyphens do not matter"],
  ["full stack", "written apart"],
])("the search %s finds the article: %s", async (q) => {
  expect(slugsOf((await blog(1, q)).page)).toEqual(["index-mistakes"]);
});

test.each(["mistakes brief", "ostgresql", "%", "_", "'", "\\"])(
  "the search %s finds nothing",
  async (q) => {
    expect(slugsOf((await blog(1, q)).page)).toEqual([]);
  },
);

test("an article comes with its author, tags, headings and three related ones", async () => {
  const found = await findArticle(db, "index-mistakes");
  expect(found?.article).toMatchObject({
    author: { name: "Kadri Vaheoja", role: "Client lead", bio: "Reads every request." },
    tags: [
      { slug: "postgresql", name: "PostgreSQL" },
      { slug: "contracts", name: "Contracts" },
    ],
    headings: [{ id: "one", text: "One", level: 2 }],
    cover: null,
  });
  expect(found?.related.map(({ slug }) => slug)).toEqual(["trial-week", "brief", "note-09"]);
});

test("what is not published is not listed anywhere", async () => {
  expect(await findArticle(db, "withdrawn")).toBeUndefined();
  expect((await listCategories(db)).map(({ slug }) => slug)).not.toContain("old");
  expect(slugsOf(await list({ tag: "rates" }))).toEqual(["trial-week"]);
  expect(await findArticleTag(db, "no-such-tag")).toBeUndefined();
});

test("categories say how many articles they have, the greatest first", async () => {
  expect(await listCategories(db)).toEqual([
    { slug: "hiring", name: "Hiring", articles: 12 },
    { slug: "engineering", name: "Engineering", articles: 1 },
  ]);
});

test("the latest articles are the newest, featured or not", async () => {
  const latest = await listLatestArticles(db, 2);
  expect(latest.map(({ slug }) => slug)).toEqual(["trial-week", "index-mistakes"]);
});
