import type { Site } from "#contract/site.ts";
import type { Queryable } from "#database/client.server.ts";
import { type BrandFiles, site } from "#database/tables/site.ts";

export type StoredSite = { config: Site; files: BrandFiles };

export async function findStoredSite(db: Queryable): Promise<StoredSite | undefined> {
  const [row] = await db.select({ config: site.config, files: site.files }).from(site).limit(1);
  return row;
}

export async function saveSite(db: Queryable, config: Site, files: BrandFiles = {}): Promise<void> {
  await db
    .insert(site)
    .values({ config, files })
    .onConflictDoUpdate({ target: site.id, set: { config, files } });
}
