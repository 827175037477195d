import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { memberSearch } from "#database/tables/member-search.ts";

/** Each time zone of published members once, read in steps through its index. */
export async function listMemberZones(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ zone: string }>(sql`
    with recursive zones as (
      select min(timezone) as zone from ${memberSearch}
      union all
      select (select min(timezone) from ${memberSearch} where timezone > zone) from zones
      where zone is not null
    )
    select zone from zones where zone is not null`);
  return rows.map(({ zone }) => zone);
}
