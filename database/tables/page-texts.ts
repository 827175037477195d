import { date, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Faq, FaqAudience, PageSection, PageTextSlug } from "#contract/content/page-text.ts";

/**
 * Texts of the pages that an operator edits. `source` is the file as it was imported, so that an
 * export returns it; everything else is derived from it. A trigger increments the content version.
 */
export const pageTexts = pgTable("page_texts", {
  slug: text().primaryKey().$type<PageTextSlug>(),
  source: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  heading: text().notNull(),
  lead: text().notNull(),
  updated_at: date({ mode: "string" }),
  sections: jsonb().notNull().$type<PageSection[]>(),
});

/** The questions of one audience, stored like a page text. */
export const faqs = pgTable("faqs", {
  audience: text().primaryKey().$type<FaqAudience>(),
  source: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  groups: jsonb().notNull().$type<Faq["groups"]>(),
});
