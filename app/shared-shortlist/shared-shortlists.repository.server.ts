import { and, asc, eq, gt } from "drizzle-orm";
import { SHARED_DAYS } from "#contract/clients/shared-shortlist-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { sharedShortlistMembers, sharedShortlists } from "#database/tables/shared-shortlists.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";

export type SharedShortlistRow = typeof sharedShortlists.$inferSelect;

/** By the hash of which of its two secrets it is looked up. */
export type SharedKey = { reader_hash: string } | { owner_hash: string };

/** The shortlist of a link that has not expired. */
export async function findSharedShortlist(
  db: Queryable,
  key: SharedKey,
  now: Date,
): Promise<SharedShortlistRow | undefined> {
  const { reader_hash, owner_hash, changed_at } = sharedShortlists;
  const isLinked =
    "owner_hash" in key ? eq(owner_hash, key.owner_hash) : eq(reader_hash, key.reader_hash);
  const [row] = await db
    .select()
    .from(sharedShortlists)
    .where(and(isLinked, gt(changed_at, daysBefore(now, SHARED_DAYS))));
  return row;
}

export async function insertSharedShortlist(
  tx: Transaction,
  {
    member_ids,
    now,
    ...hashes
  }: Record<"reader_hash" | "owner_hash", string> & {
    member_ids: readonly number[];
    now: Date;
  },
): Promise<void> {
  const [row] = await tx
    .insert(sharedShortlists)
    .values({ ...hashes, created_at: now, changed_at: now })
    .returning({ id: sharedShortlists.id });
  if (!row) throw new Error("The shortlist was not stored");
  await tx
    .insert(sharedShortlistMembers)
    .values(
      member_ids.map((member_id, sort_order) => ({ shortlist_id: row.id, member_id, sort_order })),
    );
}

/** All members of a shortlist in its order, also those that are no longer on the site. */
export async function listSharedMemberIds(db: Queryable, id: number): Promise<number[]> {
  const { shortlist_id, member_id, sort_order } = sharedShortlistMembers;
  const rows = await db
    .select({ member_id })
    .from(sharedShortlistMembers)
    .where(eq(shortlist_id, id))
    .orderBy(asc(sort_order));
  return rows.map((row) => row.member_id);
}

/** A change of it by its owner or a reader, which lengthens its time. */
export async function updateSharedShortlist(
  db: Queryable,
  id: number,
  change: { note?: string; changed_at: Date },
): Promise<void> {
  await db.update(sharedShortlists).set(change).where(eq(sharedShortlists.id, id));
}

/** With its members and votes. */
export async function deleteSharedShortlist(db: Queryable, id: number): Promise<void> {
  await db.delete(sharedShortlists).where(eq(sharedShortlists.id, id));
}
