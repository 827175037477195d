import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  EntryAuthor,
  EntryChannel,
  RequestEventChange,
  RequestEventKind,
} from "#contract/clients/request-event-terms.ts";
import { proposals } from "./proposals.ts";
import { requests } from "./requests.ts";
import { staff } from "./staff.ts";
import { uploads } from "./uploads.ts";

/**
 * The thread of a request, application or proposal: what was said and what happened. An entry about
 * a proposal that was made for a request belongs to both.
 */
export const requestEvents = pgTable(
  "request_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    request_id: integer().references(() => requests.id, { onDelete: "cascade" }),
    proposal_id: text().references(() => proposals.id, { onDelete: "cascade" }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for what the client or the software did. */
    staff_id: integer().references(() => staff.id),
    author: text().notNull().$type<EntryAuthor>(),
    channel: text().notNull().$type<EntryChannel>(),
    kind: text().notNull().$type<RequestEventKind>(),
    /** The request's version after it; 0 without a request. */
    version: integer().notNull(),
    /** Of a change: from what to what, and why. */
    change: jsonb().$type<RequestEventChange>(),
    /** Of a note or an email. */
    subject: text(),
    body: text(),
    mail_id: uuid(),
    /** Idempotency key of a note or a correction. */
    note_key: uuid(),
    /** The file of an email. */
    upload_id: integer().references(() => uploads.id, { onDelete: "set null" }),
  },
  (t) => [
    index("request_events_request_id").on(t.request_id, t.id),
    index("request_events_replies").on(t.at, t.request_id).where(sql`${t.kind} = 'reply'`),
    index("request_events_won")
      .on(t.at, t.request_id)
      .where(sql`${t.kind} = 'state' and ${t.change} ->> 'to' = 'won'`),
    index("request_events_proposal_id")
      .on(t.proposal_id, t.id)
      .where(sql`${t.proposal_id} is not null`),
    uniqueIndex("request_events_note_key").on(t.note_key).where(sql`${t.note_key} is not null`),
    // Words of notes, replies and messages. A migration creates the generated column, as for requests.
    index("request_events_search").using("gin", sql`search`).where(sql`${t.body} is not null`),
    index("request_events_upload_id").on(t.upload_id).where(sql`${t.upload_id} is not null`),
  ],
);

/** The files of a message; of a correction the CV that it replaced. */
export const messageFiles = pgTable(
  "message_files",
  {
    event_id: bigint({ mode: "number" })
      .notNull()
      .references(() => requestEvents.id, { onDelete: "cascade" }),
    upload_id: integer()
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.event_id, t.upload_id] }),
    index("message_files_upload_id").on(t.upload_id),
  ],
);

/** Up to which entry each person has read a thread. */
export const threadReads = pgTable(
  "thread_reads",
  {
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    request_id: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** The last entry that was shown. */
    event_id: bigint({ mode: "number" }).notNull(),
    read_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.staff_id, t.request_id] }),
    index("thread_reads_request_id").on(t.request_id),
  ],
);

/** Who was named with `@` in a note. */
export const requestMentions = pgTable(
  "request_mentions",
  {
    event_id: bigint({ mode: "number" })
      .notNull()
      .references(() => requestEvents.id, { onDelete: "cascade" }),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    /** Null until that person was shown the note. */
    seen_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.event_id, t.staff_id] }),
    index("request_mentions_staff_id").on(t.staff_id),
  ],
);

/** The part of a message id in front of the @ of an email. */
export const messageHash = (mail_id: AnyPgColumn) =>
  sql<string>`left(encode(sha256(${mail_id}::text::bytea), 'hex'), 32)`;

/** What became of an email about a request or proposal. */
export const emailDeliveries = pgTable(
  "mail_deliveries",
  {
    mail_id: uuid().primaryKey(),
    request_id: integer().references(() => requests.id, { onDelete: "cascade" }),
    proposal_id: text().references(() => proposals.id, { onDelete: "cascade" }),
    queued_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** As it was written; null for an email of an earlier release. */
    subject: text(),
    /** Of one that is sent later than it was written, and can be cancelled until then. */
    send_at: timestamp({ withTimezone: true }),
    /** Sent later only so that its author can take it back until then. */
    is_undoable: boolean().notNull().default(false),
    cancelled_at: timestamp({ withTimezone: true }),
    sent_at: timestamp({ withTimezone: true }),
    /** Of the last attempt; null once it was sent. */
    failed_at: timestamp({ withTimezone: true }),
    /** When the mail server of the recipient returned it. */
    bounced_at: timestamp({ withTimezone: true }),
    /** Of the failure or the return. */
    reason: text(),
  },
  (t) => [
    index("mail_deliveries_request_id").on(t.request_id),
    // Its message id, as `toMessageId` derives it.
    index("mail_deliveries_message").on(messageHash(t.mail_id)),
    index("mail_deliveries_proposal_id").on(t.proposal_id).where(sql`${t.proposal_id} is not null`),
  ],
);
