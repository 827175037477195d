import type { Queryable } from "#database/client.server.ts";
import { siteAddresses } from "#database/tables/site-addresses.ts";

/** The origin of the site that started last; undefined before the first start. */
export async function findSiteAddress(db: Queryable): Promise<string | undefined> {
  const [row] = await db.select().from(siteAddresses);
  return row?.url;
}

/** Stores the origin of a site that starts. */
export async function storeSiteAddress(db: Queryable, url: string): Promise<void> {
  await db
    .insert(siteAddresses)
    .values({ url })
    .onConflictDoUpdate({ target: siteAddresses.id, set: { url } });
}
