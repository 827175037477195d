import type { Member, MemberCard } from "#contract/members/member.ts";
import {
  AVAILABILITY_FRESH_DAYS,
  MEMBER_WORKLOAD_LABELS,
  type MemberWorkload,
} from "#contract/members/member-terms.ts";
import { getLocale, isBritish } from "#contract/values/trade.ts";
import { toBritishDate } from "#platform/time/british-date.ts";
import { createZoneFormat } from "#platform/time/zone-format.ts";
import { toMoney } from "./money-text.ts";

// Making a formatter costs far more than using it, and a list uses dozens.
const formatDate = createZoneFormat(getLocale, { day: "numeric", month: "short", year: "numeric" });
const formatMonth = createZoneFormat(getLocale, { month: "short", year: "numeric" });

/** `€6,496 / one time`; undefined where no buyout is offered. */
export function toBuyoutPrice(
  member: Pick<MemberCard, "redemption_rate" | "sales_currency">,
  toText = toMoney,
): string | undefined {
  if (member.redemption_rate === null) return undefined;
  return `${toText(member.redemption_rate, member.sales_currency)} / one time`;
}

/** `full or part-time`: how much time a member has, inside a sentence. */
export const toWorkloadText = (workload: MemberWorkload): string =>
  MEMBER_WORKLOAD_LABELS[workload].toLowerCase();

type Language = MemberCard["languages"][number];

/** `English C1`, `Tamil (native)`. */
export function toLanguageText({ name, level }: Language): string {
  return level === "Native" ? `${name} (native)` : `${name} ${level}`;
}

/**
 * English first where it is spoken, since foreign clients look for it; the others in their order.
 */
export function toLanguageOrder(languages: readonly Language[]): Language[] {
  const isEnglish = ({ code }: Language) => code === "en";
  return [...languages.filter(isEnglish), ...languages.filter((language) => !isEnglish(language))];
}

/** Letters of a word that fits beside a portrait on the narrowest phone. */
const MAX_UNBROKEN_LETTERS = 16;

/** The name with soft hyphens in words that would otherwise break anywhere without a hyphen. */
export function toBreakableName(name: string): string {
  return name
    .split(" ")
    .map((word) =>
      word.length > MAX_UNBROKEN_LETTERS
        ? word.replace(/[aeiouy][^aeiouy\W]*(?=[^aeiouyh\W]h?[aeiouy])/gi, "$&\u00AD")
        : word,
    )
    .join(" ");
}

/** The year range of an education; only when both years exist (spec §2). */
export function toYearRange(education: Member["educations"][number]): string | undefined {
  const { year_from, year_to } = education;
  return year_from === null || year_to === null ? undefined : `${year_from}–${year_to}`;
}

/**
 * Width of a skill's bar in percent, at least 10 so that it is visible in a long list (spec §2).
 */
export function toSkillBarWidth(years: number, totalYears: number): number {
  if (totalYears <= 0) return 10;
  return Math.min(100, (years * 90) / totalYears + 10);
}

/** `12 Aug 2026`, for a calendar date. */
export function toDateText(date: string): string {
  if (isBritish()) return toBritishDate(date, true);
  return formatDate(new Date(`${date}T00:00:00Z`), "UTC");
}

/** `Aug 2026`, for a calendar date. */
export function toMonthText(date: string): string {
  if (isBritish()) return toDateText(date).replace(/^\d+ /, "");
  return formatMonth(new Date(`${date}T00:00:00Z`), "UTC");
}

/** `12 Aug`, for a calendar date whose year is clear. */
export function toDayText(date: string): string {
  return toDateText(date).replace(/ \d+$/, "");
}

/**
 * `today`, `yesterday`, `3 days ago`, and the date itself where that is clearer or the day is not
 * known, as on a cached page.
 */
export function toRecentDate(date: string, today: string | undefined): string {
  const days = today === undefined ? -1 : (Date.parse(today) - Date.parse(date)) / 86_400_000;
  if (days < 0 || days > AVAILABILITY_FRESH_DAYS) return toDateText(date);
  return days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
}

/** A calendar date so many days after another. */
function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export type Availability = {
  text: string;
  /** The date in the text. */
  from: string | undefined;
  confirmed: string | undefined;
  /** Confirmed too long ago, or never: shown grey (product §9). */
  isStale: boolean;
  isNow: boolean;
};

/**
 * Text of a member's availability on a day: what is true then stays so later. Without `today` the
 * text is valid on any day.
 */
export function toAvailability(
  member: Pick<MemberCard, "available_from" | "availability_confirmed_at">,
  today?: string,
): Availability {
  const from = member.available_from ?? undefined;
  const confirmed = member.availability_confirmed_at ?? undefined;
  const isNow = from !== undefined && today !== undefined && from <= today;
  const isStale =
    from === undefined ||
    confirmed === undefined ||
    (today !== undefined && addDays(confirmed, AVAILABILITY_FRESH_DAYS) < today);
  if (from === undefined) {
    return { text: "Availability on request", from, confirmed, isStale, isNow };
  }
  const text = isNow ? "Available now" : `Available from ${toDateText(from)}`;
  return { text, from, confirmed, isStale, isNow };
}

/** URL of the CV for the two buttons of the popup (spec §2). */
export function toCvUrl(cv_link: string, showRates: boolean): string {
  const [path = "", hash] = cv_link.split("#", 2);
  const separator = path.includes("?") ? "&" : "?";
  return `${path}${separator}show_rates=${showRates}${hash === undefined ? "" : `#${hash}`}`;
}
