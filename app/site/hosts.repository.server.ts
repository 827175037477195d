import { isDeepStrictEqual } from "node:util";
import { asc, eq, inArray } from "drizzle-orm";
import type { Host } from "#contract/calls/booking.ts";
import type { Queryable } from "#database/client.server.ts";
import { bookingHosts } from "#database/tables/hosts.ts";

const { id, email, name, takes_calls, timezone, weekly_hours, place, changed_at } = bookingHosts;
const columns = { id, email, name, takes_calls, timezone, weekly_hours, place, changed_at };

export type StoredHost = Pick<typeof bookingHosts.$inferSelect, keyof typeof columns>;
/** What the desk has of a host, and content where the desk never changed it. */
export type HostTerms = Pick<StoredHost, "takes_calls" | "timezone" | "weekly_hours" | "place">;

/** Everybody who takes or took calls, in the order in which they were added. */
export function listStoredHosts(db: Queryable): Promise<StoredHost[]> {
  return db.select(columns).from(bookingHosts).orderBy(asc(id));
}

const toTerms = (host: Host): HostTerms => ({
  takes_calls: true,
  timezone: host.timezone ?? null,
  weekly_hours: host.weekly_hours ?? null,
  place: host.place ?? null,
});

const isTermsOf = (row: HostTerms, terms: HostTerms): boolean =>
  Object.entries(terms).every(([key, value]) =>
    isDeepStrictEqual(row[key as keyof HostTerms], value),
  );

/**
 * Stores the hosts of the content; those whom it does not name any more take no calls. A host that
 * the desk has changed stays as it is there.
 * @returns what the content has otherwise than the desk, in sentences
 */
export async function storeHosts(db: Queryable, hosts: readonly Host[]): Promise<string[]> {
  const known = await listStoredHosts(db);
  const notes: string[] = [];
  const rest = new Set(known);
  for (const host of hosts) {
    const row = known.find((one) => one.email.toLowerCase() === host.email.toLowerCase());
    const terms = toTerms(host);
    if (row) rest.delete(row);
    const after = { name: host.name, email: host.email, ...terms };
    // An insert that is refused would use up a number, and there are 32,767.
    if (!row) await db.insert(bookingHosts).values(after);
    else if (row.changed_at) notes.push(...toDifference(row, terms));
    else await db.update(bookingHosts).set(after).where(eq(id, row.id));
  }
  const others = [...rest].filter((row) => row.takes_calls);
  notes.push(...others.filter((row) => row.changed_at).map(toUnnamed));
  const removed = others.filter((row) => !row.changed_at).map((row) => row.id);
  if (removed.length > 0) {
    await db.update(bookingHosts).set({ takes_calls: false }).where(inArray(id, removed));
  }
  return notes;
}

function toDifference(row: StoredHost, terms: HostTerms): string[] {
  if (isTermsOf(row, terms)) return [];
  const what = row.takes_calls ? "has other hours or another place" : "takes no calls";
  return [`${row.name} ${what} at the desk: that stays. Change it there, under Calls → Hosts`];
}

const toUnnamed = ({ name }: StoredHost) =>
  `${name} takes calls at the desk and isn't named here: that stays. Change it there, under Calls → Hosts`;

/** Has a person take calls, or no more, as the desk says. */
export async function saveHost(
  db: Queryable,
  { host, ...terms }: { host: number } & Partial<HostTerms> & { changed_at: Date },
): Promise<void> {
  await db.update(bookingHosts).set(terms).where(eq(id, host));
}

/** A person who takes calls from now on, with the agency's hours. */
export async function insertHost(
  db: Queryable,
  person: { name: string; email: string; changed_at: Date },
): Promise<void> {
  await db.insert(bookingHosts).values(person);
}
