import { basename, dirname } from "node:path/posix";
import { findOriginal } from "#app/site/media.repository.server.ts";
import { renameRecord } from "#app/site/previous-slugs.repository.server.ts";
import { storePictures } from "#app/site/store-pictures.server.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import type { ContentFile, ContentKind } from "#services/content/content-kind.server.ts";
import {
  type ContentSource,
  MAX_TEXT_BYTES,
  type MarkdownFile,
} from "#services/content/content-source.server.ts";
import { reportTakenSlugs } from "#services/content/previous-slugs.ts";
import {
  parsePicturePath,
  publishArticlePicture,
  readArticlePictures,
} from "../articles/article-pictures.server.ts";
import { type ArticleFile, toArticleFileSchema } from "./article-file.server.ts";
import {
  listStoredArticles,
  unpublishArticles,
  upsertArticle,
} from "./articles-content.repository.server.ts";
import { type ReadArticle, readArticle } from "./read-article.server.ts";

const isArticle = (file: string) => dirname(file) === "articles" && file.endsWith(".md");

type ReadFile = MarkdownFile<ArticleFile> & { file: string };

/** Also of a file with an error in another field. */
const isFeatured = ({ raw }: ReadFile) => (raw as Partial<ArticleFile> | null)?.featured === true;

/** Checks across articles: a category with two names, a second featured article. */
function reportDisagreements(files: readonly ReadFile[]): void {
  const named = new Map<string, { name: string; file: string }>();
  for (const { file, value, report } of files) {
    if (!value) continue;
    const { slug, name } = value.category;
    const other = named.get(slug);
    if (other && other.name !== name) {
      const message = `the category ${slug} is called "${other.name}" in ${other.file}: use one name`;
      report(["category", "name"], message);
    }
    if (!other) named.set(slug, { name, file });
  }
  const [first, ...others] = files.filter(isFeatured);
  for (const { report } of others) {
    report(["featured"], `only one article is featured, and ${first?.file} is already`);
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
  const files = source.files.filter(isArticle);
  const pictureFiles = source.files.filter((file) => parsePicturePath(file) !== undefined);
  // An article has the size of its pictures in its text.
  const isChecked = (file: string) =>
    source.isChecked(file) || pictureFiles.some((picture) => source.isChanged(picture));
  const checked = files.filter(isChecked);
  const isComplete = checked.length === files.length;
  const pictures = await readArticlePictures(
    source,
    isComplete ? pictureFiles : await findNamedPictures(source, checked, pictureFiles),
  );
  const schema = toArticleFileSchema({
    authors: source.slugsOf("authors"),
    tags: source.slugsOf("article tags"),
  });
  const slugs = new Set(files.map((file) => basename(file, ".md")));
  const articles: ReadArticle[] = [];
  const read: ReadFile[] = [];
  for (const file of files) {
    const page = await source.readMarkdown(file, schema);
    if (!page) continue;
    read.push({ file, ...page });
    if (!isChecked(file)) continue;
    const article = await readArticle(source, file, page, pictures);
    if (!article) continue;
    reportTakenSlugs(article.previous_slugs, slugs, ["previous_slugs"], page.report);
    articles.push(article);
  }
  reportDisagreements(read);
  // The images of an article that cannot be read are unknown.
  if (articles.length === files.length) reportUnshown(source, pictures, articles);
  return articles;
}

/** Pictures whose names these articles contain: the others need not be opened. */
async function findNamedPictures(
  source: ContentSource,
  articles: readonly string[],
  pictures: readonly string[],
): Promise<string[]> {
  const texts = await Promise.all(articles.map((file) => source.readBytes(file, MAX_TEXT_BYTES)));
  return pictures.filter((picture) => texts.some((text) => text?.includes(basename(picture))));
}

async function importArticles(
  tx: Transaction,
  source: ContentSource,
  articles: readonly ReadArticle[],
): Promise<undefined> {
  const changed = articles.filter(({ file, pictures }) =>
    source.isChanged(file, ...pictures.map((picture) => picture.file)),
  );
  const pictures = changed.flatMap((article) => article.pictures);
  await storePictures(tx, source, pictures, publishArticlePicture);
  for (const { input, previous_slugs } of changed) {
    await renameRecord(tx, "article", input.slug, previous_slugs);
    await upsertArticle(tx, input);
  }
  await unpublishArticles(
    tx,
    source.removed.filter(isArticle).map((file) => basename(file, ".md")),
  );
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
  places: ["articles"],
  singular: "article",

  owns: (file) => isArticle(file) || parsePicturePath(file) !== undefined,

  async read(source) {
    const articles = await readArticles(source);
    return {
      count: articles.length,
      import: (tx) => importArticles(tx, source, articles),
    };
  },

  export: exportArticles,
};
