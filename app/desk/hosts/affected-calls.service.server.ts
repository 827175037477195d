import { Temporal } from "temporal-polyfill";
import { listHostSchedules } from "#app/booking/hosts/host-schedules.service.server.ts";
import type { Queryable } from "#database/client.server.ts";
import { type DeskCall, listDeskCalls } from "../calls/desk-calls.repository.server.ts";

type Days = { host_id: number | null; first_day: string; last_day: string };

const MAX_CALLS = 200;

/** Calls to come that are on days off of a host, or of everybody, by the clocks of each host. */
export async function listAffectedCalls(
  db: Queryable,
  { host_id, first_day, last_day }: Days,
  now: Date,
): Promise<DeskCall[]> {
  const calls: DeskCall[] = [];
  for (const { host, config } of await listHostSchedules(db)) {
    if (host_id !== null && host !== host_id) continue;
    const days = { first_day, last_day, timezone: config.timezone };
    calls.push(...(await listCallsOnDays(db, host, days, now)));
  }
  return calls.sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime()).slice(0, MAX_CALLS);
}

/** Calls to come of a host on some days by the clocks of a zone. */
export async function listCallsOnDays(
  db: Queryable,
  host: number,
  { first_day, last_day, timezone }: Omit<Days, "host_id"> & { timezone: string },
  now: Date,
): Promise<DeskCall[]> {
  const start = toMidnight(first_day, 0, timezone);
  const from = start > now ? start : now;
  const to = toMidnight(last_day, 1, timezone);
  return listDeskCalls(db, { from, to, hosts: [host] }, { limit: MAX_CALLS });
}

/** The beginning of the day some days after an ISO date. */
function toMidnight(date: string, days: number, timezone: string): Date {
  const midnight = Temporal.PlainDate.from(date).add({ days }).toZonedDateTime(timezone);
  return new Date(midnight.epochMilliseconds);
}
