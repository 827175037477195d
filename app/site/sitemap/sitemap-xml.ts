import { escapeXml } from "#platform/text/xml.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function toDocument(root: string, lines: readonly string[]): string {
  const start = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${NAMESPACE}>`];
  return [...start, ...lines, `</${root}>`, ""].join("\n");
}

/** Sitemap for machines (sitemaps.org protocol 0.9); `siteUrl` is an origin without a slash. */
export function toSitemapXml(
  siteUrl: string,
  urls: readonly { path: string; lastmod?: Date }[],
): string {
  const lines = urls.map(({ path, lastmod }) => {
    const loc = escapeXml(`${siteUrl}${path}`);
    const changed = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : "";
    return `<url><loc>${loc}</loc>${changed}</url>`;
  });
  return toDocument("urlset", lines);
}

/** The files of a sitemap that is too long for one. */
export function toSitemapIndex(siteUrl: string, paths: readonly string[]): string {
  const lines = paths.map((path) => `<sitemap><loc>${escapeXml(siteUrl + path)}</loc></sitemap>`);
  return toDocument("sitemapindex", lines);
}
