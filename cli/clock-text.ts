import { Temporal } from "temporal-polyfill";

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** `2026-11-21 11:15`, by a zone's clocks. */
export function toClockText(time: Date, zone: string): string {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(time);
}

/** `2026-11-21 11:15 Europe/Tallinn`. */
export function toZonedText(time: Date, zone: string): string {
  return `${toClockText(time, zone)} ${zone}`;
}

/**
 * A day or a time as people type it, by a zone's clocks unless it has an offset; undefined when it
 * is none.
 */
export function parseTime(typed: string, zone: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(typed)) return undefined;
  try {
    const instant = HAS_OFFSET.test(typed)
      ? Temporal.Instant.from(typed)
      : Temporal.PlainDateTime.from(typed).toZonedDateTime(zone);
    return new Date(instant.epochMilliseconds);
  } catch {
    return undefined;
  }
}
