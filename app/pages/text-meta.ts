import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { PageText } from "#contract/content/page-text.ts";

/** The head of a page that has a page text; the slug is the path. */
export function toTextMeta(
  matches: Parameters<typeof toPageMeta>[0],
  { slug, title, description }: Pick<PageText, "slug" | "title" | "description">,
) {
  return toPageMeta(matches, { title, description, path: `/${slug}` });
}
