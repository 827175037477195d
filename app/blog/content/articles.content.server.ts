import { basename, dirname } from "node:path/posix";
import { publishContentImage, readContentImages } from "#app/site/media/content-images.server.ts";
import { findOriginal } from "#app/site/media/media.repository.server.ts";
import { storeImages } from "#app/site/media/store-images.server.ts";
import { renameRecord } from "#app/site/redirects/previous-slugs.repository.server.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import type { ContentFile, ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { reportTakenSlugs } from "#services/content/kinds/previous-slugs.ts";
import {
  type ContentSource,
  MAX_TEXT_BYTES,
  type MarkdownFile,
} from "#services/content/parsing/content-source.server.ts";
import { parseImagePath } from "../articles/article-images.server.ts";
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
  images: Awaited<ReturnType<typeof readContentImages>>,
  articles: readonly ReadArticle[],
): void {
  const shown = new Set(articles.flatMap(({ pictures: images }) => images.map(({ file }) => file)));
  for (const image of images.values()) {
    if (!image || shown.has(image.file)) continue;
    const { file } = image;
    source.report({ severity: "warning", file, message: "no article uses this image" });
  }
}

async function readArticles(source: ContentSource): Promise<ReadArticle[]> {
  const files = source.files.filter(isArticle);
  const imageFiles = source.files.filter((file) => parseImagePath(file) !== undefined);
  // An article has the size of its pictures in its text.
  const isChecked = (file: string) =>
    source.isChecked(file) || imageFiles.some((image) => source.isChanged(image));
  const checked = files.filter(isChecked);
  const isComplete = checked.length === files.length;
  const images = await readContentImages(
    source,
    isComplete ? imageFiles : await findNamedImages(source, checked, imageFiles),
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
    const article = await readArticle(source, file, page, images);
    if (!article) continue;
    reportTakenSlugs(article.previous_slugs, slugs, ["previous_slugs"], page.report);
    articles.push(article);
  }
  reportDisagreements(read);
  // The images of an article that cannot be read are unknown.
  if (articles.length === files.length) reportUnshown(source, images, articles);
  return articles;
}

/** Pictures whose names these articles contain: the others need not be opened. */
async function findNamedImages(
  source: ContentSource,
  articles: readonly string[],
  images: readonly string[],
): Promise<string[]> {
  const texts = await Promise.all(articles.map((file) => source.readBytes(file, MAX_TEXT_BYTES)));
  return images.filter((image) => texts.some((text) => text?.includes(basename(image))));
}

async function importArticles(
  tx: Transaction,
  source: ContentSource,
  articles: readonly ReadArticle[],
): Promise<undefined> {
  const changed = articles.filter(({ file, pictures: images }) =>
    source.isChanged(file, ...images.map((image) => image.file)),
  );
  const images = changed.flatMap((article) => article.pictures);
  await storeImages(tx, source, images, publishContentImage);
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
  const images = new Map<string, string>();
  for (const article of await listStoredArticles(db)) {
    if (!article.published) continue;
    yield { path: `articles/${article.slug}.md`, content: Buffer.from(article.source) };
    if (article.cover && article.cover_file) images.set(article.cover_file, article.cover);
    for (const { file, media } of article.pictures) images.set(file, media);
  }
  for (const [file, id] of images) {
    const original = await findOriginal(db, id);
    if (original) yield { path: `articles/${file}`, content: original.bytes };
  }
}

/** Articles of the blog: `articles/<slug>.md` with their images. */
export const articlesContent: ContentKind = {
  name: "articles",
  places: ["articles"],
  singular: "article",

  owns: (file) => isArticle(file) || parseImagePath(file) !== undefined,

  async read(source) {
    const articles = await readArticles(source);
    return {
      count: articles.length,
      import: (tx) => importArticles(tx, source, articles),
    };
  },

  export: exportArticles,
};
