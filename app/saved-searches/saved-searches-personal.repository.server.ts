import { asc, inArray, lte, sql } from "drizzle-orm";
import { savedSearches } from "#database/tables/saved-searches.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { ACTIVE_MONTHS, UNCONFIRMED_DAYS } from "./saved-search-periods.ts";

const { id, email, expires_at } = savedSearches;

const isTheirs = ({ spellings }: Person) => inArray(sql`lower(${email})`, [...spellings]);

/** What people search for, with their address. Their links are deleted with them. */
export const savedSearchesRecord: PersonalRecord = {
  name: "saved searches",
  tables: ["saved_searches", "saved_search_links"],
  retention: `until they are stopped, ${ACTIVE_MONTHS} months after they were confirmed or changed at most; ${UNCONFIRMED_DAYS} days without confirmation`,
  expiry: createRowExpiry({
    every: "night",
    table: savedSearches,
    key: id,
    since: expires_at,
    isExpired: (now) => lte(expires_at, now),
  }),
  ofPerson: {
    count: (db, person) => db.$count(savedSearches, isTheirs(person)),
    async *copy(db, person) {
      const rows = await db.select().from(savedSearches).where(isTheirs(person)).orderBy(asc(id));
      for (const { idempotency_key, seen_member_id, ...row } of rows) {
        yield {
          title: `Saved search of ${row.created_at.toISOString()}`,
          data: row,
          details: [
            ["Email address", row.email],
            ["Search", `/developers${row.search}`],
            ["Emails", row.frequency],
            ["Confirmed", row.confirmed_at?.toISOString() ?? ""],
            ["Ends", row.expires_at.toISOString()],
          ],
          files: [],
        };
      }
    },
    async eraseSome(db, person) {
      const erased = await db.delete(savedSearches).where(isTheirs(person));
      return erased.rowCount ?? 0;
    },
  },
};
