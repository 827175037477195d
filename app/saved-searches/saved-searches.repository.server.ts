import { and, asc, eq, gt, isNotNull, lt, lte, max, ne, not, or, sql } from "drizzle-orm";
import type { SearchFrequency, SearchKind } from "#contract/clients/saved-search-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { isSameTime } from "#database/same-time.ts";
import { members } from "#database/tables/members.ts";
import { savedSearches, savedSearchLinks } from "#database/tables/saved-searches.ts";
import { vacancies } from "#database/tables/vacancies.ts";

export type SavedSearchRow = typeof savedSearches.$inferSelect;
type NewSearch = Pick<
  typeof savedSearches.$inferInsert,
  "kind" | "email" | "search" | "frequency" | "idempotency_key" | "due_at" | "expires_at"
>;

const { id, kind, email, search, confirmed_at, expires_at, due_at, seen_id } = savedSearches;

const isOf = (address: string) => eq(sql`lower(${email})`, address.toLowerCase());

/** @returns undefined when the form was stored before */
export async function insertSearch(tx: Transaction, row: NewSearch): Promise<number | undefined> {
  const [stored] = await tx
    .insert(savedSearches)
    .values(row)
    .onConflictDoNothing({ target: savedSearches.idempotency_key })
    .returning({ id });
  return stored?.id;
}

export async function insertLink(
  tx: Transaction,
  link: { token_hash: string; saved_search_id: number; created_at: Date },
): Promise<void> {
  await tx.insert(savedSearchLinks).values(link);
}

export async function deleteOldLinks(tx: Transaction, of: number, before: Date): Promise<void> {
  const { saved_search_id, created_at } = savedSearchLinks;
  await tx.delete(savedSearchLinks).where(and(eq(saved_search_id, of), lt(created_at, before)));
}

/** The search of a link; undefined for an unknown one and once the search has ended. */
export async function findLinkedSearch(
  db: Queryable,
  token_hash: string,
  now: Date,
): Promise<SavedSearchRow | undefined> {
  const [row] = await db
    .select({ search: savedSearches })
    .from(savedSearchLinks)
    .innerJoin(savedSearches, eq(id, savedSearchLinks.saved_search_id))
    .where(and(eq(savedSearchLinks.token_hash, token_hash), gt(expires_at, now)));
  return row?.search;
}

/** Locks the searches of an address until the transaction ends. */
export async function lockAddress(tx: Transaction, address: string): Promise<void> {
  const key = `saved searches ${address.toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Another row of the same address for the same search. */
const isRepeated = (row: SavedSearchRow) =>
  and(isOf(row.email), eq(kind, row.kind), eq(search, row.search), ne(id, row.id));

/** Confirmed searches of the same address besides one. */
export async function countConfirmed(tx: Transaction, row: SavedSearchRow): Promise<number> {
  const isOther = and(isOf(row.email), ne(id, row.id), not(isRepeated(row) ?? sql`false`));
  return tx.$count(savedSearches, and(isNotNull(confirmed_at), isOther));
}

/** Deletes what the same address saved of the same search before or without confirming it. */
export async function deleteRepeated(tx: Transaction, row: SavedSearchRow): Promise<void> {
  await tx.delete(savedSearches).where(isRepeated(row));
}

export async function updateSearch(
  tx: Queryable,
  of: number,
  set: Partial<
    Pick<SavedSearchRow, "frequency" | "confirmed_at" | "expires_at" | "due_at" | "seen_id">
  >,
): Promise<void> {
  await tx.update(savedSearches).set(set).where(eq(id, of));
}

export async function deleteSearch(db: Queryable, of: number): Promise<void> {
  await db.delete(savedSearches).where(eq(id, of));
}

const TABLES = { members, vacancies } satisfies Record<SearchKind, unknown>;

/** The id of what was published last; 0 without any. */
export async function findLastId(db: Queryable, of: SearchKind): Promise<number> {
  const table = TABLES[of];
  const [row] = await db.select({ last: max(table.id) }).from(table);
  return row?.last ?? 0;
}

/**
 * Confirmed searches of a kind whose next email may be sent, those that wait longest first. Instant
 * ones only where there is something that they were not compared with.
 */
export function listDue(
  db: Queryable,
  { of, now, last, limit }: { of: SearchKind; now: Date; last: number; limit: number },
): Promise<SavedSearchRow[]> {
  const weekly: SearchFrequency = "weekly";
  return db
    .select()
    .from(savedSearches)
    .where(
      and(
        eq(kind, of),
        isNotNull(confirmed_at),
        gt(expires_at, now),
        lte(due_at, now),
        or(lt(seen_id, last), eq(savedSearches.frequency, weekly)),
      ),
    )
    .orderBy(asc(due_at), asc(id))
    .limit(limit);
}

/** @returns false when another process or its owner was faster */
export async function moveOn(
  tx: Transaction,
  shown: SavedSearchRow,
  next: Pick<SavedSearchRow, "due_at" | "seen_id">,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(savedSearches)
    .set(next)
    .where(
      and(
        eq(id, shown.id),
        eq(seen_id, shown.seen_id),
        eq(savedSearches.frequency, shown.frequency),
        isSameTime(due_at, shown.due_at),
      ),
    );
  return rowCount === 1;
}
