import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { emptySearches } from "#database/tables/empty-searches.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";

/** Different searches that are counted a day, however many a program makes up. */
const MAX_PER_DAY = 1_000;
const DAYS = 90;

export type EmptySearch = { search: string; label: string; count: number };

export async function countEmptySearch(
  db: Queryable,
  { search, label }: Omit<EmptySearch, "count">,
): Promise<void> {
  const { day } = emptySearches;
  await db.execute(sql`
    insert into ${emptySearches} (search, label)
    select ${search}, ${label}
    where (select count(*) from ${emptySearches} where ${day} = current_date) < ${MAX_PER_DAY}
      or exists (select from ${emptySearches}
        where ${day} = current_date and ${emptySearches.search} = ${search})
    on conflict (day, search) do update set count = ${emptySearches.count} + 1`);
}

/** The most frequent ones since a moment. */
export async function listEmptySearches(
  db: Queryable,
  since: Date,
  limit: number,
): Promise<EmptySearch[]> {
  const { rows } = await db.execute<EmptySearch>(sql`
    select search, min(label) as label, sum(count)::int as count
    from ${emptySearches}
    where ${emptySearches.day} >= ${since.toISOString()}::timestamptz::date
    group by search order by count desc, search limit ${limit}`);
  return rows;
}

/** What visitors typed may be about a person, though not by whom it was typed. */
export const emptySearchesRecord: PersonalRecord = {
  name: "searches without results",
  tables: ["empty_searches"],
  retention: `${DAYS} days`,
  expiry: createRowExpiry({
    every: "night",
    since: emptySearches.day,
    isExpired: (now) =>
      sql`${emptySearches.day} < (${now.toISOString()}::timestamptz)::date - ${DAYS}::int`,
  }),
};
