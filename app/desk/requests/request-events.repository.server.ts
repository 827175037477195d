import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  type NewRequestEvent,
  toEventRow,
} from "#app/requests/thread/thread-entries.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import {
  emailDeliveries,
  requestEvents,
  requestMentions,
} from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";

/** Adds a note and returns its id; undefined when there is one with its key. */
export async function insertNote(tx: Transaction, note: NewRequestEvent) {
  const [row] = await tx
    .insert(requestEvents)
    .values(toEventRow(note))
    .onConflictDoNothing()
    .returning({ id: requestEvents.id });
  return row?.id;
}

/** The note with a key. */
export async function findNote(db: Queryable, key: string) {
  const { id, request_id, staff_id, body, note_key } = requestEvents;
  const [row] = await db
    .select({ id, request_id, staff_id, body })
    .from(requestEvents)
    .where(eq(note_key, key));
  return row;
}

/** The reply that was sent as an email. */
export async function findReply(db: Queryable, email: string) {
  const { id, at, version, request_id, staff_id, subject, body, upload_id, mail_id } =
    requestEvents;
  const [row] = await db
    .select({ id, at, version, request_id, staff_id, subject, body, upload_id })
    .from(requestEvents)
    .where(and(eq(mail_id, email), eq(requestEvents.kind, "reply")));
  return row;
}

/** A person's reply to a request that can still be taken back: its key, and when it is sent. */
export async function findUndoableReply(
  db: Queryable,
  { request_id, staff_id, now }: { request_id: number; staff_id: number; now: Date },
) {
  const { mail_id, send_at, is_undoable, sent_at, cancelled_at } = emailDeliveries;
  const [row] = await db
    .select({ key: mail_id, send_at })
    .from(emailDeliveries)
    .innerJoin(requestEvents, eq(requestEvents.mail_id, mail_id))
    .where(
      and(
        eq(requestEvents.request_id, request_id),
        eq(requestEvents.staff_id, staff_id),
        eq(is_undoable, true),
        gt(send_at, now),
        isNull(sent_at),
        isNull(cancelled_at),
      ),
    )
    .orderBy(desc(send_at))
    .limit(1);
  return row;
}

/** Deletes an entry of what did not happen. */
export async function deleteEvents(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(requestEvents).where(inArray(requestEvents.id, [...ids]));
}

/**
 * Requests with an email that could not be sent so far, or that was returned and none was sent
 * since; the latest failure first.
 */
export async function listFailedEmails(db: Queryable, limit: number) {
  const { failed_at, bounced_at, reason, sent_at, request_id } = emailDeliveries;
  const { reference, form, name } = requests;
  const at = sql<Date>`coalesce(${bounced_at}, ${failed_at})`.mapWith(failed_at);
  const later = alias(emailDeliveries, "later");
  const isAnswered = exists(
    db
      .select({ mail_id: later.mail_id })
      .from(later)
      .where(
        and(
          eq(later.request_id, request_id),
          gt(later.sent_at, bounced_at),
          isNull(later.bounced_at),
        ),
      ),
  );
  const rows = await db
    .selectDistinctOn([requests.id], { reference, form, name, at, reason })
    .from(emailDeliveries)
    .innerJoin(requests, eq(requests.id, request_id))
    .where(
      or(and(isNotNull(failed_at), isNull(sent_at)), and(isNotNull(bounced_at), not(isAnswered))),
    )
    .orderBy(requests.id, desc(at));
  return rows.toSorted((a, b) => Number(b.at) - Number(a.at)).slice(0, limit);
}

/** Remembers who was named in a note. */
export async function insertMentions(
  tx: Transaction,
  event_id: number,
  staffIds: readonly number[],
): Promise<void> {
  if (staffIds.length === 0) return;
  await tx.insert(requestMentions).values(staffIds.map((staff_id) => ({ event_id, staff_id })));
}

/**
 * Notes that name a person and that they have not seen, newest first.
 * @param forms whose requests the person may open
 */
export function listUnseenMentions(
  db: Queryable,
  staff_id: number,
  forms: readonly FormName[],
  limit = 50,
) {
  return db
    .select({
      reference: requests.reference,
      name: requests.name,
      form: requests.form,
      at: requestEvents.at,
      by: staff.name,
      body: requestEvents.body,
    })
    .from(requestMentions)
    .innerJoin(requestEvents, eq(requestEvents.id, requestMentions.event_id))
    .innerJoin(requests, eq(requests.id, requestEvents.request_id))
    .leftJoin(staff, eq(staff.id, requestEvents.staff_id))
    .where(
      and(
        eq(requestMentions.staff_id, staff_id),
        isNull(requestMentions.seen_at),
        inArray(requests.form, [...forms]),
      ),
    )
    .orderBy(desc(requestEvents.id))
    .limit(limit);
}
