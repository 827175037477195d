import { sql } from "drizzle-orm";
import type { Site } from "#contract/content/site.ts";
import type { Queryable } from "#database/client.server.ts";
import { type BrandFiles, type MeasuredTerms, site } from "#database/tables/site.ts";
import { storeHosts } from "./hosts.repository.server.ts";

export type StoredSite = { config: Site; files: BrandFiles; measured: MeasuredTerms };

export async function findStoredSite(db: Queryable): Promise<StoredSite | undefined> {
  const [row] = await db
    .select({ config: site.config, files: site.files, measured: site.measured })
    .from(site)
    .limit(1);
  return row;
}

export async function saveSite(db: Queryable, config: Site, files: BrandFiles = {}): Promise<void> {
  await db
    .insert(site)
    .values({ config, files })
    .onConflictDoUpdate({ target: site.id, set: { config, files } });
  const hosts = config.booking?.hosts;
  if (Array.isArray(hosts)) await storeHosts(db, hosts);
}

export async function saveMeasuredTerms(db: Queryable, measured: MeasuredTerms): Promise<void> {
  await db
    .update(site)
    .set({ measured })
    .where(sql`${site.measured} <> ${JSON.stringify(measured)}::jsonb`);
}
