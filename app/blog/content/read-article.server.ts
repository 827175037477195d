import { basename } from "node:path/posix";
import type { ContentImage } from "#app/site/media/content-images.server.ts";
import { toMediaPath } from "#app/site/media/media-path.ts";
import { type ArticleHeading, READING_SPEED } from "#contract/content/article.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { findHeadingJumps } from "#platform/markdown/heading-levels.ts";
import {
  type MarkdownHeading,
  type MarkdownImage,
  renderMarkdown,
} from "#platform/markdown/markdown.server.ts";
import { toIndexWords } from "#platform/text/search-words.server.ts";
import type {
  ContentSource,
  MarkdownFile,
} from "#services/content/parsing/content-source.server.ts";
import type { ArticleFile } from "./article-file.server.ts";
import type { ArticleInput } from "./articles-content.repository.server.ts";

type Images = ReadonlyMap<string, ContentImage | undefined>;

/** An article of the folder, with its images. */
export type ReadArticle = {
  file: string;
  previous_slugs: string[];
  input: ArticleInput;
  pictures: ContentImage[];
};

/** Replaces an image that has a problem of its own. */
const UNUSABLE: MarkdownImage = { src: "", width: 1, height: 1 };

/** Headings that the contents list shows. */
function toContents(headings: readonly MarkdownHeading[]): ArticleHeading[] {
  return headings.flatMap(({ id, text, level }) => (level === 4 ? [] : [{ id, text, level }]));
}

function reportFutureDates({ value, report }: MarkdownFile<ArticleFile>): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const field of ["published_at", "updated_at"] as const) {
    // Only a warning: a slow clock must not prevent a start.
    if ((value?.[field] ?? "") > today) {
      report([field], "is in the future; the article is shown immediately anyway", "warning");
    }
  }
}

/** Takes the parsed `articles/<slug>.md` apart; reports errors and returns undefined if there are any. */
export async function readArticle(
  source: ContentSource,
  file: string,
  read: MarkdownFile<ArticleFile>,
  images: Images,
): Promise<ReadArticle | undefined> {
  const slug = basename(file, ".md");
  if (!SlugSchema.safeParse(slug).success) {
    const message =
      "the file name becomes a URL: use lower-case letters, digits and single hyphens";
    source.report({ severity: "error", file, message });
  }
  const shown = new Map<string, ContentImage>();
  const findImage = (name: string): MarkdownImage | undefined => {
    const image = images.get(name);
    if (!image) return images.has(name) ? UNUSABLE : undefined;
    shown.set(name, image);
    const { id, original_type, width, height } = image;
    return { src: toMediaPath({ id, content_type: original_type }), width, height };
  };
  const document = await renderMarkdown(read.body, { findImage });
  source.noteLinks(document.links, read.reportLine);
  for (const { line, message } of document.problems) read.reportLine(line, message);
  for (const { line, message } of findHeadingJumps(document.headings)) {
    read.reportLine(line, message);
  }
  if (document.words === 0) read.reportLine(1, "has no text below its front matter");
  reportFutureDates(read);

  const { value } = read;
  if (!value) return undefined;
  const { cover, previous_slugs, ...fields } = value;
  if (cover && !images.has(cover.file)) {
    read.report(["cover", "file"], `there is no image ${cover.file} beside this file`);
  }
  const input: ArticleInput = {
    slug,
    source: read.source,
    ...fields,
    cover: (cover && images.get(cover.file)?.id) ?? null,
    cover_file: cover?.file ?? null,
    cover_alt: cover?.alt ?? null,
    pictures: [...shown].map(([name, { id }]) => ({ file: name, media: id })),
    reading_minutes: Math.max(1, Math.round(document.words / READING_SPEED)),
    headings: toContents(document.headings),
    body: document.html,
    search_text: [...toIndexWords(`${value.title}\n${value.description}\n${document.text}`)].join(
      " ",
    ),
  };
  const coverImage = cover ? images.get(cover.file) : undefined;
  return {
    file,
    previous_slugs,
    input,
    pictures: [...(coverImage ? [coverImage] : []), ...shown.values()],
  };
}
