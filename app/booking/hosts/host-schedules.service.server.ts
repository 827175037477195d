import { listStoredHosts, type StoredHost } from "#app/site/hosts.repository.server.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import type { BookingConfig } from "#contract/calls/booking.ts";
import type { CallPlace } from "#contract/calls/call-place.ts";
import type { Queryable } from "#database/client.server.ts";
import { listLeaveDays } from "#services/staff/leaves.repository.server.ts";
import { listSingleDaysOff } from "./days-off.repository.server.ts";

/** When a host takes calls. */
export type HostSchedule = {
  /** Number by which calls refer to the host. */
  host: number;
  /** Absent where the agency only says how many calls can take place at the same time. */
  person?: HostPerson;
  /** The agency's, with the hours, zone, place and days off of the host. */
  config: BookingConfig;
};

export type HostPerson = { name: string; email: string };

/** Whether calls have people: a number of hosts counts where nobody takes calls by name. */
const haveNames = ({ hosts }: BookingConfig, stored: readonly StoredHost[]): boolean =>
  typeof hosts !== "number" || stored.some(({ takes_calls }) => takes_calls);

/** The hosts who take calls now, in the order in which they were added. */
export async function listHostSchedules(db: Queryable): Promise<HostSchedule[]> {
  const site = await getBookingConfig(db);
  const entered = await listSingleDaysOff(db);
  const listDays = (host: number | null) =>
    entered.flatMap(({ host_id, day }) => (host_id === host ? [day] : []));
  const config = { ...site, days_off: [...site.days_off, ...listDays(null)] };
  const { hosts } = config;
  const stored = await listStoredHosts(db);
  if (typeof hosts === "number" && !haveNames(config, stored)) {
    return Array.from({ length: hosts }, (_, index) => ({ host: index + 1, config }));
  }
  const leaves = await listLeaveDays(db);
  const listAway = (email: string) =>
    leaves.flatMap((leave) => (leave.email === email.toLowerCase() ? [leave.day] : []));
  return stored
    .filter(({ takes_calls }) => takes_calls)
    .map(({ id, name, email, timezone, weekly_hours, place }) => ({
      host: id,
      person: { name, email },
      config: {
        ...config,
        timezone: timezone ?? config.timezone,
        weekly_hours: weekly_hours ?? config.weekly_hours,
        place: place ?? config.place,
        days_off: [
          ...config.days_off,
          ...listContentDays(config, email),
          ...listDays(id),
          ...listAway(email),
        ],
      },
    }));
}

/** Days off of a host that the content has. */
function listContentDays({ hosts }: BookingConfig, email: string): string[] {
  if (typeof hosts === "number") return [];
  return hosts.find((one) => one.email.toLowerCase() === email.toLowerCase())?.days_off ?? [];
}

/** Who has a call, also when they take none any more; undefined for a number without a person. */
export async function findHostPerson(db: Queryable, host: number): Promise<HostPerson | undefined> {
  const stored = await listStoredHosts(db);
  if (!haveNames(await getBookingConfig(db), stored)) return undefined;
  const row = stored.find(({ id }) => id === host);
  return row && { name: row.name, email: row.email };
}

/** How the calls of a host take place; the agency's way for one who takes none any more. */
export async function findCallPlace(db: Queryable, host: number): Promise<CallPlace | undefined> {
  const schedule = (await listHostSchedules(db)).find((one) => one.host === host);
  return (schedule?.config ?? (await getBookingConfig(db))).place;
}

/** Whether a host calls by phone, so that clients are asked for their number. */
export async function asksForPhone(db: Queryable): Promise<boolean> {
  return (await listHostSchedules(db)).some(({ config }) => config.place === "phone");
}
