import { z } from "zod";
import { unprocessable } from "#platform/errors.ts";

/** What names an item of a list: its id, or the path of a file. */
export type CursorKey = number | string;

/** The last item of a page, and when the first page was read. */
export type Cursor<Key extends CursorKey = number> = { last: Key; until?: string | undefined };

/** A cursor as clients get it: a text without a meaning of its own. */
export const toCursor = (cursor: Cursor<CursorKey>): string =>
  Buffer.from(JSON.stringify(cursor)).toString("base64url");

/** The key of lists whose items have an id. */
export const IdKeySchema = z.int().min(0);

/** @throws PublicError 422 for a text that no page had */
export function parseCursor<Key extends CursorKey>(
  text: string | undefined,
  key: z.ZodType<Key>,
): Cursor<Key> | undefined {
  if (text === undefined) return undefined;
  try {
    return z
      .object({ last: key, until: z.iso.datetime().optional() })
      .parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw unprocessable({ cursor: ["Send next_cursor of the page before"] });
  }
}

/** A page of one more row than it shows, which says whether there is another page. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  { toKey, until }: { toKey: (row: Row) => CursorKey; until?: string },
) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    shown,
    next_cursor: last === undefined ? null : toCursor({ last: toKey(last), until }),
  };
}
