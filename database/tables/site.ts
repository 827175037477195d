import { bigint, boolean, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Site } from "#contract/content/site.ts";

/** Stored images; width and height in pixels. */
export type BrandFiles = Record<
  string,
  { id: string; content_type: string; width: number; height: number }
>;

export type MeasuredTerms = { reply_time?: string; hires?: MeasuredHires };
/** Placements that began in the last twelve months. */
export type MeasuredHires = {
  count: number;
  /** From request to first day, of half of them. */
  median_days: number;
};

/** One row: the content of `site.yaml`. */
export const site = pgTable("site", {
  id: boolean().primaryKey().default(true),
  config: jsonb().notNull().$type<Site>(),
  /** Images that `config` names, by their path in the content folder. */
  files: jsonb().notNull().default({}).$type<BrandFiles>(),
  /** Terms that were measured, in place of those that `config` promises. */
  measured: jsonb().notNull().default({}).$type<MeasuredTerms>(),
});

/** One row, incremented in every transaction that changes content. */
export const contentVersion = pgTable("content_version", {
  id: boolean().primaryKey().default(true),
  version: bigint({ mode: "number" }).notNull(),
  changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * What the last few hundred versions changed, one row a key (docs/decisions, "What a page depends
 * on"). A version without rows may have changed everything.
 */
export const contentChanges = pgTable(
  "content_changes",
  {
    version: bigint({ mode: "number" }).notNull(),
    key: text().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.version, table.key] })],
);
