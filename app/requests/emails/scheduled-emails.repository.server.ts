import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#database/client.server.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { MAIL } from "#services/email/email.server.ts";
import { toDeadLetterQueue } from "#services/queue-jobs.ts";
import { JOBS } from "#services/queued-jobs.repository.server.ts";

const { mail_id, request_id, proposal_id, send_at, is_undoable, sent_at, cancelled_at } =
  emailDeliveries;

/**
 * Cancels the emails about requests or a proposal that were planned for later; not a reply that only
 * waits until its author cannot take it back any more.
 * @returns false when there is none, or it is being sent or was sent
 */
export function cancelScheduledEmails(
  tx: Transaction,
  about: { request_ids: readonly number[] } | { proposal_id: string },
  now: Date,
): Promise<boolean> {
  const isAbout =
    "request_ids" in about
      ? inArray(request_id, [...about.request_ids])
      : eq(proposal_id, about.proposal_id);
  return cancelEmails(tx, and(isAbout, isNotNull(send_at), eq(is_undoable, false)), now);
}

/**
 * Takes one email back.
 * @returns false when it is being sent or was sent
 */
export function cancelEmailById(tx: Transaction, id: string, now: Date): Promise<boolean> {
  return cancelEmails(tx, eq(mail_id, id), now);
}

/** Cancels all emails about a request to its sender that were not sent, failed ones too. */
export function cancelUnsentEmails(tx: Transaction, id: number, now: Date): Promise<boolean> {
  return cancelEmails(tx, eq(request_id, id), now);
}

/** The lock of a job decides: a worker that has taken it sends it, one that comes later does not find it. */
async function cancelEmails(tx: Transaction, where: SQL | undefined, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ mail_id: string }>(sql`
    delete from ${JOBS}
    where name in (${MAIL.name}, ${toDeadLetterQueue(MAIL.name)})
      and state in ('created', 'retry')
      and data ->> 'id' = any(array(
        select ${mail_id}::text from ${emailDeliveries}
        where ${and(where, isNull(sent_at), isNull(cancelled_at))}))
    returning data ->> 'id' as mail_id`);
  if (rows.length === 0) return false;
  await tx
    .update(emailDeliveries)
    .set({ cancelled_at: now })
    .where(
      inArray(
        mail_id,
        rows.map((row) => row.mail_id),
      ),
    );
  return true;
}
