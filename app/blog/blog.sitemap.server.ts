import type { SitemapProvider } from "#app/site/sitemap/sitemap-provider.server.ts";
import type { SitemapUrlProvider } from "#app/site/sitemap/sitemap-url.server.ts";
import { toArticlePath, toAuthorPath, toCategoryPath, toTagPath } from "./article-url.ts";
import { listStoredArticleTags } from "./articles/article-tags.repository.server.ts";
import { listArticleChanges, listCategories } from "./articles/articles.repository.server.ts";

/** The latest articles in the sitemap for people, whose others are found through the blog. */
const MAX_LINKED = 1_000;
/** Of a file with 50,000 addresses at most. */
const MAX_LISTED = 30_000;

/** Articles by category, then the pages that gather them. */
export const listBlogPages: SitemapProvider = async (db) => {
  const articles = await listArticleChanges(db, MAX_LINKED);
  const categories = await listCategories(db);
  const tagged = new Set(articles.flatMap(({ tags }) => tags));
  const tags = (await listStoredArticleTags(db)).filter(({ slug }) => tagged.has(slug));
  const authors = new Map(articles.map(({ author, author_name }) => [author, author_name]));
  return {
    heading: "Blog",
    groups: [
      ...categories.map(({ slug, name }) => ({
        heading: name,
        links: articles
          .filter(({ category }) => category.slug === slug)
          .map((article) => ({ to: toArticlePath(article.slug), label: article.title })),
      })),
      {
        heading: "Topics",
        links: [
          ...categories.map(({ slug, name }) => ({ to: toCategoryPath(slug), label: name })),
          ...tags.map(({ slug, name }) => ({ to: toTagPath(slug), label: name })),
        ],
      },
      {
        heading: "Authors",
        links: [...authors].map(([slug, name]) => ({ to: toAuthorPath(slug), label: name })),
      },
    ].filter(({ links }) => links.length > 0),
  };
};

/** The date in the article, as in its page and its structured data. */
function toLastChange(article: { published_at: string; updated_at: string | null }): Date {
  return new Date(`${article.updated_at ?? article.published_at}T00:00:00Z`);
}

/** Articles, and the categories, tags and authors that have one. */
export const listBlogUrls: SitemapUrlProvider = async (db) => {
  const changes = new Map<string, Date>();
  for (const article of await listArticleChanges(db, MAX_LISTED)) {
    const lastmod = toLastChange(article);
    const paths = [
      toArticlePath(article.slug),
      toCategoryPath(article.category.slug),
      toAuthorPath(article.author),
      ...article.tags.map(toTagPath),
    ];
    for (const path of paths) {
      const before = changes.get(path);
      if (!before || before < lastmod) changes.set(path, lastmod);
    }
  }
  return [...changes].map(([path, lastmod]) => ({ path, lastmod }));
};
