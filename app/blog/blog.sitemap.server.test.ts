import { expect, test } from "vitest";
import { seedArticles } from "#tests/support/articles.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { listBlogPages, listBlogUrls } from "./blog.sitemap.server.ts";
import { unpublishArticles } from "./content/articles-content.repository.server.ts";
import { getFeed } from "./feed/feed.service.server.ts";

const { db } = await createTestDatabase();
const contracts = { slug: "contracts", name: "Contracts" };

await seedArticles(db, [
  { slug: "brief", title: "A brief", tags: ["rates"], published_at: "2026-01-05" },
  {
    slug: "rates",
    title: "Raise your rate",
    tags: ["rates", "contracts"],
    category: contracts,
    author: "priit-laanekask",
    published_at: "2026-01-03",
    updated_at: "2026-02-01",
  },
]);

const dates = async () =>
  Object.fromEntries(
    (await listBlogUrls(db)).map(({ path, lastmod }) => [
      path,
      lastmod?.toISOString().slice(0, 10),
    ]),
  );

test("sitemap.xml has articles and lists that have one, with the articles' own dates", async () => {
  expect(await dates()).toEqual({
    "/blog/brief": "2026-01-05",
    "/blog/rates": "2026-02-01",
    "/blog/category/hiring": "2026-01-05",
    "/blog/category/contracts": "2026-02-01",
    "/blog/author/kadri-vaheoja": "2026-01-05",
    "/blog/author/priit-laanekask": "2026-02-01",
    "/blog/tag/rates": "2026-02-01",
    "/blog/tag/contracts": "2026-02-01",
  });
});

test("people find the articles by category, and the pages that gather them", async () => {
  expect(await listBlogPages(db)).toEqual({
    heading: "Blog",
    groups: [
      { heading: "Contracts", links: [{ to: "/blog/rates", label: "Raise your rate" }] },
      { heading: "Hiring", links: [{ to: "/blog/brief", label: "A brief" }] },
      {
        heading: "Topics",
        links: [
          { to: "/blog/category/contracts", label: "Contracts" },
          { to: "/blog/category/hiring", label: "Hiring" },
          { to: "/blog/tag/rates", label: "Rates" },
          { to: "/blog/tag/contracts", label: "Contracts" },
        ],
      },
      {
        heading: "Authors",
        links: [
          { to: "/blog/author/kadri-vaheoja", label: "Kadri Vaheoja" },
          { to: "/blog/author/priit-laanekask", label: "Priit Laanekask" },
        ],
      },
    ],
  });
});

test("the feed has every article, newest first, and says when the last one changed", async () => {
  const feed = await getFeed(db, "https://ogds.example");
  const links = [...feed.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual([
    "https://ogds.example/blog",
    "https://ogds.example/blog/brief",
    "https://ogds.example/blog/rates",
  ]);
  expect(feed).toContain("<lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>");
});

test("an article that is gone leaves sitemaps and feed, with the lists that it leaves empty", async () => {
  await unpublishArticles(db, ["rates"]);
  expect(Object.keys(await dates())).toEqual([
    "/blog/brief",
    "/blog/category/hiring",
    "/blog/author/kadri-vaheoja",
    "/blog/tag/rates",
  ]);
  expect(JSON.stringify(await listBlogPages(db))).not.toContain("Raise your rate");
  expect(await getFeed(db, "https://ogds.example")).not.toContain("/blog/rates");
});
