import { and, inArray, isNotNull, isNull, lt, lte, min, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import type { Revision } from "./revisions.repository.server.ts";

const isScheduled = and(isNull(contentRevisions.version), isNotNull(contentRevisions.published_at));

/** Scheduled revisions whose time has come at `until`, the oldest first. */
export function listDueRevisions(db: Queryable, until: Date): Promise<Revision[]> {
  return db
    .select()
    .from(contentRevisions)
    .where(and(isScheduled, lte(contentRevisions.published_at, until)))
    .orderBy(contentRevisions.published_at, contentRevisions.id);
}

/** When the next scheduled revision is due. */
export async function findNextDue(db: Queryable): Promise<Date | undefined> {
  const [row] = await db
    .select({ next: min(contentRevisions.published_at) })
    .from(contentRevisions)
    .where(isScheduled);
  return row?.next ?? undefined;
}

/** Whether revisions are still to be published at a time or before. */
export async function areScheduled(
  tx: Queryable,
  ids: readonly number[],
  time: Date,
): Promise<boolean> {
  const { id, published_at } = contentRevisions;
  const count = await tx.$count(
    contentRevisions,
    // A timestamp has microseconds.
    and(inArray(id, [...ids]), isScheduled, lt(published_at, new Date(time.getTime() + 1))),
  );
  return count === ids.length;
}

/** Turns revisions whose time has come into drafts, with the reason; false when none is left. */
export async function cancelSchedule(
  tx: Queryable,
  ids: readonly number[],
  reason: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(contentRevisions)
    .set({
      published_at: null,
      note: sql`concat_ws(' – ', ${contentRevisions.note}, ${reason}::text)`,
    })
    .where(
      and(
        inArray(contentRevisions.id, [...ids]),
        isScheduled,
        lte(contentRevisions.published_at, new Date()),
      ),
    );
  return (rowCount ?? 0) > 0;
}
