import type { MetaDescriptor } from "react-router";
import { type PageMeta, toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { Paged } from "#contract/http/paging.ts";

export const FEED_PATH = "/blog/feed.xml";

/** Head of a page of the blog: with a link to the feed. */
export function toBlogMeta(
  matches: Parameters<typeof toPageMeta>[0],
  page: PageMeta,
): MetaDescriptor[] {
  return [
    ...toPageMeta(matches, page),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: "Blog",
      href: FEED_PATH,
    },
  ];
}

/** Head of one page of a list, with links to the previous and next page. */
export function toListMeta(
  matches: Parameters<typeof toPageMeta>[0],
  page: PageMeta,
  { meta, links }: Pick<Paged<unknown>, "meta" | "links">,
): MetaDescriptor[] {
  const { current_page } = meta;
  const title = current_page > 1 ? `${page.title}, page ${current_page}` : page.title;
  return [
    ...toBlogMeta(matches, { ...page, title }),
    ...(links.prev && !page.noindex ? [{ tagName: "link", rel: "prev", href: links.prev }] : []),
    ...(links.next && !page.noindex ? [{ tagName: "link", rel: "next", href: links.next }] : []),
  ];
}
