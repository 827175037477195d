import type { SitemapUrlProvider } from "#app/site/sitemap-url.server.ts";
import { listMemberChanges } from "./members.repository.server.ts";
import { toProfilePath } from "./parts/profile-url.ts";

export const listMemberUrls: SitemapUrlProvider = async (db) =>
  (await listMemberChanges(db)).map(({ slug, updated_at }) => ({
    path: toProfilePath(slug),
    lastmod: updated_at,
  }));
