import type { Database } from "#database/client.server.ts";

/**
 * A page that search engines may find; `lastmod` is the instant of its last change, where known.
 */
export type SitemapUrl = { path: string; lastmod?: Date };

/** A feature's URLs in `sitemap.xml`. */
export type SitemapUrlProvider = (db: Database) => Promise<SitemapUrl[]>;
