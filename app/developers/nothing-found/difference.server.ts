import { convertAmount, type ExchangeSite } from "#app/site/exchange.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { SENIORITY_LABELS } from "#contract/members/member-terms.ts";
import {
  parseHoursKey,
  USUAL_DAY,
  USUAL_HOURS,
  USUAL_ZONE,
} from "#contract/members/working-day-terms.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { FilterNames } from "../filters/filter-chips.ts";
import type { MemberField } from "../filters/member-filters.ts";
import { toOverlapMinutes } from "../overlap/working-overlap.ts";
import { toWorkloadText } from "../parts/member-texts.ts";
import { toMoney } from "../parts/money-text.ts";
import { toYears } from "../parts/years-text.ts";

export type DifferenceContext = { site: ExchangeSite; names: FilterNames; today: string };

type ToDifference = (
  member: MemberCard,
  filter: MemberFilter,
  context: DifferenceContext,
) => string | undefined;

function toRate(member: MemberCard, limit: number | undefined, site: ExchangeSite, sign: 1 | -1) {
  if (limit === undefined) return undefined;
  const { sales_rate, sales_currency } = member;
  if (sales_rate === null) return "rate on request";
  const currency = toCurrency(site?.terms);
  const rate = convertAmount(sales_rate, { from: sales_currency, to: currency }, site);
  if (rate === undefined) return `${toMoney(sales_rate, sales_currency)} an hour`;
  const shown = Math.round(rate * 100) / 100;
  if (sign * (shown - limit) <= 0) return undefined;
  return `${toMoney(shown, currency)} instead of ${toMoney(limit, currency)}`;
}

function toStart({ available_from }: MemberCard, limit: string | undefined) {
  if (limit === undefined || (available_from !== null && available_from <= limit)) return undefined;
  return available_from === null
    ? "availability on request"
    : `available from ${toDateText(available_from)}`;
}

const toNames = (values: readonly (string | number)[], names: ReadonlyMap<string, string>) =>
  values.map((value) => names.get(String(value)) ?? String(value)).join(" or ");

/** What of one field a member has instead of what was asked for; undefined where they have it. */
const DIFFERENCES: { [Field in MemberField]?: ToDifference } = {
  rate_max: (member, { rate_max }, { site }) => toRate(member, rate_max, site, 1),
  rate_min: (member, { rate_min }, { site }) => toRate(member, rate_min, site, -1),
  has_work: ({ work_sample_count: count }, { has_work }) =>
    has_work && count === 0 ? "no work to look at" : undefined,
  available: (member, { available }, { today }) => toStart(member, available ? today : undefined),
  available_by: (member, { available_by }) => toStart(member, available_by),
  overlap: ({ timezone }, { overlap = 0, zone = USUAL_ZONE, day = USUAL_DAY }, { today }) => {
    const asked = { zone, ...(parseHoursKey(day) ?? USUAL_HOURS) };
    const minutes = toOverlapMinutes(asked, { zone: timezone, ...USUAL_HOURS }, today);
    const hours = Math.floor(minutes / 60);
    if (hours >= overlap) return undefined;
    return `${hours === 1 ? "1 hour" : `${hours} hours`} overlap instead of ${overlap}`;
  },
  experience_min: ({ years_of_experience: years }, { experience_min = 0 }) =>
    years >= experience_min ? undefined : `${toYears(years)} instead of ${experience_min}`,
  experience_max: ({ years_of_experience: years }, { experience_max = 0 }) =>
    years <= experience_max ? undefined : `${toYears(years)} instead of ${experience_max}`,
  seniority_level: ({ seniority_level: level }, { seniority_level = [] }) =>
    seniority_level.includes(level) ? undefined : `${SENIORITY_LABELS[level].toLowerCase()} level`,
  workload: ({ workload }) => toWorkloadText(workload ?? "full_time"),
  country: ({ country }) => `in ${country}`,
  country_not: ({ country }) => `in ${country}`,
  language: ({ languages }, { language = [] }, { names }) =>
    languages.some(({ code }) => language.includes(code))
      ? undefined
      : `no ${toNames(language, names.language)}`,
  language_all: ({ languages }, { language_all = [] }, { names }) => {
    const spoken = languages.map(({ code }) => code);
    const missing = language_all.filter((code) => !spoken.includes(code));
    return missing.length > 0 ? `no ${toNames(missing, names.language)}` : undefined;
  },
  technology: ({ technologies }, { technology = [] }, { names }) => {
    const known = technologies.map(({ slug }) => slug);
    const missing = technology.filter((key) => !known.includes(String(key)));
    return missing.length > 0 ? `no ${toNames(missing, names.technology)}` : undefined;
  },
  technology_any: (_, { technology_any = [] }, { names }) =>
    `no ${toNames(technology_any, names.technology)}`,
  technology_not: ({ technologies }, { technology_not = [] }) => {
    const known = technologies.filter(({ slug }) => technology_not.includes(slug));
    return known.length > 0 ? `also ${known.map(({ name }) => name).join(", ")}` : undefined;
  },
};

/** `€62 instead of €60`: what a member who lacks one field of a filter has instead. */
export function toDifference(
  field: MemberField,
  member: MemberCard,
  filter: MemberFilter,
  context: DifferenceContext,
): string | undefined {
  return DIFFERENCES[field]?.(member, filter, context);
}
