// No zod here: pages that only show members read this file.

export const GENDERS = ["male", "female"] as const;
export const SENIORITY_LEVELS = ["junior", "middle", "senior", "lead"] as const;
export const CURRENCIES = ["EUR", "USD", "GBP"] as const;
export const LANGUAGE_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2", "Native"] as const;

export type Gender = (typeof GENDERS)[number];
export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];
export type Currency = (typeof CURRENCIES)[number];
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export const SENIORITY_LABELS: Record<SeniorityLevel, string> = {
  junior: "Junior",
  middle: "Middle",
  senior: "Senior",
  lead: "Lead",
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

export function toFullName(member: { first_name: string; last_name: string }): string {
  return `${member.first_name} ${member.last_name}`.trim();
}
