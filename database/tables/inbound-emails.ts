import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { EmailWarning, InboundState, UnmatchedReason } from "#contract/desk/inbound-terms.ts";
import { requestEvents } from "./request-events.ts";
import { requests } from "./requests.ts";

/** Emails that were read from the mailbox, one row each however often it is delivered. */
export const inboundEmails = pgTable(
  "inbound_emails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    // What is the same in each copy of it, as a hash.
    fingerprint: text().notNull().unique(),
    /** The mailbox as the server numbers it (UIDVALIDITY), and the email in it. */
    mailbox: text().notNull(),
    uid: bigint({ mode: "number" }).notNull(),
    received_at: timestamp({ withTimezone: true }).notNull(),
    state: text().notNull().$type<InboundState>(),
    /** Why it is in no thread. */
    reason: text().$type<UnmatchedReason>(),
    /** Null where it names no one: a report, or an email of our own. */
    sender: text(),
    sender_name: text(),
    subject: text(),
    /** By which later emails are matched. */
    message_id: text(),
    request_id: integer().references(() => requests.id, { onDelete: "cascade" }),
    /** Its entry in the thread. */
    event_id: bigint({ mode: "number" }).references(() => requestEvents.id, {
      onDelete: "cascade",
    }),
    warning: text().$type<EmailWarning>(),
    /** An out-of-office reply and the like, which no one has to answer. */
    is_automatic: boolean().notNull().default(false),
    /** What it repeats of earlier emails. */
    quoted: text().notNull().default(""),
    /** Names of files that are not stored. */
    other_files: jsonb().notNull().$type<string[]>().default([]),
  },
  (t) => [
    uniqueIndex("inbound_emails_uid").on(t.mailbox, t.uid),
    index("inbound_emails_open")
      .on(t.received_at)
      .where(sql`${t.state} in ('unmatched', 'assigned')`),
    index("inbound_emails_received_at").on(t.received_at),
    index("inbound_emails_request_id").on(t.request_id),
    uniqueIndex("inbound_emails_event_id").on(t.event_id),
    index("inbound_emails_message_id").on(t.message_id),
    index("inbound_emails_sender").on(sql`lower(${t.sender})`),
  ],
);
