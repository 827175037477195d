import { boolean, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

/**
 * Rows that an import no longer finds stay, unpublished, so that old references keep their meaning.
 * A trigger counts the content version up in every transaction that changes a row.
 */
export const technologies = pgTable("technologies", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  aliases: text().array().notNull().default([]), // other words that people search it by
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
