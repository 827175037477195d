import { integer, numeric, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Currency } from "#contract/members/member-terms.ts";
import { requests } from "./requests.ts";

/** What only staff know of a member. No page of the site, export or public API reads it. */
export const memberPrivate = pgTable("member_private", {
  /** Of the file in `members/`, published or still a draft. */
  slug: text().primaryKey(),
  /** The application that the member came from; null once that is erased. */
  request_id: integer()
    .unique()
    .references(() => requests.id, { onDelete: "set null" }),
  /** Idempotency key of the form that the draft was made by. */
  draft_key: uuid().unique(),
  email: text(),
  phone: text(),
  /** What the member asks for an hour; the client's price is in the profile. */
  own_rate: numeric({ precision: 8, scale: 2, mode: "number" }),
  own_currency: text().$type<Currency>(),
  notes: text().notNull(),
  /** Goes up with each change: a change names the version that was shown. */
  version: integer().notNull().default(1),
  /** Since when the member wants no emails about availability. */
  availability_stopped_at: timestamp({ withTimezone: true }),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** When it was last written; by a trigger. */
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
