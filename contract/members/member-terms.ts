// No zod here: pages that only show members read this file.

export const GENDERS = ["male", "female"] as const;
export const SENIORITY_LEVELS = ["junior", "middle", "senior", "lead"] as const;
export const CURRENCIES = ["EUR", "USD", "GBP"] as const;
/** Those that only searches name, and the site may have rates of. */
export const SEARCH_CURRENCIES = [
  "CHF",
  "PLN",
  "CZK",
  "SEK",
  "NOK",
  "DKK",
  "HUF",
  "RON",
  "CAD",
  "AUD",
  "INR",
] as const;
export const LANGUAGE_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2", "Native"] as const;

/** Hours a week that a member offers; of someone who said nothing, full time is assumed. */
export const MEMBER_WORKLOADS = ["full_time", "part_time", "both"] as const;

export type Gender = (typeof GENDERS)[number];
export type MemberWorkload = (typeof MEMBER_WORKLOADS)[number];
export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];
export type Currency = (typeof CURRENCIES)[number];
/** A currency that amounts are converted from. */
export type KnownCurrency = Currency | (typeof SEARCH_CURRENCIES)[number];
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export const SENIORITY_LABELS: Record<SeniorityLevel, string> = {
  junior: "Junior",
  middle: "Middle",
  senior: "Senior",
  lead: "Lead",
};

export const MEMBER_WORKLOAD_LABELS: Record<MemberWorkload, string> = {
  full_time: "Full time",
  part_time: "Part-time",
  both: "Full or part-time",
};

/** Type of a member's technology: the ones of type 1 are the main ones, shown as tags on a card. */
export const TECHNOLOGY_TYPE = { main: 1, other: 2 } as const;
export type TechnologyType = (typeof TECHNOLOGY_TYPE)[keyof typeof TECHNOLOGY_TYPE];

/** Hours of a monthly rate. */
export const MONTHLY_HOURS = 160;
/** Hours a month of a part-time developer: 20 a week. */
export const PART_TIME_HOURS = 80;
/** Days after which a confirmed availability counts as old and is shown grey. */
export const AVAILABILITY_FRESH_DAYS = 30;

/**
 * Rounded to whole money, as it is quoted: `percent` of the hourly rate × 160 hours (spec §9: 70 %).
 */
export function toBuyoutFee(sales_rate: number, percent: number): number {
  return Math.round((sales_rate * MONTHLY_HOURS * percent) / 100);
}

type WithName = { first_name: string; last_name: string };

export function toFullName(member: WithName): string {
  return `${member.first_name} ${member.last_name}`.trim();
}

/** The name of someone as it is written in the slug: `daryna-kovalchuk-2` is Daryna Kovalchuk. */
export function toSlugName(slug: string): string {
  return slug
    .replace(/-\d+$/, "")
    .replace(
      /(^|-)([a-z])/g,
      (_, start: string, letter: string) => `${start && " "}${letter.toUpperCase()}`,
    );
}

/** Letters and signs of Latin text, as in `to_latin_name` of the database. */
const LATIN = /^[\u0020-\u036f\u1e00-\u1eff\u2000-\u206f]*$/;

/**
 * The name in Latin letters beside one in another script: the given one, else that of the slug.
 * Null for a name that is in Latin letters, unless another one is given.
 */
export function toLatinName(
  member: WithName & { slug: string; latin_name: string | null },
): string | null {
  if (member.latin_name !== null) return member.latin_name;
  return LATIN.test(toFullName(member)) ? null : toSlugName(member.slug);
}

/** Both names on one line: `Дарина Ковальчук (Daryna Kovalchuk)`. */
export function toBothNames(member: WithName & { latin_name?: string | null }): string {
  const name = toFullName(member);
  return member.latin_name ? `${name} (${member.latin_name})` : name;
}

/** What staff see in lists: both names, or the slug of a profile without one. */
export function toMemberName(member: Parameters<typeof toLatinName>[0]): string {
  return toBothNames({ ...member, latin_name: toLatinName(member) }) || member.slug;
}
