import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { PlacementChangeKind, PlacementStatus } from "#contract/desk/placement-terms.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import { members } from "./members.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";
import { uploads } from "./uploads.ts";

const rate = () => numeric({ precision: 8, scale: 2, mode: "number" });

/** A member who works for a client since a request was won. */
export const placements = pgTable(
  "placements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    request_id: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    status: text().notNull().default("running").$type<PlacementStatus>(),
    /** What the client pays for an hour. */
    client_rate: rate().notNull(),
    client_currency: text().notNull().$type<Currency>(),
    /** What the member gets for an hour; null where it is not known, or was erased. */
    own_rate: rate(),
    own_currency: text().$type<Currency>(),
    starts_on: date({ mode: "string" }).notNull(),
    /** Planned; null without an end. */
    ends_on: date({ mode: "string" }),
    /** Of one that runs no more. */
    ended_on: date({ mode: "string" }),
    hours_per_week: smallint(),
    /** Days of notice. */
    notice_days: smallint(),
    trial_ends_on: date({ mode: "string" }),
    /** Whether the client may hire the member for good. */
    has_buyout: boolean().notNull().default(false),
    /** What else was agreed. */
    terms: text().notNull().default(""),
    /** The contract. */
    upload_id: integer().references(() => uploads.id, { onDelete: "set null" }),
    /** Incremented by every change, which names the version that it was made on. */
    version: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Later than the transaction of the last change began. */
    updated_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    unique("placements_request_member").on(t.request_id, t.member_id),
    index("placements_member_id").on(t.member_id),
    index("placements_upload_id").on(t.upload_id),
    index("placements_starts_on").on(t.starts_on),
    index("placements_ends_on").on(t.ends_on).where(sql`${t.status} = 'running'`),
    index("placements_trial_ends_on").on(t.trial_ends_on).where(sql`${t.status} = 'running'`),
    check("placements_ended", sql`(${t.status} = 'running') = (${t.ended_on} is null)`),
    check("placements_own", sql`(${t.own_rate} is null) = (${t.own_currency} is null)`),
  ],
);

/** The fields of a placement that a change stores, as they were before it. */
export type PlacementBefore = Partial<
  Omit<typeof placements.$inferSelect, "id" | "request_id" | "member_id" | "version">
>;

/** What was recorded of a placement; the last change can be undone. */
export const placementChanges = pgTable(
  "placement_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    placement_id: integer()
      .notNull()
      .references(() => placements.id, { onDelete: "cascade" }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for what was loaded with the demo content. */
    staff_id: integer().references(() => staff.id),
    kind: text().notNull().$type<PlacementChangeKind>(),
    /** The placement's version after it. */
    version: integer().notNull(),
    before: jsonb().notNull().$type<PlacementBefore>(),
    undone_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("placement_changes_placement_id").on(t.placement_id, t.id),
    index("placement_changes_staff_id").on(t.staff_id),
  ],
);
