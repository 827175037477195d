import { sql } from "drizzle-orm";
import {
  bigint,
  customType,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { members } from "./members.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
/** Compared by code units, whatever the collation of the database. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * What lists are filtered, searched, sorted and counted by: one narrow row a published member,
 * written by a trigger of `members` in the same transaction (docs/decisions, "Lists are SQL").
 *
 * `labels` are the values of list filters, each with a letter for its field: technology `t3`, tag
 * `g1`, country `cEE`, language `len`, seniority level `ssenior`. `terms` are these, main
 * technologies (`m3`) and the words of name and position (`wada`).
 */
export const memberSearch = pgTable(
  "member_search",
  {
    member_id: integer()
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Position in recommended order; its lowest 31 bits are the id. */
    recommended: bigint({ mode: "bigint" }).notNull(),
    sales_rate: numeric({ precision: 8, scale: 2, mode: "number" }),
    years_of_experience: smallint().notNull(),
    available_from: date({ mode: "string" }),
    timezone: plainText().notNull(),
    /** Folded full name. */
    name: plainText().notNull(),
    labels: text().array().notNull(),
    terms: tsvector().notNull(),
  },
  (t) => [
    // Without a pending list, which readers would have to go through.
    index("member_search_terms").using("gin", t.terms).with({ fastupdate: false }),
    index("member_search_recommended").on(t.recommended),
    index("member_search_rate_asc").on(t.sales_rate, t.recommended),
    index("member_search_rate_desc").on(t.sales_rate.desc().nullsLast(), t.recommended),
    index("member_search_experience").on(t.years_of_experience.desc(), t.recommended),
    index("member_search_available").on(t.available_from, t.recommended),
    index("member_search_timezone").on(t.timezone),
    index("member_search_name").on(t.name, t.recommended),
  ],
);

/** Every word of `member_search` once, for prefixes and misspelt words. */
export const memberWords = pgTable("member_words", { word: plainText().primaryKey() }, (t) => [
  index("member_words_trigrams").using("gin", sql`show_trgm(${t.word})`),
]);
