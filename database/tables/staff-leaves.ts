import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { staff } from "./staff.ts";

/**
 * Days on which the work of a person goes to a deputy. The migration forbids that two leaves of a
 * person overlap: an exclusion constraint over the person and the days.
 */
export const staffLeaves = pgTable(
  "staff_leaves",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    // Null once the deputy was disabled.
    deputy_id: integer().references(() => staff.id, { onDelete: "set null" }),
    // By the clocks of the agency; for calls by those of the host.
    first_day: date().notNull(),
    last_day: date().notNull(),
    idempotency_key: uuid().notNull().unique(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check("staff_leaves_order", sql`first_day <= last_day`),
    check("staff_leaves_deputy", sql`deputy_id <> staff_id`),
    index("staff_leaves_deputy_id").on(t.deputy_id, t.last_day),
    index("staff_leaves_last_day").on(t.last_day),
  ],
);
