import {
  type HostSchedule,
  listHostSchedules,
} from "#app/booking/hosts/host-schedules.service.server.ts";
import { readTimeZone, readToday } from "#app/site/agency-time.server.ts";
import { listStoredHosts } from "#app/site/hosts.repository.server.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { toDay } from "#platform/time/zone-day.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { listLeaves } from "#services/staff/leaves.repository.server.ts";
import { type ListResult, readListPage } from "../lists/read-list-page.server.ts";
import type { DeskCallQuery } from "./call-filters.ts";
import {
  countDeskCalls,
  type DeskCall,
  type DeskCallFilter,
  listDeskCalls,
} from "./desk-calls.repository.server.ts";
import { type DeskHost, findHostName } from "./desk-host.ts";
import { toWeek, type Week } from "./week.server.ts";

/** More calls of a week are in the list only. */
const MAX_CALLS_OF_WEEK = 500;

/** Everybody who takes or took calls; empty where hosts are only a number. */
export async function listDeskHosts(db: Queryable): Promise<DeskHost[]> {
  const active = (await listHostSchedules(db)).flatMap(({ host, person }) =>
    person ? [{ id: host, ...person, is_active: true }] : [],
  );
  if (active.length === 0) return [];
  const former = (await listStoredHosts(db))
    .filter(({ id }) => !active.some((host) => host.id === id))
    .map(({ id, name, email }) => ({ id, name, email, is_active: false }));
  return [...active, ...former];
}

/** Who can be given a call now; a number where hosts are no persons. */
export async function listCallHosts(db: Queryable): Promise<{ id: number; name: string }[]> {
  return (await listHostSchedules(db)).map(({ host, person }) => ({
    id: host,
    name: person?.name ?? `Host ${host}`,
  }));
}

/** A call in a list, with the day by the agency's clocks and the name of who has it. */
export type ListedCall = DeskCall & { day: string; host_name: string | undefined };

/** A call as lists show it. */
export const toListed =
  (hosts: readonly DeskHost[], timezone: string) =>
  (call: DeskCall): ListedCall => ({
    ...call,
    day: toDay(call.starts_at, timezone),
    host_name: findHostName(hosts, call.host),
  });

/** The hosts whose calls are a person's: theirs, and those of whom they are the deputy today. */
async function listOwnHosts(
  db: Queryable,
  hosts: readonly DeskHost[],
  { id, email }: Pick<CurrentStaff, "id" | "email">,
  now: Date,
): Promise<number[]> {
  const today = await readToday(db, now);
  const leaves = await listLeaves(db, today);
  const away = leaves.filter((leave) => leave.deputy_id === id && leave.first_day <= today);
  const emails = [email, ...away.map((leave) => leave.email)].map((one) => one.toLowerCase());
  return hosts.filter((one) => emails.includes(one.email.toLowerCase())).map((host) => host.id);
}

/** Which calls a query asks for. */
async function readFilter(
  db: Queryable,
  { host, state }: DeskCallQuery,
  { hosts, staff, now }: Context,
): Promise<DeskCallFilter> {
  const idsOf = (isIncluded: (host: DeskHost) => boolean) =>
    hosts.filter(isIncluded).map(({ id }) => id);
  return {
    state: state || undefined,
    ...(host === "me"
      ? { hosts: await listOwnHosts(db, hosts, staff, now) }
      : host === "former"
        ? { exceptHosts: idsOf(({ is_active }) => is_active) }
        : host
          ? { hosts: [Number(host)] }
          : {}),
  };
}

/** Which calls a page shows: those of a week, or in a list what is to come or what is over. */
export async function toShown(
  db: Queryable,
  query: DeskCallQuery,
  context: Context,
): Promise<{ filter: DeskCallFilter; week: Week; timezone: string }> {
  const { now } = context;
  const timezone = await readTimeZone(db);
  const week = toWeek(query.week || undefined, now, timezone);
  const ofList = query.when === "past" ? { endsBefore: now } : { endsAfter: now };
  const part = query.view === "week" ? { from: week.from, to: week.to } : ofList;
  return { filter: { ...(await readFilter(db, query, context)), ...part }, week, timezone };
}

/**
 * The calls of a day, in order of time.
 * @param staff whose calls they are; where hosts are only a number, calls are everybody's
 */
export async function listCallsOfDay(
  db: Database,
  day: { from: Date; to: Date },
  { limit, now, staff }: { limit: number; now: Date; staff?: Context["staff"] | undefined },
): Promise<ListedCall[]> {
  const hosts = await listDeskHosts(db);
  const own = staff && hosts.length > 0 ? await listOwnHosts(db, hosts, staff, now) : undefined;
  const calls = await listDeskCalls(db, { ...day, hosts: own }, { limit });
  return calls.map(toListed(hosts, await readTimeZone(db)));
}

export type CallWeek = {
  week: Week;
  calls: ListedCall[];
  /** Who is off on each day of the week; `Everybody` where that is so. */
  off: string[][];
};

type Context = {
  now: Date;
  staff: Pick<CurrentStaff, "id" | "email">;
  hosts: readonly DeskHost[];
};

/** The calls of a week. */
export async function readCallWeek(
  db: Database,
  query: DeskCallQuery,
  context: Context,
): Promise<CallWeek> {
  const { filter, week, timezone } = await toShown(db, query, context);
  const calls = await listDeskCalls(db, filter, { limit: MAX_CALLS_OF_WEEK });
  const off = listOff(await listHostSchedules(db), week);
  return { week, calls: calls.map(toListed(context.hosts, timezone)), off };
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
  context: Context,
): Promise<ListResult<ListedCall>> {
  const { filter, timezone } = await toShown(db, query, context);
  const isPast = query.when === "past";
  return readListPage(await countDeskCalls(db, filter), query.page, async (part) => {
    const calls = await listDeskCalls(db, filter, { newestFirst: isPast, ...part });
    return calls.map(toListed(context.hosts, timezone));
  });
}
