import { listHostCalendars } from "#app/booking/busy/host-calendars.repository.server.ts";
import { listFeedDates } from "#app/booking/feed/host-feeds.repository.server.ts";
import { listDaysOff } from "#app/booking/hosts/days-off.repository.server.ts";
import {
  type HostSchedule,
  listHostSchedules,
} from "#app/booking/hosts/host-schedules.service.server.ts";
import type { Database } from "#database/client.server.ts";
import type { DeskCall } from "../calls/desk-calls.repository.server.ts";
import { listAffectedCalls } from "./affected-calls.service.server.ts";

/** Days off as they were entered, with the calls that are on them. */
export type ShownDaysOff = { id: number; first_day: string; last_day: string; calls: DeskCall[] };

export type ShownHost = {
  id: number;
  name: string;
  email: string;
  timezone: string;
  weekly_hours: HostSchedule["config"]["weekly_hours"];
  days_off: ShownDaysOff[];
  /** Since when there is a link to the feed. */
  feed_since: Date | null;
  /** Without its link, which is a secret. */
  calendar: { read_at: Date | null; failed_at: Date | null; problem: string | null } | undefined;
};

/** Hosts with their days off, feeds and calendars, and the days off of everybody. */
export async function readDeskHosts(
  db: Database,
  now: Date,
): Promise<{ hosts: ShownHost[]; days_off: ShownDaysOff[] }> {
  const feeds = await listFeedDates(db);
  const calendars = await listHostCalendars(db);
  const entered: (ShownDaysOff & { host_id: number | null })[] = [];
  for (const days of await listDaysOff(db, now)) {
    entered.push({ ...days, calls: await listAffectedCalls(db, days, now) });
  }
  const listOf = (host: number | null): ShownDaysOff[] =>
    entered
      .filter(({ host_id }) => host_id === host)
      .map(({ id, first_day, last_day, calls }) => ({ id, first_day, last_day, calls }));
  const hosts = (await listHostSchedules(db)).flatMap(({ host: id, person, config }) => {
    if (!person) return [];
    const calendar = calendars.find(({ host_id }) => host_id === id);
    const { timezone, weekly_hours } = config;
    return {
      id,
      ...person,
      timezone,
      weekly_hours,
      days_off: listOf(id),
      feed_since: feeds.find((feed) => feed.id === id)?.feed_created_at ?? null,
      calendar: calendar && {
        read_at: calendar.read_at,
        failed_at: calendar.failed_at,
        problem: calendar.problem,
      },
    };
  });
  return { hosts, days_off: listOf(null) };
}
