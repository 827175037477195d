import { eq } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";

const { mail_id } = emailDeliveries;

/** The request that an email is about, the proposal, or both. */
export type EmailSubject = { request_id: number | null; proposal_id?: string };

/** When an email is sent that is not sent at once. */
export type SendTime = {
  sendAt: Date;
  /** Whether that is only so that its author can take it back. */
  isUndoable?: boolean;
};

/**
 * Begins to track an email about a request or proposal, in the transaction that enqueues it.
 * @returns false when an email with this id is tracked already
 */
export async function trackEmail(
  tx: Queryable,
  id: string,
  about: EmailSubject,
  time?: SendTime,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(emailDeliveries)
    .values({
      mail_id: id,
      ...about,
      send_at: time?.sendAt ?? null,
      is_undoable: time?.isUndoable ?? false,
    })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** The same for emails about many requests, whose ids are new. */
export async function trackEmails(
  tx: Queryable,
  emails: readonly { mail_id: string; request_id: number }[],
  time?: SendTime,
): Promise<void> {
  const send_at = time?.sendAt ?? null;
  const is_undoable = time?.isUndoable ?? false;
  await tx
    .insert(emailDeliveries)
    .values(emails.map((email) => ({ ...email, send_at, is_undoable })));
}

/** Whether an email with this id was enqueued before. */
export async function isTracked(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(emailDeliveries, eq(mail_id, id))) > 0;
}
