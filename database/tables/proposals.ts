import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ProposalType } from "#contract/clients/proposal.ts";
import type { ContractTerms } from "#contract/content/site.ts";
import type { ProposalContent } from "#contract/desk/desk-proposal.ts";
import type { Member } from "#contract/members/member.ts";
import type { LanguageLevel } from "#contract/members/member-terms.ts";
import { members } from "./members.ts";
import { staff } from "./staff.ts";

/** A developer in a proposal. */
export type ProposalMemberRow = {
  member_id: number;
  note: string;
  /** Agreed for this proposal only, in the member's currency. */
  sales_rate: number | null;
};

/**
 * Lists of members for one client, as their client sees them: the version that was sent last. `id`
 * is the secret in the link; a row with another id is another proposal. `source` is the file as it
 * was imported, empty for one of the desk, which is not published before it was sent.
 *
 * Once it was sent, opened or answered no import changes it: what the client has read is a record.
 */
export const proposals = pgTable(
  "proposals",
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    published: boolean().notNull().default(true),
    source: text().notNull(),
    type: text().notNull().$type<ProposalType>(),
    client: text().notNull(),
    /** Who is written to, where `client` is a company. */
    client_name: text(),
    client_email: text(),
    prepared_by: text().notNull(),
    date: date({ mode: "string" }).notNull(),
    valid_until: date({ mode: "string" }),
    brief: text().notNull(),
    members: jsonb().notNull().$type<ProposalMemberRow[]>(),
    /** The number of the version that the client sees. */
    version: integer().notNull().default(1),
    /** By the desk; null for one of a file, whose link is passed on by hand. */
    sent_at: timestamp({ withTimezone: true }),
    withdrawn_at: timestamp({ withTimezone: true }),
    // When its page was first and last opened in a browser, and how often; nothing about who opened
    // it is stored.
    opened_at: timestamp({ withTimezone: true }),
    opened_last_at: timestamp({ withTimezone: true }),
    opened_count: integer().notNull().default(0),
    submited_at: timestamp({ withTimezone: true }),
    chosen_ids: integer().array().notNull(),
    // The terms of the agency when it was answered.
    answered_terms: jsonb().$type<ContractTerms>(),
  },
  (t) => [
    // Proposals to a person are found in upper or lower case.
    index("proposals_client_email")
      .on(sql`lower(${t.client_email})`)
      .where(sql`${t.client_email} is not null`),
  ],
);

/** What was sent, and what is to be sent next: that has no `sent_at`, and only staff see it. */
export const proposalVersions = pgTable(
  "proposal_versions",
  {
    proposal_id: text()
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    content: jsonb().notNull().$type<ProposalContent>(),
    saved_at: timestamp({ withTimezone: true }).notNull(),
    saved_by: integer().references(() => staff.id),
    sent_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.proposal_id, t.number] }),
    uniqueIndex("proposal_versions_draft").on(t.proposal_id).where(sql`${t.sent_at} is null`),
  ],
);

/** A profile at the rates of a proposal; names of country and languages follow from their codes. */
export type AnsweredProfile = Omit<
  Member,
  | "country"
  | "languages"
  | "last_test"
  | "test_sheet"
  | "has_test_sheet"
  | "client_references"
  | "client_reference_count"
> & {
  languages: { code: string; level: LanguageLevel }[];
};

/** A member who was not on the site any more when the proposal was answered, or was anonymized. */
export type AnsweredName = Pick<Member, "first_name" | "last_name" | "position">;

/**
 * The members of an answered version as its client saw them; order, notes and choice are in the
 * proposal.
 */
export const answeredMembers = pgTable(
  "answered_members",
  {
    proposal_id: text()
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    version: integer().notNull().default(1),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    member: jsonb().notNull().$type<AnsweredProfile | AnsweredName>(),
  },
  (t) => [primaryKey({ columns: [t.proposal_id, t.version, t.member_id] })],
);
