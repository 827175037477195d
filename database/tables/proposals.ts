import { boolean, date, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ProposalType } from "#contract/proposal.ts";

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
 * Once `submited_at` is set no import changes it or `chosen_ids`: an answer is a record.
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
  submited_at: timestamp({ withTimezone: true }),
  chosen_ids: integer().array().notNull(),
});
