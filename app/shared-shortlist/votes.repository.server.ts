import { and, asc, eq, inArray } from "drizzle-orm";
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

/** Readers of one shortlist vote one after the other, so that their number is right. */
export async function lockSharedShortlist(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(eq(shortlists.id, id))
    .for("update");
  return rows.length > 0;
}

/** The reader of a secret, on one shortlist. */
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
  return db.$count(readers, eq(readers.shortlist_id, shortlist_id));
}

export function listReaders(db: Queryable, shortlist_id: number): Promise<ReaderRow[]> {
  const { voted_at, id } = readers;
  return db
    .select()
    .from(readers)
    .where(eq(readers.shortlist_id, shortlist_id))
    .orderBy(asc(voted_at), asc(id));
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

/** All votes of a reader, in place of their earlier ones. */
export async function replaceVotes(
  tx: Transaction,
  reader_id: number,
  given: readonly NewVote[],
): Promise<void> {
  await tx.delete(votes).where(eq(votes.reader_id, reader_id));
  if (given.length > 0) {
    await tx.insert(votes).values(given.map((vote) => ({ reader_id, ...vote })));
  }
}

/** A reader of one shortlist, with their votes. */
export async function deleteReader(
  db: Queryable,
  shortlist_id: number,
  id: number,
): Promise<boolean> {
  const isOfPerson = and(eq(readers.shortlist_id, shortlist_id), eq(readers.id, id));
  return ((await db.delete(readers).where(isOfPerson)).rowCount ?? 0) > 0;
}
