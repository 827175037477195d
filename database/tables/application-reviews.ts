import { integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";

/** What staff think of an application: one rating a person, with scores from 1 to 4. */
export const applicationReviews = pgTable(
  "application_reviews",
  {
    request_id: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    staff_id: integer()
      .notNull()
      .references(() => staff.id),
    technical: smallint().notNull(),
    communication: smallint().notNull(),
    english: smallint().notNull(),
    motivation: smallint().notNull(),
    note: text().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.request_id, t.staff_id] })],
);
