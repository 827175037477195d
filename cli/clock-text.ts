import { Temporal } from "temporal-polyfill";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { Queryable } from "#database/client.server.ts";

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** The time zone of the agency. */
export async function readZone(db: Queryable): Promise<string> {
  return (await getBookingConfig(db)).timezone;
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
