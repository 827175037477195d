import { and, asc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { PgInsertValue } from "drizzle-orm/pg-core";
import type {
  EntryAuthor,
  EntryChannel,
  RequestEventChange,
  RequestEventKind,
} from "#contract/clients/request-event-terms.ts";
import type { EmailWarning } from "#contract/desk/inbound-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { members } from "#database/tables/members.ts";
import { emailDeliveries, requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { uploads } from "#database/tables/uploads.ts";
import { filesOfMessage, type MessageFile } from "../records/messages.repository.server.ts";

/** An entry of a thread. */
export type RequestEvent = {
  id: number;
  at: Date;
  author: EntryAuthor;
  channel: EntryChannel;
  /** Null unless staff made it, like `staff`. */
  staff_id: number | null;
  /** Name of who made it; null for the client and the software. */
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
  /** Of an email that was received. */
  received: {
    sender: string | null;
    sender_name: string | null;
    warning: EmailWarning | null;
    is_automatic: boolean;
    /** What it repeats of earlier emails. */
    quoted: string;
    /** Names of files that were not stored. */
    other_files: string[];
  } | null;
  /** Of an email that was sent. */
  delivery: {
    queued_at: Date;
    send_at: Date | null;
    is_undoable: boolean;
    cancelled_at: Date | null;
    sent_at: Date | null;
    failed_at: Date | null;
    bounced_at: Date | null;
    reason: string | null;
  } | null;
};

type EventRow = PgInsertValue<typeof requestEvents>;

/** Of staff at the desk, or of the software without `staff_id`, unless it says otherwise. */
export type NewRequestEvent = Omit<EventRow, "author" | "channel"> &
  Partial<Pick<EventRow, "author" | "channel">>;

export const toEventRow = (event: NewRequestEvent): EventRow => ({
  author: event.staff_id == null ? "site" : "staff",
  channel: "desk",
  ...event,
});

/** Adds an entry to a thread and returns its id. */
export async function insertEvent(tx: Transaction, event: NewRequestEvent): Promise<number> {
  const [row] = await tx
    .insert(requestEvents)
    .values(toEventRow(event))
    .returning({ id: requestEvents.id });
  if (!row) throw new Error("An entry of a thread was not stored");
  return row.id;
}

/** Adds entries to several threads and returns their ids. */
export async function insertEvents(
  tx: Transaction,
  events: readonly NewRequestEvent[],
): Promise<number[]> {
  const rows = await tx
    .insert(requestEvents)
    .values(events.map(toEventRow))
    .returning({ id: requestEvents.id });
  return rows.map((row) => row.id);
}

/** Adds what a person did themselves to the thread of their request. */
export function insertOwnEvent(
  tx: Transaction,
  { request_id, ...event }: Omit<NewRequestEvent, "version" | "staff_id"> & { request_id: number },
): Promise<number> {
  return insertEvent(tx, {
    request_id,
    author: "client",
    channel: "status_page",
    ...event,
    version: sql`(select version from ${requests} where id = ${request_id})`,
  });
}

/** The thread of a request, oldest first. */
export function listEvents(
  db: Queryable,
  request_id: number,
  { afterVersion, after, limit }: { afterVersion?: number; after?: number; limit?: number } = {},
): Promise<RequestEvent[]> {
  const { id, version } = requestEvents;
  return listEventsWhere(
    db,
    and(
      eq(requestEvents.request_id, request_id),
      afterVersion === undefined ? undefined : gt(version, afterVersion),
      after === undefined ? undefined : gt(id, after),
    ),
    limit,
  );
}

/** What others of the staff emailed the client after an entry, oldest first. */
export function listEmailsOfOthers(
  db: Queryable,
  { request_id, staff_id, after }: { request_id: number; staff_id: number; after: number },
): Promise<RequestEvent[]> {
  return listEventsWhere(
    db,
    and(
      eq(requestEvents.request_id, request_id),
      gt(requestEvents.id, after),
      isNotNull(requestEvents.mail_id),
      ne(requestEvents.staff_id, staff_id),
      isNull(emailDeliveries.cancelled_at),
    ),
  );
}

/** The thread of a proposal, oldest first. */
export function listProposalEvents(db: Queryable, proposal_id: string): Promise<RequestEvent[]> {
  return listEventsWhere(db, eq(requestEvents.proposal_id, proposal_id));
}

function listEventsWhere(
  db: Queryable,
  where: SQL | undefined,
  limit?: number,
): Promise<RequestEvent[]> {
  const { id, at, author, channel, staff_id, kind, version, change, subject, body } = requestEvents;
  const query = db
    .select({
      id,
      at,
      author,
      channel,
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
      received: {
        is_automatic: inboundEmails.is_automatic,
        sender: inboundEmails.sender,
        sender_name: inboundEmails.sender_name,
        warning: inboundEmails.warning,
        quoted: inboundEmails.quoted,
        other_files: inboundEmails.other_files,
      },
      delivery: {
        // First one that is never null: drizzle tells by it whether there is a row.
        queued_at: emailDeliveries.queued_at,
        send_at: emailDeliveries.send_at,
        is_undoable: emailDeliveries.is_undoable,
        cancelled_at: emailDeliveries.cancelled_at,
        sent_at: emailDeliveries.sent_at,
        failed_at: emailDeliveries.failed_at,
        bounced_at: emailDeliveries.bounced_at,
        reason: emailDeliveries.reason,
      },
    })
    .from(requestEvents)
    .leftJoin(staff, eq(staff.id, requestEvents.staff_id))
    .leftJoin(members, sql`${members.id} = (${change} ->> 'member_id')::int`)
    .leftJoin(emailDeliveries, eq(emailDeliveries.mail_id, requestEvents.mail_id))
    .leftJoin(inboundEmails, eq(inboundEmails.event_id, id))
    .leftJoin(uploads, eq(uploads.id, requestEvents.upload_id))
    .where(where)
    .orderBy(asc(id));
  return limit === undefined ? query : query.limit(limit);
}
