import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";

const { mail_id, sent_at } = emailDeliveries;

/** Records subjects of emails in the transaction that enqueues them; of untracked ones nothing. */
export async function recordSubjects(
  tx: Queryable,
  emails: readonly { id: string; subject: string }[],
): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(emails)}::json) as e(id uuid, subject text)`;
  await tx
    .update(emailDeliveries)
    .set({ subject: sql`e.subject` })
    .from(rows)
    .where(eq(mail_id, sql`e.id`));
}

/** Records that an email was handed to the mail server; of an untracked one nothing. */
export async function recordSent(db: Queryable, id: string): Promise<void> {
  await db
    .update(emailDeliveries)
    .set({ sent_at: new Date(), failed_at: null, reason: null })
    .where(eq(mail_id, id));
}

/** Records why the last attempt failed. */
export async function recordFailure(db: Queryable, id: string, reason: string): Promise<void> {
  await db
    .update(emailDeliveries)
    .set({ failed_at: new Date(), reason: reason.slice(0, 300) })
    .where(and(eq(mail_id, id), isNull(sent_at)));
}
