import {
  type HostSchedule,
  listHostSchedules,
} from "#app/booking/hosts/host-schedules.service.server.ts";
import { listStoredHosts } from "#app/site/hosts.repository.server.ts";
import type { DeskCallQuery } from "#contract/desk-call.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { type ListResult, readListPage } from "../lists/read-list-page.server.ts";
import { readTimeZone } from "../parts/agency-time.server.ts";
import {
  countDeskCalls,
  type DeskCall,
  type DeskCallFilter,
  listDeskCalls,
} from "./desk-calls.repository.server.ts";
import { toWeek, type Week } from "./week.server.ts";

/** More calls of a week are in the list only. */
const MAX_CALLS_OF_WEEK = 500;

/** A person who has calls. */
export type DeskHost = { id: number; name: string; email: string; is_active: boolean };

/** Everybody who takes or took calls; empty where hosts are only a number. */
export async function listDeskHosts(db: Queryable): Promise<DeskHost[]> {
  const active = (await listHostSchedules(db)).flatMap(({ host, person }) =>
    person ? [{ id: host, ...person, is_active: true }] : [],
  );
  if (active.length === 0) return [];
  const former = (await listStoredHosts(db))
    .filter(({ id }) => !active.some((host) => host.id === id))
    .map((host) => ({ ...host, is_active: false }));
  return [...active, ...former];
}

/** The hosts whose calls a query asks for. */
function toHostFilter(
  { host }: DeskCallQuery,
  hosts: readonly DeskHost[],
  { email }: CurrentStaff,
): Pick<DeskCallFilter, "hosts" | "exceptHosts"> {
  if (host === undefined) return {};
  if (typeof host === "number") return { hosts: [host] };
  if (host === "former") {
    return { exceptHosts: hosts.flatMap(({ id, is_active }) => (is_active ? [id] : [])) };
  }
  const isMe = (one: DeskHost) => one.email.toLowerCase() === email.toLowerCase();
  return { hosts: hosts.filter(isMe).map(({ id }) => id) };
}

export type CallWeek = {
  week: Week;
  calls: DeskCall[];
  /** Who is off on each day of the week; `Everybody` where that is so. */
  off: string[][];
};

type Context = { now: Date; staff: CurrentStaff; hosts: readonly DeskHost[] };

/** The calls of a week. */
export async function readCallWeek(
  db: Database,
  query: DeskCallQuery,
  { now, staff, hosts }: Context,
): Promise<CallWeek> {
  const week = toWeek(query.week, now, await readTimeZone(db));
  const filter = { ...toHostFilter(query, hosts, staff), state: query.state };
  const { from, to } = week;
  const calls = await listDeskCalls(db, { ...filter, from, to }, { limit: MAX_CALLS_OF_WEEK });
  return { week, calls, off: listOff(await listHostSchedules(db), week) };
}

function listOff(schedules: readonly HostSchedule[], { days }: Week): string[][] {
  return days.map((day) => {
    const off = schedules.filter(({ config }) => config.days_off.includes(day));
    if (off.length === schedules.length) return ["Everybody"];
    return off.flatMap(({ person }) => person?.name ?? []);
  });
}

/** A page of the list: what is to come in order, what is over the latest first. */
export async function readCallPage(
  db: Database,
  query: DeskCallQuery,
  { now, staff, hosts }: Context,
): Promise<ListResult<DeskCall>> {
  const isPast = query.when === "past";
  const filter = {
    ...toHostFilter(query, hosts, staff),
    state: query.state,
    ...(isPast ? { endsBefore: now } : { endsAfter: now }),
  };
  return readListPage(await countDeskCalls(db, filter), query.page, (part) =>
    listDeskCalls(db, filter, { newestFirst: isPast, ...part }),
  );
}
