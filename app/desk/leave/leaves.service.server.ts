import { readTimeZone, readToday } from "#app/site/agency-time.server.ts";
import type { NewLeave } from "#contract/desk/leave.ts";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import { retryDeadlock } from "#database/retry-deadlock.ts";
import { notFound, unprocessable } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { type Colleague, listColleagues } from "#services/staff/colleagues.repository.server.ts";
import {
  endLeave,
  hasLeave,
  insertLeave,
  type LeaveDays,
  listLeaves,
  listLeavesWithin,
  lockAccounts,
  type ShownLeave,
} from "#services/staff/leaves.repository.server.ts";
import type { DeskCall } from "../calls/desk-calls.repository.server.ts";
import { type GivenCalls, giveCallsAway } from "../calls/give-calls-away.service.server.ts";
import { findHostOf } from "../calls/stop-host.service.server.ts";
import { canReceive } from "../handover/can-receive.ts";
import { listCallsOnDays } from "../hosts/affected-calls.service.server.ts";
import { AffectedCallsError, toConfirmed } from "../hosts/host-changes.service.server.ts";
import { enqueueLeaveEmail } from "../staff/staff-emails.server.ts";
import { toLeaveText } from "./leave-text.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

/** A leave of a form; of the command line each call goes to a host who is free. */
type LeaveToEnter = Omit<NewLeave, "calls"> & { calls: NewLeave["calls"] | "free" };

/** Leaves that are not over, each with the calls that are still with the person, and who may have one. */
export async function readLeaves(db: Database, now: Date) {
  const leaves: (ShownLeave & { calls: DeskCall[] })[] = [];
  for (const leave of await listLeaves(db, await readToday(db, now))) {
    leaves.push({ ...leave, calls: await listCallsOf(db, leave.email, leave, now) });
  }
  const people = (await listColleagues(db))
    .filter(canReceive)
    .map(({ id, name }) => ({ id, name }));
  return { leaves, people };
}

async function listCallsOf(
  db: Queryable,
  email: string,
  days: LeaveDays,
  now: Date,
): Promise<DeskCall[]> {
  const host = await findHostOf(db, email);
  if (!host) return [];
  const timezone = host.timezone ?? (await readTimeZone(db));
  return listCallsOnDays(db, host.id, { ...days, timezone }, now);
}

/**
 * Enters a leave: on its days the work of the person is that of the deputy, who is told by email,
 * and no call is offered with them. The calls of these days go to whom the form says.
 * @param by id of who enters it; null for the command line
 * @returns the calls; nothing for a form that was sent before
 * @throws AffectedCallsError for calls that were not shown yet
 * @throws PublicError 422 for a person or days that cannot be
 */
export function enterLeave(
  deps: Deps,
  by: number | null,
  leave: LeaveToEnter,
): Promise<GivenCalls> {
  const { staff: staff_id, deputy: deputy_id, first_day, last_day, key, calls } = leave;
  return retryDeadlock(() =>
    deps.db.transaction(async (tx) => {
      await lockAccounts(tx, [staff_id, deputy_id]);
      if (await hasLeave(tx, key)) return { calls: 0, unchanged: [] };
      const now = deps.clock();
      const { person, deputy } = await requirePossible(tx, leave, await readToday(tx, now));
      const days = { first_day, last_day };
      const affected = await listCallsOf(tx, person.email, days, now);
      if (calls !== "free" && leave.confirmed !== toConfirmed(affected)) {
        throw new AffectedCallsError(affected);
      }
      const row = { staff_id, deputy_id, ...days, idempotency_key: key, created_at: now };
      await insertLeave(tx, row);
      await writeAudit(tx, {
        staff_id: by,
        action: "staff.leave",
        subject: `staff ${staff_id}`,
        fields: ["leave", `staff ${deputy_id}`],
      });
      if (deputy.id !== by) {
        const text = toLeaveText(days);
        await enqueueLeaveEmail(deps, tx, deputy, { from: person.name, text });
      }
      return giveCallsAway(deps, tx, by, affected, ({ reference }) =>
        calls === "free" ? calls : calls.get(reference),
      );
    }),
  );
}

/** @throws PublicError 422 */
async function requirePossible(
  tx: Transaction,
  { staff, deputy: deputy_id, ...days }: LeaveToEnter,
  today: string,
): Promise<{ person: Colleague; deputy: Colleague }> {
  if (days.last_day < today) throw unprocessable({ last_day: ["These days are over"] });
  if (staff === deputy_id) throw unprocessable({ deputy: ["Select a colleague as the deputy"] });
  const colleagues = (await listColleagues(tx)).filter(canReceive);
  const person = colleagues.find(({ id }) => id === staff);
  if (!person) throw unprocessable({ staff: ["Select a person who has requests and calls"] });
  const deputy = colleagues.find(({ id }) => id === deputy_id);
  if (!deputy) {
    throw unprocessable({
      deputy: ["Select a colleague who can open requests and applications"],
    });
  }
  const [other] = await listLeavesWithin(tx, { id: staff, deputy_id }, days);
  if (!other) return { person, deputy };
  const when = toLeaveText(other);
  if (other.staff_id === staff) {
    throw unprocessable({ first_day: [`${person.name} is already away ${when}`] });
  }
  if (other.staff_id === deputy_id) {
    throw unprocessable({ deputy: [`${deputy.name} is away ${when}. Select another colleague`] });
  }
  const message = `${person.name} has the work of ${other.name} ${when}. End that leave first, or choose other days`;
  throw unprocessable({ first_day: [message] });
}

/**
 * Ends a leave today; one that has not begun is removed. Calls that were given away stay where they
 * are.
 * @throws PublicError 404
 */
export function finishLeave({ db, clock }: Deps, by: number | null, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const leave = await endLeave(tx, id, await readToday(tx, clock()));
    if (!leave) throw notFound("This leave is over already.");
    await writeAudit(tx, {
      staff_id: by,
      action: "staff.end_leave",
      subject: `staff ${leave.staff_id}`,
      fields: ["leave"],
    });
  });
}
