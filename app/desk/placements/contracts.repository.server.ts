import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { placementChanges, placements } from "#database/tables/placements.ts";
import { uploads } from "#database/tables/uploads.ts";

/** Deletes the contracts of placements, with those that were replaced and an undo would restore. */
export async function deleteContracts(db: Queryable, where: SQL): Promise<void> {
  const current = db
    .select({ id: placements.upload_id })
    .from(placements)
    .where(and(where, isNotNull(placements.upload_id)));
  const before = sql<number>`(${placementChanges.before}->>'upload_id')::integer`;
  const replaced = db
    .select({ id: before })
    .from(placementChanges)
    .innerJoin(placements, eq(placements.id, placementChanges.placement_id))
    .where(and(where, isNotNull(before)));
  await db.delete(uploads).where(or(inArray(uploads.id, current), inArray(uploads.id, replaced)));
}

/** Deletes a contract that an undo took back. */
export async function deleteContract(tx: Transaction, upload_id: number): Promise<void> {
  await tx.delete(uploads).where(eq(uploads.id, upload_id));
}
