import { listHostSchedules } from "#app/booking/hosts/host-schedules.service.server.ts";
import type { Handover } from "#contract/desk/staff.ts";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import { retryDeadlock } from "#database/retry-deadlock.ts";
import { unprocessable } from "#platform/errors.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { type Colleague, listColleagues } from "#services/staff/colleagues.repository.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { findAccount, listStaff } from "#services/staff/staff.repository.server.ts";
import type { DeskCall } from "../calls/desk-calls.repository.server.ts";
import {
  type GivenCalls,
  giveCallsAway,
  type NextHost,
} from "../calls/give-calls-away.service.server.ts";
import { findHostOf, listCallsAhead } from "../calls/stop-host.service.server.ts";
import {
  changeAccount,
  disableAccount,
  type StaffDeps,
} from "../staff/staff-accounts.service.server.ts";
import { enqueueHandoverEmail } from "../staff/staff-emails.server.ts";
import type { StaffListItem } from "../staff/staff-list.tsx";
import { readAwayUntil } from "../time/away-until.server.ts";
import { canReceive } from "./can-receive.ts";
import { changeOwners, countUnfinished, listUnfinished } from "./handover.repository.server.ts";

/** Everybody with an account or an invitation, and how much each has left to do. */
export async function listStaffWithWork(db: Database): Promise<StaffListItem[]> {
  const { staff, unfinished } = await awaitAll({
    staff: listStaff(db),
    unfinished: countUnfinished(db),
  });
  return staff.map((person) => ({ ...person, unfinished: unfinished.get(person.id) ?? 0 }));
}

/** Whether a person has requests, applications or calls that a colleague has to take over. */
export async function hasWorkLeft(db: Database, id: number, now: Date): Promise<boolean> {
  const handover = await readHandover(db, id, now);
  return handover !== undefined && handover.requests.length + handover.calls.length > 0;
}

/** What a person would hand over, and to whom; undefined for an unknown account. */
export async function readHandover(db: Database, id: number, now: Date) {
  const account = await findAccount(db, id);
  if (!account?.email) return undefined;
  const { requests, colleagues, calls, schedules, toAwayUntil } = await awaitAll({
    requests: listUnfinished(db, id),
    colleagues: listColleagues(db),
    calls: listCalls(db, account.email, now),
    schedules: listHostSchedules(db),
    toAwayUntil: readAwayUntil(db, now),
  });
  return {
    person: {
      id,
      name: account.name || account.email,
      email: account.email,
      is_disabled: account.disabled_at !== null,
    },
    requests,
    calls,
    receivers: colleagues
      .filter((colleague) => colleague.id !== id && canReceive(colleague))
      .map(({ id, name, email }) => ({ id, name, away_until: toAwayUntil(email) })),
    hosts: schedules.flatMap(({ host, person }) =>
      person && !isSameAddress(person.email, account.email)
        ? [{ host, name: person.name, away_until: toAwayUntil(person.email) }]
        : [],
    ),
  };
}

const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Calls to come of the host with an address, also of one who takes no new ones. */
async function listCalls(db: Queryable, email: string, now: Date): Promise<DeskCall[]> {
  const host = await findHostOf(db, email);
  return host ? listCallsAhead(db, host.id, now) : [];
}

/** What a handover did. */
export type HandoverResult = GivenCalls & {
  /** How many requests and applications changed hands. */
  requests: number;
};

/**
 * Gives what a person has left to do to a colleague, who is told by email, or leaves it without an
 * owner, and disables the account where asked, all in one transaction. A call that does not fit
 * stays.
 * @param by the owner who asks for it; null for the command line
 * @throws PublicError 403, 404, 409 when no other owner would remain, 422 for a colleague who may
 *   not open requests, or an unknown host
 */
export function handOver(
  deps: StaffDeps,
  by: CurrentStaff | null,
  id: number,
  { to, host: next, intent }: Handover,
): Promise<HandoverResult> {
  const staff_id = by?.id ?? null;
  return retryDeadlock(() =>
    changeAccount(deps, staff_id, id, async (tx, account, owners) => {
      if (typeof next === "number") await requireHost(tx, next);
      const receiver = to === null ? undefined : await requireReceiver(tx, to, id);
      const { length: requests } = await changeOwners(tx, { from: id, to, staff_id });
      if (requests > 0) {
        const fields = ["owner_id"];
        const subject = `staff ${id}`;
        await writeAudit(tx, { staff_id, action: "staff.hand_over", subject, fields });
        const from = account.name || account.email;
        if (receiver) await enqueueHandoverEmail(deps, tx, receiver, { from, count: requests });
      }
      const given =
        intent === "disable" && !account.disabled_at
          ? await disableAccount(deps, tx, staff_id, { account, owners, next })
          : await handOverCalls(deps, tx, staff_id, { email: account.email, next });
      return { requests, ...given };
    }),
  );
}

async function requireReceiver(tx: Transaction, to: number, from: number): Promise<Colleague> {
  const colleague = (await listColleagues(tx)).find(({ id }) => id === to);
  if (colleague && to !== from && canReceive(colleague)) return colleague;
  throw unprocessable({ to: ["Select a colleague who can open requests and applications"] });
}

async function requireHost(db: Queryable, host: number): Promise<void> {
  const schedules = await listHostSchedules(db);
  if (schedules.some((schedule) => schedule.host === host && schedule.person)) return;
  throw unprocessable({ host: ["Select a person who takes calls"] });
}

async function handOverCalls(
  deps: StaffDeps,
  tx: Transaction,
  by: number | null,
  { email, next }: { email: string; next: NextHost },
): Promise<GivenCalls> {
  const calls = next === undefined ? [] : await listCalls(tx, email, deps.clock());
  return giveCallsAway(deps, tx, by, calls, () => next);
}
