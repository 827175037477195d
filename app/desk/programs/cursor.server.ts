import { z } from "zod";
import { unprocessable } from "#platform/errors.ts";

/** The last item of a page, and when the first page was read. */
const CursorSchema = z.object({
  last: z.int().min(0),
  until: z.iso.datetime().optional(),
});
export type Cursor = z.infer<typeof CursorSchema>;

/** A cursor as clients get it: a text without a meaning of its own. */
export const toCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString("base64url");

/** @throws PublicError 422 for a text that no page had */
export function parseCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    return CursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw unprocessable({ cursor: ["Send next_cursor of the page before"] });
  }
}

/** A page of one more row than it shows, which says whether there is another page. */
export function toPage<Row extends { id: number }>(
  rows: readonly Row[],
  limit: number,
  until?: string,
) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.id : undefined;
  return {
    shown,
    next_cursor: last === undefined ? null : toCursor(until ? { last, until } : { last }),
  };
}
