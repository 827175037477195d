import { sql } from "drizzle-orm";
import type { Site } from "#contract/content/site.ts";
import type { Queryable } from "#database/client.server.ts";
import { bookingHosts } from "#database/tables/hosts.ts";
import { type BrandFiles, type MeasuredTerms, site } from "#database/tables/site.ts";
import { storeHosts } from "./hosts.repository.server.ts";

export type StoredSite = {
  config: Site;
  files: BrandFiles;
  measured: MeasuredTerms;
  hosts: string[];
};

/** Names of the people who take calls. */
const hostNames = sql<string[]>`array(
  select ${bookingHosts.name} from ${bookingHosts} where ${bookingHosts.takes_calls} order by ${bookingHosts.id})`;

export async function findStoredSite(db: Queryable): Promise<StoredSite | undefined> {
  const [row] = await db
    .select({ config: site.config, files: site.files, measured: site.measured, hosts: hostNames })
    .from(site)
    .limit(1);
  return row;
}

/** @returns what the content has otherwise than the desk, whose hosts stay as they are there */
export async function saveSite(
  db: Queryable,
  config: Site,
  files: BrandFiles = {},
): Promise<string[]> {
  await db
    .insert(site)
    .values({ config, files })
    .onConflictDoUpdate({ target: site.id, set: { config, files } });
  const hosts = config.booking?.hosts;
  return storeHosts(db, Array.isArray(hosts) ? hosts : []);
}

export async function saveMeasuredTerms(db: Queryable, measured: MeasuredTerms): Promise<void> {
  await db
    .update(site)
    .set({ measured })
    .where(sql`${site.measured} <> ${JSON.stringify(measured)}::jsonb`);
}
