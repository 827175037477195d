import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { mailDeliveries } from "#database/tables/request-events.ts";

const { mail_id, request_id, queued_at, sent_at, cancelled_at } = mailDeliveries;

/**
 * Begins to track an email about a request, in the transaction that enqueues it.
 * @returns false when an email with this id is tracked already
 */
export async function trackMail(
  tx: Queryable,
  id: string,
  ofRequest: number,
  sendAt?: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(mailDeliveries)
    .values({ mail_id: id, request_id: ofRequest, send_at: sendAt ?? null })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Records that an email was handed to the mail server; of an untracked one nothing. */
export async function recordSent(db: Queryable, id: string): Promise<void> {
  await db
    .update(mailDeliveries)
    .set({ sent_at: new Date(), failed_at: null, reason: null })
    .where(eq(mail_id, id));
}

/** Records why the last attempt failed. */
export async function recordFailure(db: Queryable, id: string, reason: string): Promise<void> {
  await db
    .update(mailDeliveries)
    .set({ failed_at: new Date(), reason: reason.slice(0, 300) })
    .where(and(eq(mail_id, id), isNull(sent_at)));
}

/** Ids of the emails to who sent a request so far, oldest first: a later one continues them. */
export async function listMailIds(db: Queryable, ofRequest: number): Promise<string[]> {
  const rows = await db
    .select({ mail_id })
    .from(mailDeliveries)
    .where(and(eq(request_id, ofRequest), isNull(cancelled_at)))
    .orderBy(asc(queued_at));
  return rows.map((row) => row.mail_id);
}
