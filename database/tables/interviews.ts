import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { InterviewDay } from "#contract/clients/interview.ts";
import type { InterviewSide, InterviewStatus } from "#contract/clients/interview-terms.ts";
import { members } from "./members.ts";
import { proposals } from "./proposals.ts";

/**
 * Interviews of the client of a proposal with one of its members. The migration forbids that a
 * member, or the client of a proposal, has two agreed ones at a time: exclusion constraints over
 * `[starts_at, ends_at)`.
 */
export const interviews = pgTable(
  "interviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    proposal_id: text()
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    status: text().notNull().$type<InterviewStatus>(),
    /** Of the agreed time, also while another one is proposed and after it was cancelled. */
    starts_at: timestamp({ withTimezone: true }),
    ends_at: timestamp({ withTimezone: true }),
    /** Proposed beginnings (ISO 8601, UTC), in order. */
    times: jsonb().notNull().$type<string[]>(),
    /** Who confirms one of `times`, or proposes some where there are none. */
    waiting_for: text().$type<InterviewSide>(),
    /** From the other side. */
    message: text().notNull(),
    place: text().notNull().default(""),
    /** The client's working day. */
    day: jsonb().notNull().$type<InterviewDay>(),
    /** Incremented by each change, which names the one that was seen (RFC 5545). */
    sequence: integer().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique("interviews_proposal_member").on(t.proposal_id, t.member_id),
    index("interviews_member_id").on(t.member_id),
    index("interviews_starts_at").on(t.starts_at).where(sql`status = 'agreed'`),
    index("interviews_changed_at").on(t.changed_at),
    check(
      "interviews_agreed",
      sql`status <> 'agreed' or (starts_at is not null and ends_at is not null and starts_at < ends_at)`,
    ),
  ],
);

/** Links in emails to members; each email has its own, because no secret is stored. */
export const interviewLinks = pgTable(
  "interview_links",
  {
    token_hash: text().primaryKey(), // SHA-256, hex
    interview_id: integer()
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret with the address: the link ends when the member has another one. */
    recipient_hash: text().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("interview_links_interview_id").on(t.interview_id)],
);
