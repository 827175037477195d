import { sql } from "drizzle-orm";
import type { Database, Queryable } from "#database/client.server.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { JOBS } from "../queued-jobs.repository.server.ts";
import { MAIL } from "./email.server.ts";

/** Deletes the text, which may have a secret link. */
const withoutText = sql`data = data - array['text', 'html', 'calendar', 'unsubscribe']`;

/** Deletes the text of a delivered email from its job. */
export async function stripEmail(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`update ${JOBS} set ${withoutText} where name = ${MAIL.name} and id = ${id}`);
}

/**
 * Does what a worker could not do at the end of a job: records that its email was sent, and deletes
 * the text. A dead letter is a copy with its own text.
 */
export async function settleEndedEmails(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Before the text is deleted: it marks the jobs that are not settled.
    await tx.execute(sql`
      update ${emailDeliveries} set sent_at = job.completed_on, failed_at = null, reason = null
      from ${JOBS} job
      where job.name = ${MAIL.name} and job.state = 'completed'
        and ${emailDeliveries.mail_id}::text = job.data ->> 'id' and ${emailDeliveries.sent_at} is null`);
    await tx.execute(sql`
      update ${JOBS} set ${withoutText}
      where name = ${MAIL.name} and state in ('completed', 'failed', 'cancelled') and data ? 'text'`);
  });
}
