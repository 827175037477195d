import {
  removeHostCalendar,
  setHostCalendar,
} from "#app/booking/busy/host-calendars.repository.server.ts";
import {
  CALENDARS,
  type CalendarsJob,
} from "#app/booking/busy/import-busy-times.service.server.ts";
import { toFeedPath } from "#app/booking/feed/host-feed.service.server.ts";
import { setFeedToken } from "#app/booking/feed/host-feeds.repository.server.ts";
import { deleteDaysOff, insertDaysOff } from "#app/booking/hosts/days-off.repository.server.ts";
import { insertHost, listStoredHosts, saveHost } from "#app/site/hosts.repository.server.ts";
import type { HostChange } from "#contract/calls/desk-host.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { retryDeadlock } from "#database/retry-deadlock.ts";
import { notFound, PublicError, unprocessable } from "#platform/errors.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { listColleagues } from "#services/staff/colleagues.repository.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { lockAccounts } from "#services/staff/leaves.repository.server.ts";
import type { DeskCall } from "../calls/desk-calls.repository.server.ts";
import type { GivenCalls } from "../calls/give-calls-away.service.server.ts";
import { findHostOf, stopHost } from "../calls/stop-host.service.server.ts";
import { listAffectedCalls } from "./affected-calls.service.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;
type NewDaysOff = Extract<HostChange, { intent: "add-days-off" }>;
/** Subject and fields of the entry of the audit log. */
type Done = HostChanged & { host: number | null; subject?: string; fields: string[] };

/** What the page shows once: the link of a new feed, and what became of calls. */
export type HostChanged = { feed?: string; given?: GivenCalls };

/** New days off have calls that were not shown yet. */
export class AffectedCallsError extends PublicError {
  readonly calls: readonly DeskCall[];

  constructor(calls: readonly DeskCall[]) {
    super(409, "There are calls on these days");
    this.calls = calls;
  }
}

/** How the calls that were shown are named in the form. */
export const toConfirmed = (calls: readonly Pick<DeskCall, "reference">[]): string =>
  calls.map(({ reference }) => reference).join("\n");

/**
 * Changes who takes calls, and the hours, days off, feed or calendar of a host, with its entry of the
 * audit log.
 * @throws AffectedCallsError for days off with calls that were not shown yet
 * @throws PublicError 404 for an unknown host, 422 for a person who may not have calls
 */
export function changeHost(
  deps: Deps,
  { id: staff_id }: CurrentStaff,
  change: HostChange,
): Promise<HostChanged> {
  return retryDeadlock(() =>
    deps.db.transaction(async (tx) => {
      if ("host" in change && change.host !== null) await requireHost(tx, change.host);
      const { host, fields, feed, given, ...done } = await apply(deps, tx, staff_id, change);
      const subject = done.subject ?? (host === null ? "hosts" : `host ${host}`);
      await writeAudit(tx, { staff_id, action: `host.${change.intent}`, subject, fields });
      return { feed, given };
    }),
  );
}

async function requireHost(tx: Transaction, host: number): Promise<void> {
  const hosts = await listStoredHosts(tx);
  if (!hosts.some(({ id }) => id === host)) throw notFound("There is no such host.");
}

async function apply(deps: Deps, tx: Transaction, by: number, change: HostChange): Promise<Done> {
  switch (change.intent) {
    case "add-host":
      return addHost(deps, tx, change.staff);
    case "set-host": {
      const { intent, host, ...terms } = change;
      await saveHost(tx, { host, ...terms, changed_at: deps.clock() });
      return { host, fields: Object.keys(terms) };
    }
    case "stop-host": {
      const { host, next } = change;
      return { host, fields: ["takes_calls"], given: await stopHost(deps, tx, by, { host, next }) };
    }
    case "add-days-off":
      return addDaysOff(deps, tx, change);
    case "remove-days-off": {
      const removed = await deleteDaysOff(tx, change.id);
      if (!removed) throw notFound("These days off have already been removed.");
      return { host: removed.host_id, fields: ["days_off"] };
    }
    case "new-feed": {
      const token = createToken();
      const feed = { token_hash: toTokenHash(token), created_at: deps.clock() };
      await setFeedToken(tx, change.host, feed);
      const link = `${deps.env.siteUrl}${toFeedPath(token)}`;
      return { host: change.host, fields: ["feed"], feed: link };
    }
    case "remove-feed":
      await setFeedToken(tx, change.host, null);
      return { host: change.host, fields: ["feed"] };
    case "set-calendar": {
      const { host, url } = change;
      await setHostCalendar(tx, host, url);
      await deps.queue.enqueue(tx, CALENDARS, { host } satisfies CalendarsJob);
      return { host, fields: ["calendar"] };
    }
    case "remove-calendar":
      await removeHostCalendar(tx, change.host);
      return { host: change.host, fields: ["calendar"] };
  }
}

/** Has a person of the staff take calls, by the hours that they had or the agency has. */
async function addHost({ clock }: Deps, tx: Transaction, staff: number): Promise<Done> {
  await lockAccounts(tx, [staff]);
  const person = (await listColleagues(tx)).find(({ id }) => id === staff);
  if (!person?.is_active || !isPermitted(person.role, "calls")) {
    throw unprocessable({ staff: ["Select a person who can open calls"] });
  }
  const { name, email } = person;
  const changed_at = clock();
  const known = await findHostOf(tx, email);
  if (known) await saveHost(tx, { host: known.id, takes_calls: true, changed_at });
  else await insertHost(tx, { name, email, changed_at });
  return { host: null, subject: `staff ${staff}`, fields: ["takes_calls"] };
}

async function addDaysOff(
  { clock }: Deps,
  tx: Transaction,
  { host: host_id, first_day, last_day, confirmed }: NewDaysOff,
): Promise<Done> {
  const days = { host_id, first_day, last_day };
  const calls = await listAffectedCalls(tx, days, clock());
  if (calls.length > 0 && confirmed !== toConfirmed(calls)) throw new AffectedCallsError(calls);
  await insertDaysOff(tx, days);
  return { host: host_id, fields: ["days_off"] };
}
