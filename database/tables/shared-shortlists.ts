import { sql } from "drizzle-orm";
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { VoteName } from "#contract/clients/shared-shortlist-terms.ts";
import { members } from "./members.ts";

/**
 * Shortlists that visitors passed on by a secret link. A second secret is the owner's: there are no
 * accounts.
 */
export const sharedShortlists = pgTable(
  "shared_shortlists",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the secret in the readers' link, hex. */
    reader_hash: text().notNull().unique(),
    /** SHA-256 of the owner's secret, hex. */
    owner_hash: text().notNull().unique(),
    /**
     * The secret in the readers' link, encrypted; null while the owner's first link is the only one,
     * from which it is derived.
     */
    reader_sealed: text(),
    /** Of the owner to the readers. */
    note: text().notNull().default(""),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** When it was shared, its note saved or a vote left last. */
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("shared_shortlists_changed_at").on(t.changed_at)],
);

/** Who is emailed about votes; one address for each shortlist, nothing is sent until it is confirmed. */
export const sharedShortlistEmails = pgTable(
  "shared_shortlist_emails",
  {
    shortlist_id: integer()
      .primaryKey()
      .references(() => sharedShortlists.id, { onDelete: "cascade" }),
    email: text().notNull(),
    asked_at: timestamp({ withTimezone: true }).notNull(),
    confirmed_at: timestamp({ withTimezone: true }),
    /** When votes were emailed last; later ones are not reported yet. */
    emailed_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    index("shared_shortlist_emails_email").on(sql`lower(${t.email})`),
    index("shared_shortlist_emails_asked_at").on(t.asked_at),
  ],
);

/** The link of each email about votes. Once the address is confirmed it opens the owner's page. */
export const sharedShortlistLinks = pgTable(
  "shared_shortlist_links",
  {
    /** SHA-256 of the link's secret, hex. */
    token_hash: text().primaryKey(),
    shortlist_id: integer()
      .notNull()
      .references(() => sharedShortlistEmails.shortlist_id, { onDelete: "cascade" }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index("shared_shortlist_links_shortlist").on(t.shortlist_id, t.created_at)],
);

/** The members in the order of the shortlist. What they are called is read from their profiles. */
export const sharedShortlistMembers = pgTable(
  "shared_shortlist_members",
  {
    shortlist_id: integer()
      .notNull()
      .references(() => sharedShortlists.id, { onDelete: "cascade" }),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    sort_order: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shortlist_id, t.member_id] })],
);

/**
 * Readers who voted, under the name that they entered. Of one whom the owner removed only the key
 * stays, which votes no more.
 */
export const sharedShortlistReaders = pgTable(
  "shared_shortlist_readers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shortlist_id: integer()
      .notNull()
      .references(() => sharedShortlists.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret with which the same reader changes their votes, hex. */
    key_hash: text().notNull(),
    name: text().notNull(),
    voted_at: timestamp({ withTimezone: true }).notNull(),
    removed_at: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex("shared_shortlist_readers_key").on(t.shortlist_id, t.key_hash)],
);

/** What readers think of members. */
export const sharedShortlistVotes = pgTable(
  "shared_shortlist_votes",
  {
    reader_id: integer()
      .notNull()
      .references(() => sharedShortlistReaders.id, { onDelete: "cascade" }),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    /** Null for a comment without a vote. */
    vote: text().$type<VoteName>(),
    comment: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.reader_id, t.member_id] }),
    index("shared_shortlist_votes_member_id").on(t.member_id),
  ],
);
