import { z } from "zod";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from "../http/paging.ts";
import { MAX_LENGTH } from "../values/limits.ts";
import { REGION_SLUGS, toPlace } from "../values/regions.ts";
import { WORKLOADS } from "../values/request-terms.ts";
import { SlugSchema } from "../values/taxonomy.ts";
import { isTimeZone } from "../values/time-zone.ts";
import { MEMBER_SORTS } from "./member-sort.ts";
import { SENIORITY_LEVELS } from "./member-terms.ts";
import { ROLES } from "./role-terms.ts";
import { MAX_OVERLAP_HOURS, parseHoursKey } from "./working-day-terms.ts";

const WORKLOAD_NAMES = WORKLOADS.map(({ name }) => name);

/** The most values one list of a filter may carry. */
export const MAX_FILTER_VALUES = 20;
/** The largest id that the database can hold. */
export const MAX_ID = 2_147_483_647;

/** A query string carries numbers as text; anything but plain decimals stays what it is. */
function toNumber(value: unknown): unknown {
  return typeof value === "string" && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function toBoolean(value: unknown): unknown {
  if (value === "true" || value === "1") return true;
  if (value === "false" || value === "0") return false;
  return value;
}

function toList(value: unknown): unknown {
  return typeof value === "string" || typeof value === "number" ? [value] : value;
}

function wholeNumber(min: number, max: number) {
  const message = `Use a whole number from ${min} to ${max}`;
  return z.preprocess(toNumber, z.int(message).min(min, message).max(max, message));
}

function amount(max: number) {
  const message = `Use a number from 0 to ${max}`;
  return z.preprocess(toNumber, z.number(message).min(0, message).max(max, message));
}

function listOf<Item extends z.ZodType>(item: Item, max: number) {
  return z.preprocess(
    toList,
    z
      .array(item, "Use a list")
      .max(max, `Send ${max} values or fewer`)
      .overwrite((values) => [...new Set(values)]),
  );
}

const IN_SITE_CURRENCY =
  "Per hour, in the `currency` of `GET /config/common`; rates in others are converted, and those in one without an exchange rate never match";

/** Id of a record, also as the text of a query string or a path. */
export const IdSchema = wholeNumber(1, MAX_ID);

/** A slug, or the id as the spec's client sends it. */
export const KeySchema = z.preprocess(
  toNumber,
  z.union([z.int().min(1).max(MAX_ID), SlugSchema], "Use a slug or an id"),
);

const PLACE = "Use a country code of two letters or a region, such as europe";

const technologies = listOf(KeySchema, MAX_FILTER_VALUES).optional();
const tags = listOf(KeySchema, MAX_FILTER_VALUES).optional();
const places = listOf(
  z
    .string(PLACE)
    .regex(new RegExp(`^(?:[A-Za-z]{2}|${REGION_SLUGS.join("|")})$`), PLACE)
    .overwrite(toPlace),
  MAX_FILTER_VALUES,
).optional();

const LANGUAGE = "Use a language code of two or three letters";

const languages = listOf(
  z
    .string(LANGUAGE)
    .regex(/^[A-Za-z]{2,3}$/, LANGUAGE)
    .toLowerCase(),
  MAX_FILTER_VALUES,
).optional();

/**
 * Filters of a member list. Values of one list are alternatives, except technologies
 * and those of `_all`, which a member must all have, and those of `_not`, of which a member has none; different fields
 * narrow further. An empty list of `ids` names nothing; any other empty list is ignored. `zone` and
 * `day` describe the working day that `overlap` compares with, and narrow nothing without it.
 */
export const MemberFilterSchema = z.strictObject({
  ids: listOf(IdSchema, MAX_PER_PAGE)
    .describe("Only these, in this order unless `sort` says another")
    .optional(),
  role: listOf(z.enum(ROLES, `Use ${ROLES.join(", ")}`), ROLES.length)
    .describe("Kinds of work, by the words of a position and main technologies")
    .optional(),
  technology: technologies.describe("All of these"),
  technology_any: technologies.describe("At least one of these"),
  technology_not: technologies.describe("None of these"),
  tag: tags.describe("Industries of projects"),
  tag_not: tags.describe("No project in these industries"),
  seniority_level: listOf(
    z.enum(SENIORITY_LEVELS, `Use ${SENIORITY_LEVELS.join(", ")}`),
    SENIORITY_LEVELS.length,
  )
    .describe("One of these levels")
    .optional(),
  country: places.describe("Countries and regions, such as `EE` and `europe`"),
  country_not: places.describe("None of these countries and regions"),
  language: languages.describe("Codes of languages; at least one of these"),
  language_all: languages.describe("Codes of languages; all of these"),
  workload: listOf(
    z.enum(WORKLOAD_NAMES, `Use ${WORKLOAD_NAMES.join(", ")}`),
    WORKLOAD_NAMES.length,
  )
    .describe("Time that a member has; one who said nothing counts as full time")
    .optional(),
  rate_min: amount(10_000).describe(IN_SITE_CURRENCY).optional(),
  rate_max: amount(10_000).describe(IN_SITE_CURRENCY).optional(),
  experience_min: wholeNumber(0, 80).describe("Years of work at least").optional(),
  experience_max: wholeNumber(0, 80).describe("Years of work at most").optional(),
  available: z
    .preprocess(toBoolean, z.boolean("Use true or false"))
    .describe("Available today")
    .optional(),
  has_work: z
    .preprocess(toBoolean, z.boolean("Use true or false"))
    .describe("Only those with work to look at")
    .optional(),
  available_by: z.iso
    .date("Use a date like 2027-01-31")
    .describe("Available by this day or earlier; a day in the past is today")
    .optional(),
  overlap: wholeNumber(1, MAX_OVERLAP_HOURS)
    .describe("Hours that the usual day of a member shares with `day` in `zone`, by today's clocks")
    .optional(),
  zone: z
    .string("Use text")
    .refine(isTimeZone, "Use an IANA time zone, such as Europe/Tallinn")
    .describe("IANA zone of `day`, by default UTC")
    .optional(),
  day: z
    .string("Use text")
    .refine((key) => parseHoursKey(key) !== undefined, "Use whole hours, such as 9-17")
    .describe("Whole hours of a working day, by default `9-17`; `22-6` goes past midnight")
    .optional(),
  q: z
    .string("Use text")
    .trim()
    .min(1, "Enter what to search for")
    .max(MAX_LENGTH.search, `Search text must be ${MAX_LENGTH.search} characters or less`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "Remove the control characters")
    .describe(
      "Words of names, positions, technologies, industries, countries and languages; ten count. Beside other filters they only rank: members who have them come first",
    )
    .optional(),
  sort: z
    .enum(MEMBER_SORTS, `Use ${MEMBER_SORTS.join(", ")}`)
    .describe("Order")
    .optional(),
});
export type MemberFilter = z.infer<typeof MemberFilterSchema>;

export const MemberQuerySchema = z.strictObject({
  page: wholeNumber(1, 1_000_000).default(1),
  per_page: wholeNumber(1, MAX_PER_PAGE).default(DEFAULT_PER_PAGE),
  filter: MemberFilterSchema.default({}),
});
export type MemberQuery = z.infer<typeof MemberQuerySchema>;

/** `GET /api/members/meaning`: a search text as people type it. */
export const SearchTextSchema = z.strictObject({
  q: MemberFilterSchema.shape.q.unwrap().describe("What a person would type"),
});

export const SearchMeaningSchema = z
  .object({
    filters: z.array(z.string()).describe("In words: `React`, `Up to €60 / h`, `“anna”`"),
    missing_words: z
      .string()
      .describe("What is searched for and no one lists: `SAP, GitLab`; empty for none"),
    total: z.int().min(0).describe("Members that match"),
    total_is_capped: z.boolean().describe("Whether more match"),
  })
  .meta({ id: "SearchMeaning" });
export type SearchMeaning = z.infer<typeof SearchMeaningSchema>;
