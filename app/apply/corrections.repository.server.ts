import { and, asc, eq, max } from "drizzle-orm";
import type { AnswerChange } from "#contract/clients/request-event-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";

const { id, request_id, at, kind, change, note_key } = requestEvents;

const isOf = (request: number) => and(eq(request_id, request), eq(kind, "correction"));

/** Whether a form was stored before. */
export async function hasCorrection(db: Queryable, key: string): Promise<boolean> {
  return (await db.$count(requestEvents, eq(note_key, key))) > 0;
}

/** Names the state that a form was opened at; 0 before the first correction. */
export async function findLastCorrection(db: Queryable, request: number): Promise<number> {
  const [row] = await db
    .select({ last: max(id) })
    .from(requestEvents)
    .where(isOf(request));
  return row?.last ?? 0;
}

/** What the sender of an application corrected, oldest first. */
export async function listCorrections(
  db: Queryable,
  request: number,
): Promise<{ at: Date; changes: readonly AnswerChange[] }[]> {
  const rows = await db
    .select({ at, change })
    .from(requestEvents)
    .where(isOf(request))
    .orderBy(asc(id));
  return rows.flatMap(({ at, change }) =>
    change?.field === "answers" ? [{ at, changes: change.changes }] : [],
  );
}
