import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Votes } from "#contract/clients/shared-shortlist.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import {
  sharedShortlistReaders as readers,
  sharedShortlists as shortlists,
  sharedShortlistVotes as votes,
} from "#database/tables/shared-shortlists.ts";

type NewVote = Votes["votes"][number];
export type VoteRow = typeof votes.$inferSelect;
export type ReaderRow = typeof readers.$inferSelect;

/** Votes and changes of one shortlist are made one after the other. */
export async function lockSharedShortlist(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(eq(shortlists.id, id))
    .for("update");
  return rows.length > 0;
}

const isReaderOf = (shortlist_id: number) =>
  and(eq(readers.shortlist_id, shortlist_id), isNull(readers.removed_at));

/** The reader of a secret, on one shortlist; also one who was removed. */
export async function findReader(
  db: Queryable,
  shortlist_id: number,
  key_hash: string,
): Promise<ReaderRow | undefined> {
  const isOfPerson = and(eq(readers.shortlist_id, shortlist_id), eq(readers.key_hash, key_hash));
  const [row] = await db.select().from(readers).where(isOfPerson);
  return row;
}

export function countReaders(db: Queryable, shortlist_id: number): Promise<number> {
  return db.$count(readers, isReaderOf(shortlist_id));
}

/** How many readers have voted or changed their votes since a moment. */
export function countVotedSince(db: Queryable, shortlist_id: number, since: Date): Promise<number> {
  return db.$count(readers, and(isReaderOf(shortlist_id), gt(readers.voted_at, since)));
}

export function listReaders(db: Queryable, shortlist_id: number): Promise<ReaderRow[]> {
  const { voted_at, id } = readers;
  return db.select().from(readers).where(isReaderOf(shortlist_id)).orderBy(asc(voted_at), asc(id));
}

export function listVotes(db: Queryable, reader_ids: readonly number[]): Promise<VoteRow[]> {
  if (reader_ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(votes)
    .where(inArray(votes.reader_id, [...reader_ids]));
}

export async function insertReader(
  tx: Transaction,
  reader: Omit<typeof readers.$inferInsert, "id">,
): Promise<number> {
  const [row] = await tx.insert(readers).values(reader).returning({ id: readers.id });
  if (!row) throw new Error("The reader was not stored");
  return row.id;
}

export async function updateReader(
  tx: Transaction,
  id: number,
  change: { name: string; voted_at: Date },
): Promise<void> {
  await tx.update(readers).set(change).where(eq(readers.id, id));
}

/** Votes of a reader on some members, in place of their earlier ones on these. */
export async function replaceVotes(
  tx: Transaction,
  reader_id: number,
  given: readonly NewVote[],
  on: readonly number[],
): Promise<void> {
  const isReplaced = and(eq(votes.reader_id, reader_id), inArray(votes.member_id, [...on]));
  await tx.delete(votes).where(isReplaced);
  if (given.length > 0) {
    await tx.insert(votes).values(given.map((vote) => ({ reader_id, ...vote })));
  }
}

/** Erases what a reader of one shortlist left; their key stays, so that it votes no more. */
export async function removeReader(
  tx: Transaction,
  shortlist_id: number,
  id: number,
  removed_at: Date,
): Promise<void> {
  const { rowCount } = await tx
    .update(readers)
    .set({ name: "", removed_at })
    .where(and(isReaderOf(shortlist_id), eq(readers.id, id)));
  if (rowCount === 1) await tx.delete(votes).where(eq(votes.reader_id, id));
}

/** Erases the votes on members that leave a shortlist. */
export async function deleteVotesOn(
  tx: Transaction,
  shortlist_id: number,
  members: readonly number[],
): Promise<void> {
  const ofShortlist = tx
    .select({ id: readers.id })
    .from(readers)
    .where(eq(readers.shortlist_id, shortlist_id));
  await tx
    .delete(votes)
    .where(and(inArray(votes.reader_id, ofShortlist), inArray(votes.member_id, [...members])));
}
