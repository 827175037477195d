import type { Database } from "#database/client.server.ts";
import type { SitemapSection } from "./sitemap-section.ts";

/** What a room adds to the sitemap for people; an empty section is left out. */
export type SitemapProvider = (db: Database) => Promise<SitemapSection>;
