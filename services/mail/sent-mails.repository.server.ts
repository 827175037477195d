import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { MAIL } from "./mail.server.ts";

/** The queue's table, created by its library at the first start. */
const JOBS = sql.raw("pgboss.job");
/** Deletes the text, which may have a secret link. */
const withoutText = sql`data = data - array['text', 'html', 'calendar']`;

/** Deletes the text of a delivered email from its job. */
export async function stripEmail(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`update ${JOBS} set ${withoutText} where name = ${MAIL.name} and id = ${id}`);
}

/**
 * Deletes the text from every job that has ended and still has it: a dead letter is a copy with its
 * own text.
 */
export async function stripEndedEmails(db: Queryable): Promise<void> {
  await db.execute(sql`
    update ${JOBS} set ${withoutText}
    where name = ${MAIL.name} and state in ('completed', 'failed', 'cancelled') and data ? 'text'`);
}
