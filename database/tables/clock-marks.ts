import { boolean, pgTable, timestamp } from "drizzle-orm/pg-core";

/** One row: the last time at which a process believed its clock. */
export const clockMarks = pgTable("clock_marks", {
  id: boolean().primaryKey().default(true),
  seen_at: timestamp({ withTimezone: true }).notNull(),
});
