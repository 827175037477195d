import type { Site } from "#contract/site.ts";
import type { Queryable } from "#database/client.server.ts";
import { site } from "#database/tables/site.ts";

export async function findSite(db: Queryable): Promise<Site | undefined> {
  const [row] = await db.select({ config: site.config }).from(site).limit(1);
  return row?.config;
}

export async function saveSite(db: Queryable, config: Site): Promise<void> {
  await db.insert(site).values({ config }).onConflictDoUpdate({ target: site.id, set: { config } });
}
