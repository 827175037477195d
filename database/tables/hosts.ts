import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { BookingConfig } from "#contract/calls/booking.ts";

/**
 * People who take calls or took them, by the number that calls refer to. One who takes none any
 * more remains, because past calls name them. `hosts: 2` in `site.yaml`, without people, is the
 * numbers 1 and 2: people who are named later take over those calls in their order.
 */
export const bookingHosts = pgTable(
  "booking_hosts",
  {
    id: smallint().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    name: text().notNull(),
    takes_calls: boolean().notNull().default(true),
    // Of these three the agency's where null.
    timezone: text(),
    weekly_hours: jsonb().$type<BookingConfig["weekly_hours"]>(),
    place: text(),
    // When the desk last changed what is above: an import leaves it alone from then on.
    changed_at: timestamp({ withTimezone: true }),
    // SHA-256 of the secret in the URL of their calendar feed, hex; null without one.
    feed_token_hash: text().unique(),
    feed_created_at: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex("booking_hosts_email").on(sql`lower(${t.email})`)],
);

/** Days off that staff entered, besides those of the content. */
export const hostDaysOff = pgTable(
  "host_days_off",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    // Null for days off of everybody.
    host_id: smallint().references(() => bookingHosts.id),
    // By the clocks of the host.
    first_day: date().notNull(),
    last_day: date().notNull(),
  },
  (t) => [
    check("host_days_off_order", sql`first_day <= last_day`),
    index("host_days_off_last_day").on(t.last_day),
  ],
);

/** Another calendar of a host, whose busy times are no times for calls. */
export const hostCalendars = pgTable("host_calendars", {
  host_id: smallint()
    .primaryKey()
    .references(() => bookingHosts.id),
  // A secret: it opens the calendar.
  url: text().notNull(),
  // Null until it was read.
  read_at: timestamp({ withTimezone: true }),
  // Of the last attempt; null once it was read.
  failed_at: timestamp({ withTimezone: true }),
  problem: text(),
});

/** Times at which a host is busy by that calendar. */
export const hostBusyTimes = pgTable(
  "host_busy_times",
  {
    host_id: smallint()
      .notNull()
      .references(() => hostCalendars.host_id, { onDelete: "cascade" }),
    starts_at: timestamp({ withTimezone: true }).notNull(),
    ends_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check("host_busy_times_order", sql`starts_at < ends_at`),
    index("host_busy_times_host_id").on(t.host_id, t.starts_at),
  ],
);
