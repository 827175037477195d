import type { Database } from "#database/client.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import type { Clock } from "#platform/time/clock.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import { toCallDomain } from "../calendar/call-invitation.ts";
import { type HostSchedule, listHostSchedules } from "../hosts/host-schedules.service.server.ts";
import { CalendarError, fetchCalendar } from "./fetch-calendar.server.ts";
import {
  type HostCalendar,
  listHostCalendars,
  removeHostCalendar,
  storeBusyTimes,
  storeCalendarFailure,
} from "./host-calendars.repository.server.ts";
import { readCalendar } from "./read-calendar.server.ts";

const DAY = 24 * 3_600_000;
/** How often calendars of hosts are read. */
const INTERVAL_MINUTES = 10;

/** Reads the calendars of all hosts, or with `host` of one; a failure waits for the next time. */
export const CALENDARS: JobKind = {
  name: "host-calendars",
  options: { retryLimit: 0, expireInSeconds: 1_800 },
};
export type CalendarsJob = { host?: number };

type Deps = { db: Database; clock: Clock; env: Pick<Env, "siteUrl"> };

/** Reads calendars every few minutes, and one at once when its link was entered. */
export async function startCalendars(queue: Queue, deps: Deps): Promise<void> {
  await queue.work<CalendarsJob>(CALENDARS, ({ data: { host } }) => importBusyTimes(deps, host));
  queue.everyMinutes(CALENDARS, INTERVAL_MINUTES);
}

/** Imports the busy times of all hosts who have a calendar, or of one host. */
export async function importBusyTimes(
  deps: Deps,
  only?: number,
  options: Parameters<typeof fetchCalendar>[1] = {},
): Promise<void> {
  const schedules = await listHostSchedules(deps.db);
  for (const calendar of await listHostCalendars(deps.db)) {
    if (only !== undefined && calendar.host_id !== only) continue;
    const schedule = schedules.find(({ host }) => host === calendar.host_id);
    if (schedule) await importCalendar(deps, calendar, schedule, options);
    // They take no calls any more: the link to their calendar is no longer ours to have.
    else await removeHostCalendar(deps.db, calendar.host_id);
  }
}

async function importCalendar(
  { db, clock, env }: Deps,
  calendar: HostCalendar,
  { config }: HostSchedule,
  options: Parameters<typeof fetchCalendar>[1],
): Promise<void> {
  const now = clock();
  try {
    const text = await fetchCalendar(calendar.url, options);
    const times = await readCalendar(text, {
      from: new Date(now.getTime() - DAY),
      to: new Date(now.getTime() + (config.days_ahead + 2) * DAY),
      ownUid: `@${toCallDomain(env.siteUrl)}`,
      timezone: config.timezone,
    });
    await storeBusyTimes(db, calendar, times, now);
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    await storeCalendarFailure(db, calendar, { failed_at: now, problem: error.message });
  }
}
