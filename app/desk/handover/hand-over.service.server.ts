import { listHostSchedules } from "#app/booking/hosts/host-schedules.service.server.ts";
import { listStoredHosts } from "#app/site/hosts.repository.server.ts";
import { FORMS } from "#contract/clients/forms.ts";
import { canOwnRequest } from "#contract/desk/request-access.ts";
import type { Handover } from "#contract/desk/staff.ts";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { type Colleague, listColleagues } from "#services/staff/colleagues.repository.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { findAccount, listStaff } from "#services/staff/staff.repository.server.ts";
import { changeDeskCall, UnconfirmedError } from "../calls/desk-call-changes.service.server.ts";
import { type DeskCall, listDeskCalls } from "../calls/desk-calls.repository.server.ts";
import {
  changeAccount,
  disableAccount,
  type StaffDeps,
} from "../staff/staff-accounts.service.server.ts";
import { enqueueHandoverEmail } from "../staff/staff-emails.server.ts";
import type { StaffListItem } from "../staff/staff-list.tsx";
import { changeOwners, countUnfinished, listUnfinished } from "./handover.repository.server.ts";

const MAX_CALLS = 200;

/** Whether a colleague may own every kind of request. */
const canReceive = (colleague: Colleague) => FORMS.every((form) => canOwnRequest(colleague, form));

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
  const { requests, colleagues, calls, schedules } = await awaitAll({
    requests: listUnfinished(db, id),
    colleagues: listColleagues(db),
    calls: listCalls(db, account.email, now),
    schedules: listHostSchedules(db),
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
      .map(({ id, name }) => ({ id, name })),
    hosts: schedules.flatMap(({ host, person }) =>
      person && !isSameAddress(person.email, account.email) ? [{ host, name: person.name }] : [],
    ),
  };
}

const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Calls to come of the host with an address, also of one who takes no new ones. */
async function listCalls(db: Queryable, email: string, now: Date): Promise<DeskCall[]> {
  const hosts = (await listStoredHosts(db)).filter((host) => isSameAddress(host.email, email));
  if (hosts.length === 0) return [];
  const filter = { from: now, hosts: hosts.map(({ id }) => id) };
  return listDeskCalls(db, filter, { limit: MAX_CALLS });
}

/** What a handover did. */
export type HandoverResult = {
  /** How many requests and applications changed hands. */
  requests: number;
  /** How many calls. */
  calls: number;
  /** Calls that did not, and why. */
  unchanged: { name: string; reason: string }[];
};

/**
 * Gives what a person has left to do to a colleague, who is told by email, or leaves it without an owner, and
 * disables the account where asked. Calls go to another host one by one: one that does not fit
 * stays.
 * @param by the owner who asks for it; null for the command line, which leaves calls alone
 * @throws PublicError 403, 404, 409 when no other owner would remain, 422 for a colleague who may
 *   not open requests, or an unknown host
 */
export async function handOver(
  deps: StaffDeps,
  by: CurrentStaff | null,
  id: number,
  { to, host, intent }: Handover,
): Promise<HandoverResult> {
  if (host !== undefined) await requireHost(deps.db, host);
  const staff_id = by?.id ?? null;
  const { account, count } = await changeAccount(
    deps,
    staff_id,
    id,
    async (tx, account, owners) => {
      const receiver = to === null ? undefined : await requireReceiver(tx, to, id);
      const { length: count } = await changeOwners(tx, { from: id, to, staff_id });
      if (count > 0) {
        const subject = `staff ${id}`;
        await writeAudit(tx, {
          staff_id,
          action: "staff.hand_over",
          subject,
          fields: ["owner_id"],
        });
        const from = account.name || account.email;
        if (receiver) await enqueueHandoverEmail(deps, tx, receiver, { from, count });
      }
      if (intent === "disable") await disableAccount(deps, tx, staff_id, account, owners);
      return { account, count };
    },
  );
  const calls =
    by === null || host === undefined
      ? { calls: 0, unchanged: [] }
      : await handOverCalls(deps, by, { email: account.email, host });
  return { requests: count, ...calls };
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
  staff: CurrentStaff,
  { email, host }: { email: string; host: number },
): Promise<Pick<HandoverResult, "calls" | "unchanged">> {
  const unchanged: HandoverResult["unchanged"] = [];
  const calls = await listCalls(deps.db, email, deps.clock());
  for (const { reference, sequence, name } of calls) {
    const change = { intent: "reassign", sequence, host, confirmed: "" } as const;
    try {
      await changeDeskCall(deps, staff, reference, change);
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      unchanged.push({ name, reason: toReason(error) });
    }
  }
  return { calls: calls.length - unchanged.length, unchanged };
}

function toReason(error: PublicError): string {
  if (error instanceof UnconfirmedError) return error.conflicts.join(". ");
  return Object.values(error.errors ?? {}).flat()[0] ?? error.message;
}
