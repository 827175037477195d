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
export function parseTime(input: string, zone: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(input)) return undefined;
  try {
    const instant = HAS_OFFSET.test(input)
      ? Temporal.Instant.from(input)
      : Temporal.PlainDateTime.from(input).toZonedDateTime(zone);
    return new Date(instant.epochMilliseconds);
  } catch {
    return undefined;
  }
}
