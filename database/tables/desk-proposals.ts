import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { proposals } from "./proposals.ts";
import { requests } from "./requests.ts";

/** What staff have of a proposal beside its versions; each proposal has one row. */
export const deskProposals = pgTable(
  "desk_proposals",
  {
    /** In URLs of the desk, which must not have the secret. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    proposal_id: text()
      .notNull()
      .unique()
      .references(() => proposals.id, { onDelete: "cascade" }),
    /** What it was made for. */
    request_id: integer().references(() => requests.id, { onDelete: "set null" }),
    /** Incremented by every change of staff, which names the revision that it was made on. */
    revision: integer().notNull().default(1),
    /** The answered version that staff reopened; it can be changed although it was answered. */
    reopened_version: integer(),
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it, what is to be sent or what its client has of it was last written; by triggers. */
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("desk_proposals_request_id").on(t.request_id).where(sql`${t.request_id} is not null`),
    index("desk_proposals_changed_at").on(t.changed_at),
    index("desk_proposals_updated_at").on(t.updated_at),
  ],
);
