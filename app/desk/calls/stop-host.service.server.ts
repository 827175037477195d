import { listStoredHosts, type StoredHost, saveHost } from "#app/site/hosts.repository.server.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import type { Services } from "#services/services.server.ts";
import { type DeskCall, listDeskCalls } from "./desk-calls.repository.server.ts";
import { type GivenCalls, giveCallsAway, type NextHost } from "./give-calls-away.service.server.ts";

/** More are not given away at once. */
const MAX_CALLS = 200;

const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The host who is the person with an address; also one who takes no calls any more. */
export async function findHostOf(db: Queryable, email: string): Promise<StoredHost | undefined> {
  return (await listStoredHosts(db)).find((host) => isSameAddress(host.email, email));
}

/** Calls to come of a host. */
export const listCallsAhead = (db: Queryable, host: number, now: Date): Promise<DeskCall[]> =>
  listDeskCalls(db, { from: now, hosts: [host] }, { limit: MAX_CALLS });

/**
 * Has a host take no calls from now on, and gives those ahead to others.
 * @param by id of who makes the change; null for the command line
 */
export async function stopHost(
  deps: Pick<Services, "queue" | "env" | "clock">,
  tx: Transaction,
  by: number | null,
  { host, next }: { host: number; next: NextHost },
): Promise<GivenCalls> {
  const now = deps.clock();
  await saveHost(tx, { host, takes_calls: false, changed_at: now });
  return giveCallsAway(deps, tx, by, await listCallsAhead(tx, host, now), () => next);
}
