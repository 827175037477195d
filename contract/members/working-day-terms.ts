// No zod here: cards and filters in the browser read this file.

/** Whole hours by a zone's clocks; hours that end at or before their begin go past midnight. */
export type WorkingHours = { from: number; to: number };
export type WorkingDay = WorkingHours & { zone: string };

/** The hours of members, whose own are not known, and of a visitor who has set none. */
export const USUAL_HOURS: WorkingHours = { from: 9, to: 17 };
/** No filter asks for more: it is all of the usual hours. */
export const MAX_OVERLAP_HOURS = 8;
/** `9-17`, as in URLs. */
export function toHoursKey({ from, to }: WorkingHours): string {
  return `${from}-${to}`;
}

/** Hours of `9-17`; undefined for anything else, and for hours that end as they begin. */
export function parseHoursKey(key: string): WorkingHours | undefined {
  const [, from = "", to = ""] = /^(\d|1\d|2[0-3])-([1-9]|1\d|2[0-4])$/.exec(key) ?? [];
  if (from === "" || from === to) return undefined;
  return { from: Number(from), to: Number(to) };
}

/** The working day of a filter without one. */
export const USUAL_ZONE = "UTC";
export const USUAL_DAY = "9-17";
