import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { messageFiles, requestEvents } from "#database/tables/request-events.ts";
import { uploads } from "#database/tables/uploads.ts";

/** A file that was sent with a message. */
export type MessageFile = { id: number; name: string; size: number };

/** What a person wrote on the page of their request; the text is empty for files alone. */
export type Message = { at: Date; body: string; files: Omit<MessageFile, "id">[] };

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

/** What people wrote on the page of their request, the newest first. */
export async function listMessages(db: Queryable, id: number): Promise<Message[]> {
  const { at, body, request_id, kind } = requestEvents;
  const rows = await db
    .select({ at, body, files: filesOfMessage })
    .from(requestEvents)
    .where(and(eq(request_id, id), eq(kind, "message")))
    .orderBy(desc(requestEvents.id));
  return rows.map(({ at, body, files }) => ({
    at,
    body: body ?? "",
    files: files.map(({ name, size }) => ({ name, size })),
  }));
}

export async function insertMessageFiles(
  tx: Transaction,
  event_id: number,
  uploadIds: readonly number[],
): Promise<void> {
  if (uploadIds.length === 0) return;
  await tx.insert(messageFiles).values(uploadIds.map((upload_id) => ({ event_id, upload_id })));
}
