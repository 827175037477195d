import { boolean, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

/**
 * Rows that an import no longer finds are unpublished and not deleted, so that references to them
 * stay valid. A trigger increments the content version in every transaction that changes a row.
 */
export const technologies = pgTable("technologies", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  aliases: text().array().notNull().default([]), // other search words for it
  sort_order: smallint().notNull(),
  published: boolean().notNull().default(true),
});

export const tags = pgTable("tags", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  sort_order: smallint().notNull(),
  published: boolean().notNull().default(true),
});
