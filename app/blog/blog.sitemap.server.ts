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

/** The newest change of each list, by its path. */
function toListChanges(
  articles: readonly { paths: readonly string[]; changed_at: Date }[],
): Map<string, Date> {
  const changes = new Map<string, Date>();
  for (const { paths, changed_at } of articles) {
    for (const path of paths) {
      const before = changes.get(path);
      if (!before || before < changed_at) changes.set(path, changed_at);
    }
  }
  return changes;
}

/** Articles, and the categories, tags and authors that have one. */
export const listBlogAddresses: AddressProvider = async (db) => {
  const articles = await listArticleChanges(db);
  const lists = toListChanges(
    articles.map(({ category, author, tags, changed_at }) => ({
      paths: [
        toCategoryPath(category.slug),
        toAuthorPath(author),
        ...tags.map((tag) => toTagPath(tag)),
      ],
      changed_at,
    })),
  );
  return [
    ...articles.map(({ slug, changed_at }) => ({ path: toArticlePath(slug), lastmod: changed_at })),
    ...[...lists].map(([path, lastmod]) => ({ path, lastmod })),
  ];
};
