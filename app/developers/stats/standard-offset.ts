import { toZoneOffset } from "#platform/time/zone-offset.ts";

/**
 * Hours from UTC when no daylight-saving time is in force, which is the lesser of a zone's two: a
 * map of time zones is the same all year.
 */
export function toStandardOffset(timezone: string): number {
  const january = toZoneOffset(timezone, new Date("2026-01-15T12:00:00Z"));
  const july = toZoneOffset(timezone, new Date("2026-07-15T12:00:00Z"));
  return Math.min(january, july) / 60;
}
