import type { Database } from "#database/client.server.ts";

/** A page that search engines may find; `lastmod` is the instant of its last change, where known. */
export type SitemapAddress = { path: string; lastmod?: Date };

/** What a room adds to the sitemap for machines. */
export type AddressProvider = (db: Database) => Promise<SitemapAddress[]>;
