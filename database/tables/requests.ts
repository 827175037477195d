import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { FormName } from "#contract/clients/forms.ts";
import type { DeskState, StateReason } from "#contract/clients/request-state-terms.ts";
import type { MemberAnswerName } from "#contract/members/member-answer-terms.ts";
import type { Currency, SeniorityLevel } from "#contract/members/member-terms.ts";
import { members } from "./members.ts";
import { proposals } from "./proposals.ts";
import { staff } from "./staff.ts";

/** Forms that visitors submitted, one row each. */
export const requests = pgTable(
  "requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull().unique(),
    idempotency_key: uuid().notNull().unique(),
    // SHA-256 of the payload, hex: the same key with other content is another request's key.
    fingerprint: text().notNull(),
    form: text().notNull().$type<FormName>(),
    submitted_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
    // A proposal may be answered without one: its link identifies the client.
    email: text(),
    company_name: text(),
    project_type: text(),
    project_duration: text(),
    workload: text(),
    start_date: text(),
    message: text(),
    contact_date: date({ mode: "string" }),
    contact_time: time(),
    contact_timezone: text(),
    marketing_consent: boolean().notNull().default(false),
    /** When its sender used a link in an email to the address; null until they do. */
    address_confirmed_at: timestamp({ withTimezone: true }),
    /** When staff first opened it; null until they do. */
    read_at: timestamp({ withTimezone: true }),
    proposal_id: text().references(() => proposals.id),
    /** Of an answer to a proposal: the request that the proposal was made for, whose deal it is. */
    origin_id: integer().references((): AnyPgColumn => requests.id, { onDelete: "cascade" }),
    state: text().notNull().default("new").$type<DeskState>(),
    /** Why it was lost or rejected. */
    state_reason: text().$type<StateReason>(),
    owner_id: integer().references(() => staff.id),
    follow_up_on: date({ mode: "string" }),
    /** Incremented by every change of staff, which names the version that it was made on. */
    version: integer().notNull().default(1),
    /** When this row or its thread last changed, set by triggers: later than its transaction began. */
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Since when the client waits for an answer; null when all is answered. */
    waiting_since: timestamp({ withTimezone: true }),
    /** When the agency last wrote to the client. */
    replied_at: timestamp({ withTimezone: true }),
    /** The client's last entry in the thread after the form. */
    client_event_id: bigint({ mode: "number" }),
    /** When staff were last emailed about an entry of the client. */
    notified_at: timestamp({ withTimezone: true }),
    /** Who entered it by hand; null for a form of the site. */
    entered_by: integer().references(() => staff.id),
  },
  (t) => [
    index("requests_submitted_at").on(t.submitted_at),
    index("requests_state").on(t.state, t.submitted_at),
    // What insights read of the requests of a period, without the rows.
    index("requests_insights")
      .on(t.submitted_at, t.state, t.form, t.state_reason, t.id)
      .where(sql`${t.origin_id} is null`),
    index("requests_owner_id").on(t.owner_id).where(sql`${t.owner_id} is not null`),
    index("requests_follow_up_on").on(t.follow_up_on).where(sql`${t.follow_up_on} is not null`),
    // Words of what was sent. A migration creates the column and its trigger; no row is read with it.
    index("requests_search").using("gin", sql`search`),
    // A migration creates `requests_found` too, whose further columns Drizzle has no word for.
    index("requests_proposal_id").on(t.proposal_id),
    index("requests_origin_id").on(t.origin_id).where(sql`${t.origin_id} is not null`),
    index("requests_updated_at").on(t.updated_at),
    index("requests_waiting_since").on(t.waiting_since).where(sql`${t.waiting_since} is not null`),
    // Requests of a person or company are found in upper or lower case.
    index("requests_email").on(sql`lower(${t.email})`),
    index("requests_company_name").on(sql`lower(${t.company_name})`),
  ],
);

/**
 * Where the requests of clients came from, as keyed hashes: for the limit of calls, and so that staff
 * can end all requests of one source.
 */
export const requestSources = pgTable(
  "request_sources",
  {
    request_id: integer()
      .primaryKey()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** Of the IPv4 address or IPv6 /56. */
    client: text().notNull(),
    /** Of the IPv4 /24 or IPv6 /48. */
    network: text().notNull(),
    /** Of the mailbox that the address leads to. */
    mailbox: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("request_sources_client").on(t.client),
    index("request_sources_network").on(t.network),
    index("request_sources_mailbox").on(t.mailbox),
    index("request_sources_created_at").on(t.created_at),
  ],
);

/**
 * The members of a request, as the client saw them when it was sent; of an answer to a proposal also
 * those whom the client does not want to meet.
 */
export const requestMembers = pgTable(
  "request_members",
  {
    request_id: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    sort_order: smallint().notNull(),
    full_name: text().notNull(),
    slug: text().notNull(),
    sales_rate: numeric({ precision: 8, scale: 2, mode: "number" }),
    sales_currency: text().notNull().$type<Currency>(),
    /** To a proposal; null where the form only names members. */
    answer: text().$type<MemberAnswerName>(),
    /** Of the client on this member. */
    comment: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.request_id, t.member_id] }),
    index("request_members_member_id").on(t.member_id),
  ],
);

/** Fields that only find requests have: the search criteria. */
export const findDetails = pgTable("find_details", {
  request_id: integer()
    .primaryKey()
    .references(() => requests.id, { onDelete: "cascade" }),
  // As the client saw them: a name may be gone from the site later.
  technologies: jsonb().notNull().$type<{ slug: string; name: string }[]>(),
  number_of_developers: smallint().notNull(),
  seniority_level: text().$type<SeniorityLevel>(),
  max_rate: numeric({ precision: 8, scale: 2, mode: "number" }),
  currency: text().notNull().$type<Currency>(),
  /** As the client pasted it. */
  job_description: text().notNull().default(""),
  /** Members that the client was shown as matches; null where that was not stored. */
  matches: jsonb().$type<{ member_id: number; full_name: string; slug: string }[]>(),
});
