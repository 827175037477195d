import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { MAIL } from "./mail.server.ts";

/** The queue's table; its library makes it when the site first starts. */
const JOBS = sql.raw("pgboss.job");
/** A message has text, and a link in it may open something. */
const withoutText = sql`data = data - array['text', 'html', 'calendar']`;

/** Takes the text out of the job of a message that was just delivered. */
export async function stripMail(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`update ${JOBS} set ${withoutText} where name = ${MAIL.name} and id = ${id}`);
}

/**
 * Takes the text out of every job that has ended and still has it: the dead letter has its own copy
 * of a message that was given up.
 */
export async function stripEndedMails(db: Queryable): Promise<void> {
  await db.execute(sql`
    update ${JOBS} set ${withoutText}
    where name = ${MAIL.name} and state in ('completed', 'failed', 'cancelled') and data ? 'text'`);
}
