import { sql } from "drizzle-orm";
import {
  bigint,
  char,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { MemberSummary } from "#contract/members/member-summary.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import { members } from "./members.ts";
import { plainText } from "./plain-text.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What lists are filtered, searched, sorted and counted by: one narrow row a published member,
 * written by a trigger of `members` in the same transaction (docs/decisions, "Lists are SQL").
 *
 * `labels` are what members are counted by. Those of list filters have a letter for their field:
 * technology `t3`, tag `g1`, country `cEE`, language `len`, seniority level `ssenior`, workload
 * `hpart_time`. The others are the first main technology of a member with a rate (`f3`) and kinds of
 * dated checks (`vcode`; `v` is any), and `p` of members with work to look at. `terms` are these, main
 * technologies (`m3`), ranks among the members with a technology or a tag (`rt3.74`: 8 years with what
 * they name first; `rg1.2`: two projects) and the words of name and position (`wada`).
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
    sales_currency: char({ length: 3 }).notNull().$type<Currency>(),
    /**
     * `sales_rate` in the currency of the site; null also where `site.yaml` has no rate for the
     * currency. A trigger of `site` converts anew when the rates change.
     */
    rate: numeric({ precision: 10, scale: 2, mode: "number" }),
    years_of_experience: smallint().notNull(),
    available_from: date({ mode: "string" }),
    timezone: plainText().notNull(),
    /** A region is dozens of countries, of which one comparison is cheaper than their labels. */
    country_code: plainText().notNull(),
    /** Folded full name. */
    name: plainText().notNull(),
    labels: text().array().notNull(),
    terms: tsvector().notNull(),
  },
  (t) => [
    // Without a pending list, which readers would have to go through.
    index("member_search_terms").using("gin", t.terms).with({ fastupdate: false }),
    index("member_search_recommended").on(t.recommended),
    index("member_search_rate_asc").on(t.rate, t.recommended),
    index("member_search_rate_desc").on(t.rate.desc().nullsLast(), t.recommended),
    index("member_search_experience").on(t.years_of_experience.desc(), t.recommended),
    index("member_search_available").on(t.available_from, t.recommended),
    index("member_search_timezone").on(t.timezone),
    index("member_search_country").on(t.country_code),
    index("member_search_name").on(t.name, t.recommended),
  ],
);

/** Every word of `member_search` once, for prefixes and misspelt words. */
export const memberWords = pgTable("member_words", { word: plainText().primaryKey() }, (t) => [
  index("member_words_trigrams").using("gin", sql`show_trgm(${t.word})`),
]);

/**
 * Summaries that take too long to count for a page: of members with a label that is common, and
 * of all members as `all` once they are many. Counted again by a job.
 */
export const memberSummaries = pgTable("member_summaries", {
  label: plainText().primaryKey(),
  summary: jsonb().notNull().$type<MemberSummary>(),
  /** The content version before it was counted. */
  version: bigint({ mode: "number" }).notNull(),
});
