import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Member } from "#contract/member.ts";
import type { LanguageLevel } from "#contract/member-terms.ts";
import type { ContractTerms, ProposalType } from "#contract/proposal.ts";
import { members } from "./members.ts";

/** A developer in a proposal. */
export type ProposalMemberRow = {
  member_id: number;
  note: string;
  /** Agreed for this proposal only, in the member's currency. */
  sales_rate: number | null;
};

/**
 * Lists of members for one client. `id` is the secret in the link; a row with another id is another
 * proposal. `source` is the file as it was imported, so that an export returns it.
 *
 * Once it was opened or answered no import changes it: what the client has read is a record.
 */
export const proposals = pgTable("proposals", {
  id: text().primaryKey(),
  slug: text().notNull(),
  published: boolean().notNull().default(true),
  source: text().notNull(),
  type: text().notNull().$type<ProposalType>(),
  client: text().notNull(),
  client_email: text(),
  prepared_by: text().notNull(),
  date: date({ mode: "string" }).notNull(),
  valid_until: date({ mode: "string" }),
  brief: text().notNull(),
  members: jsonb().notNull().$type<ProposalMemberRow[]>(),
  // When its page was first opened in a browser; nothing about who opened it is stored.
  opened_at: timestamp({ withTimezone: true }),
  submited_at: timestamp({ withTimezone: true }),
  chosen_ids: integer().array().notNull(),
  // The terms of the agency when it was answered.
  answered_terms: jsonb().$type<ContractTerms>(),
});

/** A profile at the rates of a proposal; names of country and languages follow from their codes. */
export type AnsweredProfile = Omit<Member, "country" | "languages"> & {
  languages: { code: string; level: LanguageLevel }[];
};

/** A member who was not on the site any more when the proposal was answered, or was anonymized. */
export type AnsweredName = Pick<Member, "first_name" | "last_name" | "position">;

/**
 * The members of an answered proposal as its client saw them; order, notes and choice are in the
 * proposal.
 */
export const answeredMembers = pgTable(
  "answered_members",
  {
    proposal_id: text()
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    member: jsonb().notNull().$type<AnsweredProfile | AnsweredName>(),
  },
  (t) => [primaryKey({ columns: [t.proposal_id, t.member_id] })],
);
