import { listHostCalendars } from "#app/booking/busy/host-calendars.repository.server.ts";
import { listFeedDates } from "#app/booking/feed/host-feeds.repository.server.ts";
import { listDaysOff } from "#app/booking/hosts/days-off.repository.server.ts";
import {
  type HostSchedule,
  listHostSchedules,
} from "#app/booking/hosts/host-schedules.service.server.ts";
import { listStoredHosts, type StoredHost } from "#app/site/hosts.repository.server.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import type { Database } from "#database/client.server.ts";
import { type Colleague, listColleagues } from "#services/staff/colleagues.repository.server.ts";
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
  /** What they have otherwise than the agency; null as the agency has it. */
  own: Pick<StoredHost, "timezone" | "weekly_hours" | "place">;
  /** Who gets their calls when they take none any more. */
  others: { host: number; name: string }[];
  /** Signs in to the desk. */
  has_account: boolean;
  days_off: ShownDaysOff[];
  /** Since when there is a link to the feed. */
  feed_since: Date | null;
  /** Without its link, which is a secret. */
  calendar: { read_at: Date | null; failed_at: Date | null; problem: string | null } | undefined;
};

/** Hosts with their days off, feeds and calendars, the days off of everybody, and who else may take calls. */
export async function readDeskHosts(
  db: Database,
  now: Date,
): Promise<{
  hosts: ShownHost[];
  days_off: ShownDaysOff[];
  people: { id: number; name: string }[];
}> {
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
  const stored = await listStoredHosts(db);
  const colleagues = await listColleagues(db);
  const schedules = await listHostSchedules(db);
  const isPerson = (email: string) => (colleague: Pick<Colleague, "email">) =>
    colleague.email.toLowerCase() === email.toLowerCase();
  const hosts = schedules.flatMap(({ host: id, person, config }) => {
    if (!person) return [];
    const calendar = calendars.find(({ host_id }) => host_id === id);
    const { timezone, weekly_hours } = config;
    return {
      id,
      ...person,
      timezone,
      weekly_hours,
      own: toOwn(stored.find((row) => row.id === id)),
      others: schedules.flatMap((other) =>
        other.person && other.host !== id ? [{ host: other.host, name: other.person.name }] : [],
      ),
      has_account: colleagues.some(isPerson(person.email)),
      days_off: listOf(id),
      feed_since: feeds.find((feed) => feed.id === id)?.feed_created_at ?? null,
      calendar: calendar && {
        read_at: calendar.read_at,
        failed_at: calendar.failed_at,
        problem: calendar.problem,
      },
    };
  });
  const people = colleagues
    .filter(({ is_active, role }) => is_active && isPermitted(role, "calls"))
    .filter(({ email }) => !hosts.some(isPerson(email)))
    .map(({ id, name }) => ({ id, name }));
  return { hosts, days_off: listOf(null), people };
}

const toOwn = (row: StoredHost | undefined): ShownHost["own"] => ({
  timezone: row?.timezone ?? null,
  weekly_hours: row?.weekly_hours ?? null,
  place: row?.place ?? null,
});
