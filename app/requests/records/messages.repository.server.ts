import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import { fillBookingLink } from "#contract/desk/reply-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { emailDeliveries, messageFiles, requestEvents } from "#database/tables/request-events.ts";
import { uploads } from "#database/tables/uploads.ts";

/** A file that was sent with a message. */
export type MessageFile = { id: number; name: string; size: number };

/**
 * The files of an entry of the timeline, in the order in which they were sent. Columns have their
 * table's name in the text: in a selection from one table drizzle leaves it out.
 */
export const filesOfMessage = sql<MessageFile[]>`(
  select coalesce(
    json_agg(json_build_object('id', u.id, 'name', u.name, 'size', u.size) order by u.id),
    '[]'
  )
  from ${messageFiles} f join ${uploads} u on u.id = f.upload_id
  where f.event_id = request_events.id)`;

/** Not what others wrote about it from another address. */
const isOwnMessage = and(eq(requestEvents.kind, "message"), eq(requestEvents.author, "client"));

/** What the client and the agency said to each other. */
export type ConversationEntry = {
  id: number;
  isOwn: boolean;
  at: Date;
  /** Empty for files alone. */
  body: string;
  files: Omit<MessageFile, "id">[];
};

/**
 * The conversation as the client sees it, oldest first: their messages, and the replies that were
 * emailed to them.
 */
export async function listConversation(db: Queryable, id: number): Promise<ConversationEntry[]> {
  const { at, body, request_id, kind } = requestEvents;
  const { mail_id, sent_at } = emailDeliveries;
  const isSentReply = and(eq(kind, "reply"), isNotNull(sent_at));
  const rows = await db
    .select({
      id: requestEvents.id,
      at,
      body,
      sent_at,
      files: filesOfMessage,
      attachment: { name: uploads.name, size: uploads.size },
    })
    .from(requestEvents)
    .leftJoin(emailDeliveries, eq(mail_id, requestEvents.mail_id))
    .leftJoin(uploads, eq(uploads.id, requestEvents.upload_id))
    .where(and(eq(request_id, id), or(isOwnMessage, isSentReply)))
    .orderBy(asc(sql`coalesce(${sent_at}, ${at})`), asc(requestEvents.id));
  return rows.map((row) => ({
    id: row.id,
    isOwn: row.sent_at === null,
    at: row.sent_at ?? row.at,
    body: fillBookingLink(row.body ?? "", "(the link is in our email)"),
    files: row.attachment ? [row.attachment] : row.files.map(({ name, size }) => ({ name, size })),
  }));
}

/** Ids of the files of an entry. */
export async function listMessageFiles(db: Queryable, event_id: number): Promise<number[]> {
  const rows = await db
    .select({ id: messageFiles.upload_id })
    .from(messageFiles)
    .where(eq(messageFiles.event_id, event_id));
  return rows.map(({ id }) => id);
}

export async function insertMessageFiles(
  tx: Transaction,
  event_id: number,
  uploadIds: readonly number[],
): Promise<void> {
  if (uploadIds.length === 0) return;
  await tx.insert(messageFiles).values(uploadIds.map((upload_id) => ({ event_id, upload_id })));
}
