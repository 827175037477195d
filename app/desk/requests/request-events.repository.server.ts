import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import {
  filesOfMessage,
  type MessageFile,
} from "#app/requests/records/messages.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type {
  RequestEventChange,
  RequestEventKind,
} from "#contract/clients/request-event-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import {
  emailDeliveries,
  requestEvents,
  requestMentions,
} from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { uploads } from "#database/tables/uploads.ts";

/** An entry of a request's timeline. */
export type RequestEvent = {
  id: number;
  at: Date;
  /** Null for the client and the software, like `staff`. */
  staff_id: number | null;
  /** Name of who did it; null for the client and the software. */
  staff: string | null;
  /** Name of the member whom an interview is with. */
  member: string | null;
  kind: RequestEventKind;
  version: number;
  change: RequestEventChange | null;
  subject: string | null;
  body: string | null;
  /** The file of an email. */
  attachment: { id: number; name: string } | null;
  /** The files of a message. */
  files: MessageFile[];
  /** Of an email. */
  delivery: {
    queued_at: Date;
    send_at: Date | null;
    cancelled_at: Date | null;
    sent_at: Date | null;
    failed_at: Date | null;
    reason: string | null;
  } | null;
};

export type NewRequestEvent = typeof requestEvents.$inferInsert;

/** Adds an entry to the timeline and returns its id. */
export async function insertEvent(tx: Transaction, event: NewRequestEvent): Promise<number> {
  const [row] = await tx.insert(requestEvents).values(event).returning({ id: requestEvents.id });
  if (!row) throw new Error("An entry of the timeline was not stored");
  return row.id;
}

/** Adds a note and returns its id; undefined when there is one with its key. */
export async function insertNote(tx: Transaction, note: NewRequestEvent) {
  const [row] = await tx
    .insert(requestEvents)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: requestEvents.id });
  return row?.id;
}

/** The text of the note with a key. */
export async function findNote(db: Queryable, key: string): Promise<string | null | undefined> {
  const { body, note_key } = requestEvents;
  const [row] = await db.select({ body }).from(requestEvents).where(eq(note_key, key));
  return row?.body;
}

/** Subject and text of the reply that was sent as an email. */
export async function findReply(db: Queryable, id: string) {
  const { subject, body, mail_id } = requestEvents;
  const [row] = await db.select({ subject, body }).from(requestEvents).where(eq(mail_id, id));
  return row;
}

/** The timeline of a request, oldest first. */
export function listEvents(
  db: Queryable,
  request_id: number,
  { afterVersion }: { afterVersion?: number } = {},
): Promise<RequestEvent[]> {
  const { version } = requestEvents;
  return listEventsWhere(
    db,
    and(
      eq(requestEvents.request_id, request_id),
      afterVersion === undefined ? undefined : gt(version, afterVersion),
    ),
  );
}

/** The timeline of a proposal, oldest first. */
export function listProposalEvents(db: Queryable, proposal_id: string): Promise<RequestEvent[]> {
  return listEventsWhere(db, eq(requestEvents.proposal_id, proposal_id));
}

function listEventsWhere(db: Queryable, where: SQL | undefined): Promise<RequestEvent[]> {
  const { id, at, staff_id, kind, version, change, subject, body } = requestEvents;
  return db
    .select({
      id,
      at,
      staff_id,
      kind,
      version,
      change,
      subject,
      body,
      staff: staff.name,
      member: sql<string | null>`${members.first_name} || ' ' || ${members.last_name}`,
      attachment: { id: uploads.id, name: uploads.name },
      files: filesOfMessage,
      delivery: {
        // First one that is never null: drizzle tells by it whether there is a row.
        queued_at: emailDeliveries.queued_at,
        send_at: emailDeliveries.send_at,
        cancelled_at: emailDeliveries.cancelled_at,
        sent_at: emailDeliveries.sent_at,
        failed_at: emailDeliveries.failed_at,
        reason: emailDeliveries.reason,
      },
    })
    .from(requestEvents)
    .leftJoin(staff, eq(staff.id, requestEvents.staff_id))
    .leftJoin(members, sql`${members.id} = (${change} ->> 'member_id')::int`)
    .leftJoin(emailDeliveries, eq(emailDeliveries.mail_id, requestEvents.mail_id))
    .leftJoin(uploads, eq(uploads.id, requestEvents.upload_id))
    .where(where)
    .orderBy(asc(id));
}

/** Requests with an email that could not be sent so far, the latest failure first. */
export async function listFailedEmails(db: Queryable, limit: number) {
  const { failed_at, reason, sent_at } = emailDeliveries;
  const { reference, form, name } = requests;
  const rows = await db
    .selectDistinctOn([requests.id], { reference, form, name, failed_at, reason })
    .from(emailDeliveries)
    .innerJoin(requests, eq(requests.id, emailDeliveries.request_id))
    .where(and(isNotNull(failed_at), isNull(sent_at)))
    .orderBy(requests.id, desc(failed_at));
  return rows.toSorted((a, b) => Number(b.failed_at) - Number(a.failed_at)).slice(0, limit);
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

/** A person has opened the request: notes that name them are seen. */
export async function markMentionsSeen(
  db: Queryable,
  request_id: number,
  staff_id: number,
): Promise<void> {
  const ofRequest = db
    .select({ id: requestEvents.id })
    .from(requestEvents)
    .where(eq(requestEvents.request_id, request_id));
  await db
    .update(requestMentions)
    .set({ seen_at: sql`now()` })
    .where(
      and(
        eq(requestMentions.staff_id, staff_id),
        isNull(requestMentions.seen_at),
        inArray(requestMentions.event_id, ofRequest),
      ),
    );
}
