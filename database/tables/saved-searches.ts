import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { SearchFrequency, SearchKind } from "#contract/clients/saved-search-terms.ts";

/** Filters of a list that a visitor gets by email: of developers, or of vacancies. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull().default("members").$type<SearchKind>(),
    email: text().notNull(),
    /** Query of the list, canonical, without an order; empty for all. */
    search: text().notNull(),
    frequency: text().notNull().$type<SearchFrequency>(),
    /** Key of the form that was sent, so that sending it twice stores one. */
    idempotency_key: uuid().notNull().unique(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null until its link was used; nothing is sent before. */
    confirmed_at: timestamp({ withTimezone: true }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** The earliest time of the next email. */
    due_at: timestamp({ withTimezone: true }).notNull(),
    /** The last row that it was compared with: ids grow, so new ones are greater. */
    seen_id: integer().notNull().default(0),
  },
  (table) => [
    index("saved_searches_due").on(table.due_at).where(sql`${table.confirmed_at} is not null`),
    index("saved_searches_email").on(sql`lower(${table.email})`),
    index("saved_searches_expires_at").on(table.expires_at),
  ],
);

/** The link of each email about a saved search. */
export const savedSearchLinks = pgTable(
  "saved_search_links",
  {
    /** SHA-256 of the link's secret, hex. */
    token_hash: text().primaryKey(),
    saved_search_id: integer()
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("saved_search_links_search").on(table.saved_search_id, table.created_at)],
);
