import { and, gt, gte, inArray, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import type { MemberFilter } from "#contract/members/member-query.ts";
import type { MemberSort } from "#contract/members/member-sort.ts";
import { COUNTRIES } from "#contract/values/countries.ts";
import { toCountryCodes } from "#contract/values/regions.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import type { LabelField } from "../filters/member-filters.ts";
import type { ConditionContext } from "./condition-context.service.server.ts";
import { toLabel, toOperand, WORK_LETTER } from "./member-labels.ts";
import { toScoreQueries, toSearchQuery } from "./search-terms.server.ts";

type ToCondition<Field extends keyof MemberFilter> = (
  value: NonNullable<MemberFilter[Field]>,
  context: ConditionContext,
) => SQL | undefined;

export const matches = (query: string): SQL => sql`${memberSearch.terms} @@ ${query}::tsquery`;

type Values = readonly (string | number)[];

const joined = (sign: "&" | "|") => (labels: readonly string[]) =>
  labels.length > 0
    ? matches(labels.map((label) => toOperand(label)).join(` ${sign} `))
    : undefined;

const matchesAll = joined("&");
const matchesAny = joined("|");

function matchesNone(labels: readonly string[]): SQL | undefined {
  const some = matchesAny(labels);
  return some && not(some);
}

const anyOf = (field: LabelField) => (values: readonly string[]) =>
  matchesAny(values.map((value) => toLabel(field, value)));

/** No record has this id, so that an unknown slug matches nothing. */
const UNKNOWN_ID = 0;

function toTaxonomyLabels(
  field: "technology" | "tag",
  keys: Values,
  { taxonomy }: ConditionContext,
): string[] {
  return keys.map((key) => toLabel(field, taxonomy.toId(field, key) ?? UNKNOWN_ID));
}

/** Hashed by the database: each row costs one comparison, however many countries there are. */
const isIn = (codes: readonly string[]) =>
  sql`${memberSearch.country_code} = any(${sql.param(codes)}::text[])`;

/** The members that each filter leaves; undefined where it leaves all. */
const CONDITIONS: { [Field in keyof Required<MemberFilter>]: ToCondition<Field> } = {
  ids: (ids) => inArray(memberSearch.member_id, ids),
  role: (roles, { taxonomy }) => {
    const queries = roles.flatMap((role) => taxonomy.roles.get(role)?.query ?? []);
    return queries.length > 0 ? matches(queries.join(" | ")) : undefined;
  },
  technology: (keys, context) => matchesAll(toTaxonomyLabels("technology", keys, context)),
  technology_any: (keys, context) => matchesAny(toTaxonomyLabels("technology", keys, context)),
  technology_not: (keys, context) => matchesNone(toTaxonomyLabels("technology", keys, context)),
  tag: (keys, context) => matchesAny(toTaxonomyLabels("tag", keys, context)),
  tag_not: (keys, context) => matchesNone(toTaxonomyLabels("tag", keys, context)),
  seniority_level: anyOf("seniority_level"),
  country: (places) => (places.length > 0 ? isIn(toCountryCodes(places)) : undefined),
  country_not: (places) => {
    const excluded = new Set(toCountryCodes(places));
    if (excluded.size === 0) return undefined;
    // An index finds the few who are left, which it cannot by a negation.
    return isIn(COUNTRIES.flatMap(({ code }) => (excluded.has(code) ? [] : [code])));
  },
  language: anyOf("language"),
  language_all: (codes) => matchesAll(codes.map((code) => toLabel("language", code))),
  workload: anyOf("workload"),
  rate_min: (rate) => gte(memberSearch.rate, rate),
  rate_max: (rate) => lte(memberSearch.rate, rate),
  experience_min: (years) => gte(memberSearch.years_of_experience, years),
  experience_max: (years) => lte(memberSearch.years_of_experience, years),
  has_work: (hasWork) => (hasWork ? matches(toOperand(WORK_LETTER)) : undefined),
  available: (isAvailable, { today }) =>
    isAvailable ? lte(memberSearch.available_from, today) : undefined,
  available_by: (day, { today }) => lte(memberSearch.available_from, day > today ? day : today),
  // Hashed by the database: each row costs one comparison, however many zones there are.
  overlap: (_, { zones }) => sql`${memberSearch.timezone} = any(${sql.param(zones)}::text[])`,
  zone: () => undefined,
  day: () => undefined,
  // Ranks only, unless it is all that is searched by.
  q: () => undefined,
  sort: () => undefined,
};

function toCondition<Field extends keyof MemberFilter>(
  filter: MemberFilter,
  field: Field,
  context: ConditionContext,
): SQL | undefined {
  const toSql: ToCondition<Field> = CONDITIONS[field];
  const value = filter[field];
  return value === undefined || value === null ? undefined : toSql(value, context);
}

/** The members that a filter leaves. */
export function toWhere(filter: MemberFilter, context: ConditionContext): SQL {
  const fields = Object.keys(CONDITIONS) as (keyof MemberFilter)[];
  const conditions = and(...fields.map((field) => toCondition(filter, field, context)));
  if (conditions) return conditions;
  const terms = context.terms.slice(0, context.requiredTerms);
  const isPreference = context.terms.length > terms.length;
  return filter.q === undefined || (isPreference && terms.length === 0)
    ? sql`true`
    : matches(toSearchQuery(terms));
}

/**
 * Keys of what a list or count of a filter depends on besides cards: members with one of the labels
 * of a field that the filter has, since no other can match. All members without such a field: to
 * have none of some labels is no label.
 */
export function toFilterReads(filter: MemberFilter, context: ConditionContext) {
  const { ids, technology, technology_any, tag } = filter;
  const toReads = (field: "technology" | "tag", keys: Values) => ({
    member_search: toTaxonomyLabels(field, keys, context).map((label) => `member_search:${label}`),
  });
  // Of all technologies each is needed, of the others one is enough.
  if (technology?.length) return toReads("technology", technology.slice(0, 1));
  if (technology_any?.length) return toReads("technology", technology_any);
  if (tag?.length) return toReads("tag", tag);
  if (ids) return { member_search: ids.map((id) => `members:id:${id}`) };
  return {};
}

/** Members that come one after the other, in an order of their own. */
export type Tier = { where?: SQL; by: SQL[] };

/** Members that match, in the order of the tiers, which use these columns and `recommended`. */
export type MemberSelection = { where: SQL; columns: SQL[]; tiers: Tier[] };

type Order = Pick<MemberSelection, "columns" | "tiers">;

const recommended = sql`${memberSearch.recommended}`;

/** Equals follow each other in recommended order; members without a value come last. */
function by(column: SQL, direction = sql``): Order {
  return { columns: [column], tiers: [{ by: [sql`${column} ${direction}`, recommended] }] };
}

const availableFrom = sql`${memberSearch.available_from}`;

/** Members that can start by now are alike. */
export function toAvailableFirst(today: string): Order {
  return {
    columns: [availableFrom],
    tiers: [
      { where: lte(availableFrom, today), by: [recommended] },
      { where: gt(availableFrom, today), by: [availableFrom, recommended] },
      { where: isNull(availableFrom), by: [recommended] },
    ],
  };
}

const ORDERS: Record<MemberSort, (context: ConditionContext) => Order> = {
  recommended: () => ({ columns: [], tiers: [{ by: [recommended] }] }),
  rate_asc: () => by(sql`${memberSearch.rate}`),
  rate_desc: () => by(sql`${memberSearch.rate}`, sql`desc nulls last`),
  experience_desc: () => by(sql`${memberSearch.years_of_experience}`, sql`desc nulls last`),
  name_asc: () => by(sql`${memberSearch.name}`),
  available_first: ({ today }) => toAvailableFirst(today),
};

/** The order of a list: by ids, or as asked, in which those who match a search better come first. */
function toOrder({ ids, q, sort }: MemberFilter, context: ConditionContext): Order {
  if (ids && sort === undefined) {
    const { member_id } = memberSearch;
    const position = sql`array_position(${sql.param(ids)}::integer[], ${member_id})`;
    return { columns: [sql`${member_id}`], tiers: [{ by: [position] }] };
  }
  const order = ORDERS[sort ?? "recommended"](context);
  const queries = q === undefined ? [] : toScoreQueries(context.terms);
  if (queries.length <= 1) return order;
  return {
    columns: [sql`${memberSearch.terms}`, ...order.columns],
    tiers: queries.flatMap((query) =>
      order.tiers.map(({ where, by }) => ({ where: and(matches(query), where), by })),
    ),
  };
}

export function toSelection(filter: MemberFilter, context: ConditionContext): MemberSelection {
  return { where: toWhere(filter, context), ...toOrder(filter, context) };
}

/** Only the members with an id after `after`, up to `until`. */
export function toPublishedBetween(
  selection: MemberSelection,
  { after, until }: { after: number; until: number },
): MemberSelection {
  const { member_id } = memberSearch;
  const isBetween = and(gt(member_id, after), lte(member_id, until));
  return { ...selection, where: sql`${isBetween} and ${selection.where}` };
}
