import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
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

const isSentReply = and(eq(requestEvents.kind, "reply"), isNotNull(emailDeliveries.sent_at));

/** What the client and the agency said to each other. */
export type ConversationEntry = {
  id: number;
  isOwn: boolean;
  at: Date;
  /** Empty for files alone. */
  body: string;
  /** Those of replies have an id, by which they are downloaded. */
  files: (Omit<MessageFile, "id"> & { id?: number })[];
};

/**
 * The conversation as the client sees it, oldest first: their messages, and the replies that were
 * emailed to them.
 * @param last number of entries at its end, all by default
 */
export async function listConversation(
  db: Queryable,
  id: number,
  { last, hasReplies = true }: { last?: number | undefined; hasReplies?: boolean } = {},
): Promise<ConversationEntry[]> {
  const { at, body, request_id } = requestEvents;
  const { mail_id, sent_at } = emailDeliveries;
  const query = db
    .select({
      id: requestEvents.id,
      at,
      body,
      sent_at,
      files: filesOfMessage,
      attachment: { id: uploads.id, name: uploads.name, size: uploads.size },
    })
    .from(requestEvents)
    .leftJoin(emailDeliveries, eq(mail_id, requestEvents.mail_id))
    .leftJoin(uploads, eq(uploads.id, requestEvents.upload_id))
    .where(and(eq(request_id, id), hasReplies ? or(isOwnMessage, isSentReply) : isOwnMessage))
    .orderBy(desc(sql`coalesce(${sent_at}, ${at})`), desc(requestEvents.id));
  const rows = await (last === undefined ? query : query.limit(last));
  return rows.toReversed().map((row) => ({
    id: row.id,
    isOwn: row.sent_at === null,
    at: row.sent_at ?? row.at,
    body: fillBookingLink(row.body ?? "", "(the link is in our email)"),
    files: row.attachment ? [row.attachment] : row.files.map(({ name, size }) => ({ name, size })),
  }));
}

/** A file that was sent with a reply to a request. */
export async function findSentFile(
  db: Queryable,
  request_id: number,
  upload_id: number,
): Promise<{ name: string; type: string; bytes: Buffer } | undefined> {
  const [file] = await db
    .select({ name: uploads.name, type: uploads.type, bytes: uploads.bytes })
    .from(uploads)
    .innerJoin(requestEvents, eq(requestEvents.upload_id, uploads.id))
    .innerJoin(emailDeliveries, eq(emailDeliveries.mail_id, requestEvents.mail_id))
    .where(and(eq(uploads.id, upload_id), eq(requestEvents.request_id, request_id), isSentReply))
    .limit(1);
  return file;
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
