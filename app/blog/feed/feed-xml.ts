import { getTrade } from "#contract/values/trade.ts";
import { escapeXml } from "#platform/text/xml.ts";

export type FeedItem = {
  path: string;
  title: string;
  description: string;
  author: string;
  category: string;
  /** ISO date. */
  published_at: string;
  /** HTML that was sanitised when it was stored. */
  body: string;
};

export type Feed = {
  siteUrl: string;
  path: string;
  title: string;
  description: string;
  /** ISO date of the last change, undefined where there is none. */
  changed: string | undefined;
  items: readonly FeedItem[];
};

/** `Wed, 18 Nov 2026 00:00:00 GMT`, as RFC 822 wants it. */
function toFeedDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}

/** A feed reader has no base URL for the paths in a text. */
function toAbsoluteUrls(html: string, siteUrl: string, path: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replace(/ href="#/g, ` href="${siteUrl}${path}#`);
}

function element(name: string, text: string, attributes = ""): string {
  return `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}

/** RSS 2.0 with whole texts; `siteUrl` is an origin without a slash. */
export function toFeedXml({ siteUrl, path, title, description, changed, items }: Feed): string {
  const self = escapeXml(`${siteUrl}${path}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", title),
    element("link", `${siteUrl}/blog`),
    element("description", description),
    `<language>${getTrade().lang}</language>`,
    ...(changed ? [element("lastBuildDate", toFeedDate(changed))] : []),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => toItem(item, siteUrl)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function toItem(item: FeedItem, siteUrl: string): string {
  const url = `${siteUrl}${item.path}`;
  return [
    "<item>",
    element("title", item.title),
    element("link", url),
    element("guid", url, ' isPermaLink="true"'),
    element("pubDate", toFeedDate(item.published_at)),
    element("dc:creator", item.author),
    element("category", item.category),
    element("description", item.description),
    element("content:encoded", toAbsoluteUrls(item.body, siteUrl, item.path)),
    "</item>",
  ].join("\n");
}
