import type { AddressProvider } from "#app/site/sitemap-address.server.ts";
import type { SitemapProvider } from "#app/site/sitemap-provider.server.ts";
import { toArticlePath, toAuthorPath, toCategoryPath, toTagPath } from "./article-url.ts";
import { listArticleChanges } from "./articles.repository.server.ts";
import { listCategories } from "./articles.service.server.ts";

/** Articles by category; the rest of the blog is one step from them. */
export const listBlogPages: SitemapProvider = async (db) => {
  const articles = await listArticleChanges(db);
  const categories = await listCategories(db);
  return {
    heading: "Articles",
    groups: categories.map(({ slug, name }) => ({
      heading: name,
      links: articles
        .filter(({ category }) => category.slug === slug)
        .map((article) => ({ to: toArticlePath(article.slug), label: article.title })),
    })),
  };
};

/** What the article itself says, as its page and its structured data do. */
function toLastChange(article: { published_at: string; updated_at: string | null }): Date {
  return new Date(`${article.updated_at ?? article.published_at}T00:00:00Z`);
}

/** Articles, and the categories, tags and authors that have one. */
export const listBlogAddresses: AddressProvider = async (db) => {
  const changes = new Map<string, Date>();
  for (const article of await listArticleChanges(db)) {
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
