import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { BookingStatus } from "#contract/booking.ts";
import { requests } from "./requests.ts";

/**
 * Time of the operator's people. The migration forbids that one host has two live rows at a time:
 * an exclusion constraint over host and `[starts_at, blocked_until)`.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    // Null while held.
    request_id: integer()
      .unique()
      .references(() => requests.id, { onDelete: "cascade" }),
    host: smallint().notNull(),
    starts_at: timestamp({ withTimezone: true }).notNull(),
    ends_at: timestamp({ withTimezone: true }).notNull(),
    // The end with the break that the host has after it.
    blocked_until: timestamp({ withTimezone: true }).notNull(),
    // The visitor's; null while held.
    timezone: text(),
    status: text().notNull().$type<BookingStatus>(),
    // Incremented by each change that is sent to calendars (RFC 5545).
    sequence: integer().notNull().default(0),
    // SHA-256 of the secret in the browser (held) or in the link (booked), hex.
    token_hash: text().notNull().unique(),
    held_until: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("bookings_held_until").on(t.held_until).where(sql`status = 'held'`),
    index("bookings_starts_at").on(t.starts_at),
    check("bookings_order", sql`starts_at < ends_at and ends_at <= blocked_until`),
    check("bookings_held", sql`(status = 'held') = (held_until is not null)`),
  ],
);
