import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";

const { mail_id, request_id, proposal_id, queued_at, send_at, sent_at, cancelled_at } =
  emailDeliveries;

/** The request that an email is about, the proposal, or both. */
export type EmailSubject = { request_id: number | null; proposal_id?: string };

/**
 * Begins to track an email about a request or proposal, in the transaction that enqueues it.
 * @returns false when an email with this id is tracked already
 */
export async function trackEmail(
  tx: Queryable,
  id: string,
  about: EmailSubject,
  sendAt?: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(emailDeliveries)
    .values({ mail_id: id, ...about, send_at: sendAt ?? null })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Whether an email with this id was enqueued before. */
export async function isTracked(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(emailDeliveries, eq(mail_id, id))) > 0;
}

/**
 * Ids of the emails about a request so far, or about a proposal without one, oldest first: a later
 * one continues them. Not of those that are to be sent later.
 */
export async function listEmailIds(db: Queryable, about: EmailSubject): Promise<string[]> {
  const isAbout =
    about.request_id === null
      ? eq(proposal_id, about.proposal_id ?? "")
      : eq(request_id, about.request_id);
  const rows = await db
    .select({ mail_id })
    .from(emailDeliveries)
    .where(and(isAbout, isNull(cancelled_at), or(isNull(send_at), isNotNull(sent_at))))
    .orderBy(asc(queued_at));
  return rows.map((row) => row.mail_id);
}
