import { escapeXml } from "#platform/xml.ts";

/** URLs that one sitemap file may hold. */
const MAX_URLS = 50_000;

/** Sitemap for machines (sitemaps.org protocol 0.9); `siteUrl` is an origin without a slash. */
export function toSitemapXml(
  siteUrl: string,
  urls: readonly { path: string; lastmod?: Date }[],
): string {
  const entries = urls.slice(0, MAX_URLS).map(({ path, lastmod }) => {
    const loc = escapeXml(`${siteUrl}${path}`);
    const changed = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : "";
    return `<url><loc>${loc}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
