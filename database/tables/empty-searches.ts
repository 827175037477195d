import { sql } from "drizzle-orm";
import { bigint, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** Searches of visitors that found no member, counted by day. */
export const emptySearches = pgTable(
  "empty_searches",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: "string" }).notNull().default(sql`current_date`),
    /** Query of the list, canonical. */
    search: text().notNull(),
    /** The same in words. */
    label: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [unique("empty_searches_day_search").on(table.day, table.search)],
);
