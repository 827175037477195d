import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { BookingStatus } from "#contract/calls/booking.ts";
import type { CallResult } from "#contract/calls/desk-call-terms.ts";
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
    // The number to call them on, where they gave one.
    phone: text(),
    status: text().notNull().$type<BookingStatus>(),
    // Incremented by each change that is sent to calendars (RFC 5545).
    sequence: integer().notNull().default(0),
    // SHA-256 of the secret in the browser (held) or in the link (booked), hex.
    token_hash: text().notNull().unique(),
    held_until: timestamp({ withTimezone: true }),
    // When the time of a tentative call is released; null once it is confirmed.
    confirm_by: timestamp({ withTimezone: true }),
    // Since when the client is asked for another time; null once the call was moved.
    new_time_asked_at: timestamp({ withTimezone: true }),
    // When the client is reminded; null once they were, or where the call is sooner than that.
    remind_at: timestamp({ withTimezone: true }),
    // The client turned reminders off; a move does not turn them on.
    is_reminder_off: boolean().notNull().default(false),
    // How it went; null until staff record it.
    outcome: text().$type<CallResult>(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    // When it was last written; by a trigger.
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("bookings_held_until").on(t.held_until).where(sql`status = 'held'`),
    index("bookings_confirm_by").on(t.confirm_by).where(sql`confirm_by is not null`),
    index("bookings_remind_at").on(t.remind_at).where(sql`remind_at is not null`),
    index("bookings_starts_at").on(t.starts_at),
    index("bookings_updated_at").on(t.updated_at),
    check("bookings_order", sql`starts_at < ends_at and ends_at <= blocked_until`),
    check("bookings_held", sql`(status = 'held') = (held_until is not null)`),
    check("bookings_tentative", sql`confirm_by is null or status = 'booked'`),
    check(
      "bookings_outcome",
      sql`outcome is null or (outcome in ('took_place', 'no_show') and status = 'booked' and confirm_by is null)`,
    ),
  ],
);

/** Further links to a call: each email of staff has its own, because no secret is stored. */
export const bookingLinks = pgTable(
  "booking_links",
  {
    token_hash: text().primaryKey(), // SHA-256, hex
    booking_id: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
  },
  (t) => [index("booking_links_booking_id").on(t.booking_id)],
);

/** Links in replies of staff, by which a client books a call about a request that was sent. */
export const bookingInvitations = pgTable(
  "booking_invitations",
  {
    token_hash: text().primaryKey(), // SHA-256, hex
    request_id: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("booking_invitations_request_id").on(t.request_id)],
);
