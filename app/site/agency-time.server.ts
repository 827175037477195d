import type { Database, Queryable } from "#database/client.server.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { getBookingConfig, getCachedBookingConfig } from "./site.service.server.ts";

/** The time zone of the agency. */
export async function readTimeZone(db: Queryable): Promise<string> {
  return (await getBookingConfig(db)).timezone;
}

/** Today by the agency's clocks, like `2026-11-22`. */
export async function readToday(db: Queryable, now: Date): Promise<string> {
  return toDay(now, await readTimeZone(db));
}

/** The time zone for a page: what loads it at the same time shares one statement. */
export async function getTimeZone(db: Database): Promise<string> {
  return (await getCachedBookingConfig(db)).timezone;
}
