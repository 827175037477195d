import { getLocale, isBritish } from "#contract/values/trade.ts";
import { toBritishDate } from "./british-date.ts";

/** `12 November 2026`, for an ISO date such as `2026-11-12`. */
export function toDateText(date: string): string {
  if (isBritish()) return toBritishDate(date);
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** A calendar date so many days after another, as ISO dates. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
