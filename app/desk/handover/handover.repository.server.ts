import { and, asc, count, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { toEventRow } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import { OPEN_STATES } from "#contract/clients/request-state-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";

const { id, reference, form, name, owner_id, state, version, waiting_since } = requests;

/** Something is left to do. */
const isUnfinished = or(inArray(state, [...OPEN_STATES]), isNotNull(waiting_since));

/** How many requests and applications with something left to do each person owns, by their id. */
export async function countUnfinished(db: Queryable): Promise<Map<number, number>> {
  const rows = await db
    .select({ owner_id, count: count() })
    .from(requests)
    .where(and(isNotNull(owner_id), isUnfinished))
    .groupBy(owner_id);
  return new Map(rows.map((row) => [row.owner_id ?? 0, row.count]));
}

/** A request or application that may change hands. */
export type OwnedRequest = { id: number; reference: string; form: FormName; name: string };

/** What of a person's has something left to do, the oldest first. */
export const listUnfinished = (db: Queryable, owner: number): Promise<OwnedRequest[]> =>
  selectUnfinished(db, owner).execute();

const selectUnfinished = (db: Queryable, owner: number) =>
  db
    .select({ id, reference, form, name })
    .from(requests)
    .where(and(eq(owner_id, owner), isUnfinished))
    .orderBy(asc(id));

/** So many rows stay below the limit of parameters of a statement. */
const ROWS_AT_ONCE = 5_000;

/**
 * Gives everything unfinished of one person to another, or to no owner, with the entries of the
 * threads and of the audit log that each change of an owner has.
 * @returns what changed hands
 */
export async function changeOwners(
  tx: Transaction,
  { from, to, staff_id }: { from: number; to: number | null; staff_id: number | null },
): Promise<OwnedRequest[]> {
  // In the order of their ids: two changes of many rows then wait for each other without a deadlock.
  const owned = await selectUnfinished(tx, from).for("update");
  for (let start = 0; start < owned.length; start += ROWS_AT_ONCE) {
    const part = owned.slice(start, start + ROWS_AT_ONCE);
    const ids = part.map((request) => request.id);
    const changed = await tx
      .update(requests)
      .set({ owner_id: to, version: sql`${version} + 1` })
      .where(inArray(id, ids))
      .returning({ request_id: id, version });
    const change = { field: "owner_id", from, to } as const;
    await tx
      .insert(requestEvents)
      .values(changed.map((row) => toEventRow({ ...row, staff_id, kind: "owner", change })));
    await tx.insert(auditLog).values(
      part.map((request) => ({
        staff_id,
        action: "request.owner",
        subject: request.reference,
        fields: to === null ? ["owner_id"] : ["owner_id", `staff ${to}`],
      })),
    );
  }
  return owned;
}
