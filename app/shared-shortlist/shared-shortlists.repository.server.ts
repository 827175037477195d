import { and, asc, eq, gt, inArray, isNotNull, max, or } from "drizzle-orm";
import { SHARED_DAYS } from "#contract/clients/shared-shortlist-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import {
  sharedShortlistEmails,
  sharedShortlistLinks,
  sharedShortlistMembers,
  sharedShortlists,
} from "#database/tables/shared-shortlists.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";

export type SharedShortlistRow = typeof sharedShortlists.$inferSelect;

/** By the hash of which of its two secrets it is looked up. */
export type SharedKey = { reader_hash: string } | { owner_hash: string };

/** The shortlist that a link in an email opens for its owner, whose address is confirmed. */
function emailed(db: Queryable, token_hash: string) {
  const { shortlist_id } = sharedShortlistLinks;
  return db
    .select({ shortlist_id })
    .from(sharedShortlistLinks)
    .innerJoin(sharedShortlistEmails, eq(sharedShortlistEmails.shortlist_id, shortlist_id))
    .where(
      and(
        eq(sharedShortlistLinks.token_hash, token_hash),
        isNotNull(sharedShortlistEmails.confirmed_at),
      ),
    );
}

/** The shortlist of a link that has not expired. */
export async function findSharedShortlist(
  db: Queryable,
  key: SharedKey,
  now: Date,
): Promise<SharedShortlistRow | undefined> {
  const { reader_hash, owner_hash, changed_at } = sharedShortlists;
  const isLinked =
    "owner_hash" in key
      ? or(
          eq(owner_hash, key.owner_hash),
          inArray(sharedShortlists.id, emailed(db, key.owner_hash)),
        )
      : eq(reader_hash, key.reader_hash);
  const [row] = await db
    .select()
    .from(sharedShortlists)
    .where(and(isLinked, gt(changed_at, daysBefore(now, SHARED_DAYS))));
  return row;
}

/** One that is locked. */
export async function getSharedShortlist(tx: Transaction, id: number): Promise<SharedShortlistRow> {
  const [row] = await tx.select().from(sharedShortlists).where(eq(sharedShortlists.id, id));
  if (!row) throw new Error("A locked shortlist is gone");
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

/** Members behind those that are in it; one that is in it already stays where it is. */
export async function insertSharedMembers(
  tx: Transaction,
  shortlist_id: number,
  member_ids: readonly number[],
): Promise<void> {
  if (member_ids.length === 0) return;
  const [last] = await tx
    .select({ order: max(sharedShortlistMembers.sort_order) })
    .from(sharedShortlistMembers)
    .where(eq(sharedShortlistMembers.shortlist_id, shortlist_id));
  const next = (last?.order ?? -1) + 1;
  await tx
    .insert(sharedShortlistMembers)
    .values(
      member_ids.map((member_id, index) => ({
        shortlist_id,
        member_id,
        sort_order: next + index,
      })),
    )
    .onConflictDoNothing();
}

export async function deleteSharedMembers(
  tx: Transaction,
  id: number,
  member_ids: readonly number[],
): Promise<void> {
  const { shortlist_id, member_id } = sharedShortlistMembers;
  await tx
    .delete(sharedShortlistMembers)
    .where(and(eq(shortlist_id, id), inArray(member_id, [...member_ids])));
}

/** A change of it by its owner or a reader, of which most lengthen its time. */
export async function updateSharedShortlist(
  db: Queryable,
  id: number,
  change: Partial<Omit<SharedShortlistRow, "id" | "created_at">>,
): Promise<void> {
  await db.update(sharedShortlists).set(change).where(eq(sharedShortlists.id, id));
}

/** With its members and votes. */
export async function deleteSharedShortlist(db: Queryable, id: number): Promise<void> {
  await db.delete(sharedShortlists).where(eq(sharedShortlists.id, id));
}
