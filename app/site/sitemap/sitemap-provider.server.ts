import type { Database } from "#database/client.server.ts";
import type { SitemapSection } from "./sitemap-section.ts";

/** A feature's section of the sitemap page; an empty one is left out. */
export type SitemapProvider = (db: Database) => Promise<SitemapSection>;
