import type { z } from "zod";
import type { Queryable } from "#database/client.server.ts";
import { type CursorKey, IdKeySchema, parseCursor, toPage } from "./cursor.server.ts";
import { readSyncTime } from "./sync-time.repository.server.ts";

/** How a program reads a list, page by page or for what has changed. */
export type SyncedQuery = {
  cursor?: string | undefined;
  limit: number;
  updated_since?: string | undefined;
};

/** Which rows a page reads: one more than it shows. */
export type PagePart<Key = number> = {
  /** What the page before ended with. */
  last: Key | undefined;
  /** Only what was written at this time or later. */
  since: Date | undefined;
  limit: number;
};

type SyncedList<Row, Key extends CursorKey> = {
  key: z.ZodType<Key>;
  toKey: (row: Row) => Key;
  read: (part: PagePart<Key>) => Promise<Row[]>;
};

/**
 * A page of a list, and the time from which to ask for changes the next time.
 * @throws PublicError 422 for a cursor that no page had
 */
export async function readSyncedPage<Row, Key extends CursorKey>(
  db: Queryable,
  { cursor, limit, updated_since }: SyncedQuery,
  { key, toKey, read }: SyncedList<Row, Key>,
) {
  const from = parseCursor(cursor, key);
  // Before the rows are read.
  const synced_until = from?.until ?? (await readSyncTime(db)).toISOString();
  const rows = await read({
    last: from?.last,
    since: updated_since ? new Date(updated_since) : undefined,
    limit: limit + 1,
  });
  return { ...toPage(rows, limit, { toKey, until: synced_until }), synced_until };
}

/** The same of a list whose items have an id, the newest first. */
export const readNewestFirst = <Row extends { id: number }>(
  db: Queryable,
  query: SyncedQuery,
  read: (part: PagePart) => Promise<Row[]>,
) => readSyncedPage(db, query, { key: IdKeySchema, toKey: ({ id }) => id, read });
