import { randomUUID } from "node:crypto";
import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import { insertLink } from "../bookings.repository.server.ts";
import type { ChangeDeps } from "../calls/call-changes.service.server.ts";
import { readBookedCall } from "../calls/calls.service.server.ts";
import { takeDueReminder } from "./due-reminders.repository.server.ts";
import { renderReminderEmail } from "./reminder-email.server.ts";

/** One that fails or is killed is made up for by the next. */
export const CALL_REMINDERS: JobKind = {
  name: "call-reminders",
  needsClock: true,
  options: { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3_600 },
};

/** Sends reminders every five minutes. */
export async function startCallReminders(
  queue: Queue,
  deps: Omit<ChangeDeps, "queue">,
): Promise<void> {
  await queue.work(CALL_REMINDERS, () => sendCallReminders({ ...deps, queue }));
  queue.everyMinutes(CALL_REMINDERS, 5);
}

/**
 * Reminds the clients of the calls of the next day, each once and in a transaction of its own. One
 * that fails does not delay the others, and is tried again by the next job.
 * @throws the first failure, once the others are sent
 */
export async function sendCallReminders(deps: ChangeDeps): Promise<void> {
  const failed: number[] = [];
  const errors: unknown[] = [];
  for (;;) {
    const due = { id: 0 };
    try {
      if (!(await sendNext(deps, failed, due))) break;
    } catch (error) {
      // Without a call it is the database that failed, for all of them.
      if (due.id === 0) throw error;
      failed.push(due.id);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/**
 * @param due is given the id of the call that is taken
 * @returns false when there is none
 */
function sendNext(
  { db, queue, env, clock }: ChangeDeps,
  failed: readonly number[],
  due: { id: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await takeDueReminder(tx, clock(), failed);
    if (!row) return false;
    due.id = row.id;
    const token = createToken();
    await insertLink(tx, { token_hash: toTokenHash(token), booking_id: row.id });
    const mail_id = randomUUID();
    if (row.request_id !== null) await trackEmail(tx, mail_id, { request_id: row.request_id });
    const email = await renderReminderEmail({
      call: await readBookedCall(tx, row),
      client: { name: row.name, email: row.email },
      token,
      site: await getSite(tx),
      siteUrl: env.siteUrl,
    });
    await enqueueEmail(queue, tx, email, mail_id);
    return true;
  });
}
