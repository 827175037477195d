import { dirname } from "node:path/posix";
import { findOriginal } from "#app/site/media.repository.server.ts";
import { storePictures } from "#app/site/store-pictures.server.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import {
  type Changes,
  compareEntries,
  hasChanges,
} from "#services/content/content-changes.server.ts";
import type { ContentFile, ContentKind } from "#services/content/content-kind.server.ts";
import type { ContentSource } from "#services/content/content-source.server.ts";
import {
  parsePicturePath,
  publishArticlePicture,
  readArticlePictures,
} from "../articles/article-pictures.server.ts";
import { toArticleFileSchema } from "./article-file.server.ts";
import {
  listStoredArticles,
  unpublishArticlesExcept,
  upsertArticle,
} from "./articles-content.repository.server.ts";
import { type ReadArticle, readArticle } from "./read-article.server.ts";

const isArticle = (file: string) => dirname(file) === "articles" && file.endsWith(".md");

/** Checks across articles: a category with two names, a second featured article. */
function reportDisagreements(articles: readonly ReadArticle[]): void {
  const named = new Map<string, { name: string; file: string }>();
  let featured: string | undefined;
  for (const { file, input, report } of articles) {
    const { slug, name } = input.category;
    const other = named.get(slug);
    if (other && other.name !== name) {
      const message = `the category ${slug} is called "${other.name}" in ${other.file}: use one name`;
      report(["category", "name"], message);
    }
    if (!other) named.set(slug, { name, file });
    if (!input.featured) continue;
    if (featured) report(["featured"], `only one article is featured, and ${featured} is already`);
    featured ??= file;
  }
}

function reportUnshown(
  source: ContentSource,
  pictures: Awaited<ReturnType<typeof readArticlePictures>>,
  articles: readonly ReadArticle[],
): void {
  const shown = new Set(articles.flatMap(({ pictures }) => pictures.map(({ file }) => file)));
  for (const picture of pictures.values()) {
    if (!picture || shown.has(picture.file)) continue;
    const { file } = picture;
    source.report({ severity: "warning", file, message: "no article uses this picture" });
  }
}

async function readArticles(source: ContentSource): Promise<ReadArticle[]> {
  const pictures = await readArticlePictures(source);
  const schema = toArticleFileSchema({
    authors: source.slugsOf("authors"),
    tags: source.slugsOf("article tags"),
  });
  const files = source.files.filter(isArticle);
  const articles: ReadArticle[] = [];
  for (const file of files) {
    const article = await readArticle(source, file, schema, pictures);
    if (article) articles.push(article);
  }
  reportDisagreements(articles);
  // The images of an article that cannot be read are unknown.
  if (articles.length === files.length) reportUnshown(source, pictures, articles);
  return articles;
}

async function importArticles(
  tx: Transaction,
  source: ContentSource,
  articles: readonly ReadArticle[],
): Promise<Changes> {
  const stored = await listStoredArticles(tx);
  const changes = compareEntries(
    stored.map(({ published, ...value }) => ({ slug: value.slug, published, value })),
    articles.map(({ input }) => ({ slug: input.slug, value: input })),
  );
  if (!hasChanges(changes)) return changes;
  const slugs = new Set([...changes.added, ...changes.changed, ...changes.published_again]);
  const written = articles.filter(({ input }) => slugs.has(input.slug));
  const pictures = written.flatMap((article) => article.pictures);
  await storePictures(tx, source, pictures, publishArticlePicture);
  for (const { input } of written) await upsertArticle(tx, input);
  await unpublishArticlesExcept(
    tx,
    articles.map(({ input }) => input.slug),
  );
  return changes;
}

async function* exportArticles(db: Queryable): AsyncIterable<ContentFile> {
  const pictures = new Map<string, string>();
  for (const article of await listStoredArticles(db)) {
    if (!article.published) continue;
    yield { path: `articles/${article.slug}.md`, content: Buffer.from(article.source) };
    if (article.cover && article.cover_file) pictures.set(article.cover_file, article.cover);
    for (const { file, media } of article.pictures) pictures.set(file, media);
  }
  for (const [file, id] of pictures) {
    const original = await findOriginal(db, id);
    if (original) yield { path: `articles/${file}`, content: original.bytes };
  }
}

/** Articles of the blog: `articles/<slug>.md` with their images. */
export const articlesContent: ContentKind = {
  name: "articles",
  singular: "article",

  // Any other image may be used later.
  owns(file, files) {
    const [, slug] = /^(.*)\.[^./]+$/.exec(parsePicturePath(file) ?? "") ?? [];
    return isArticle(file) || (slug !== undefined && files.includes(`articles/${slug}.md`));
  },

  async read(source) {
    const articles = await readArticles(source);
    return {
      count: articles.length,
      import: (tx) => importArticles(tx, source, articles),
    };
  },

  export: exportArticles,
};
