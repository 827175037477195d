import type { SitemapUrl } from "#app/site/sitemap/sitemap-url.server.ts";
import type { Database } from "#database/client.server.ts";
import { listMemberChanges, listMemberParts } from "./members.repository.server.ts";
import { toProfilePath } from "./parts/profile-url.ts";

/** Of one file; the protocol allows 50,000, which would take a fifth of a second to write. */
const MAX_PROFILES = 10_000;

/** The parts in which profiles are in the sitemap. */
export const listProfileParts = (db: Database) => listMemberParts(db, MAX_PROFILES);

export async function listProfileUrls(db: Database, part: number): Promise<SitemapUrl[]> {
  const changes = await listMemberChanges(db, { part, size: MAX_PROFILES });
  return changes.map(({ slug, updated_at }) => ({
    path: toProfilePath(slug),
    lastmod: updated_at,
  }));
}
