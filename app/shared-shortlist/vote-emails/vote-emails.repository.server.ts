import { and, asc, eq, exists, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { SHARED_DAYS } from "#contract/clients/shared-shortlist-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import {
  sharedShortlistEmails as emails,
  sharedShortlistLinks as links,
  sharedShortlistReaders as readers,
  sharedShortlists as shortlists,
} from "#database/tables/shared-shortlists.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";

export type VoteEmailsRow = typeof emails.$inferSelect;

/** Who is emailed about the votes of a shortlist. */
export async function findVoteEmails(
  db: Queryable,
  shortlist_id: number,
): Promise<VoteEmailsRow | undefined> {
  const [row] = await db.select().from(emails).where(eq(emails.shortlist_id, shortlist_id));
  return row;
}

/** The address that the link of an email was sent to, of a shortlist that is still shared. */
export async function findLinkedEmails(
  db: Queryable,
  token_hash: string,
  now: Date,
): Promise<VoteEmailsRow | undefined> {
  const [row] = await db
    .select({ emails })
    .from(links)
    .innerJoin(emails, eq(emails.shortlist_id, links.shortlist_id))
    .innerJoin(shortlists, eq(shortlists.id, emails.shortlist_id))
    .where(
      and(
        eq(links.token_hash, token_hash),
        gt(shortlists.changed_at, daysBefore(now, SHARED_DAYS)),
      ),
    );
  return row?.emails;
}

/** The address of a shortlist, in place of an earlier one with its links. */
export async function replaceVoteEmails(
  tx: Transaction,
  row: Pick<VoteEmailsRow, "shortlist_id" | "email" | "asked_at">,
): Promise<void> {
  await deleteVoteEmails(tx, row.shortlist_id);
  await tx.insert(emails).values(row);
}

export async function updateVoteEmails(
  tx: Transaction,
  shortlist_id: number,
  change: Partial<Pick<VoteEmailsRow, "confirmed_at" | "emailed_at">>,
): Promise<void> {
  await tx.update(emails).set(change).where(eq(emails.shortlist_id, shortlist_id));
}

/** With the links that were sent to it. */
export async function deleteVoteEmails(db: Queryable, shortlist_id: number): Promise<void> {
  await db.delete(emails).where(eq(emails.shortlist_id, shortlist_id));
}

export async function insertEmailedLink(
  tx: Transaction,
  link: typeof links.$inferInsert,
): Promise<void> {
  await tx.insert(links).values(link);
}

export async function deleteEmailedLinks(tx: Transaction, shortlist_id: number): Promise<void> {
  await tx.delete(links).where(eq(links.shortlist_id, shortlist_id));
}

export async function deleteOldLinks(
  tx: Transaction,
  shortlist_id: number,
  before: Date,
): Promise<void> {
  await tx
    .delete(links)
    .where(and(eq(links.shortlist_id, shortlist_id), lt(links.created_at, before)));
}

/** Shortlists with votes that are not reported yet, and whose last email is old enough. */
export async function listUnreported(
  db: Queryable,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<number[]> {
  const { shortlist_id, confirmed_at, emailed_at } = emails;
  const votes = db
    .select({ id: readers.id })
    .from(readers)
    .where(
      and(
        eq(readers.shortlist_id, shortlist_id),
        isNull(readers.removed_at),
        gt(readers.voted_at, sql`coalesce(${emailed_at}, ${confirmed_at})`),
      ),
    );
  const rows = await db
    .select({ shortlist_id })
    .from(emails)
    .innerJoin(shortlists, eq(shortlists.id, shortlist_id))
    .where(
      and(
        isNotNull(confirmed_at),
        or(isNull(emailed_at), lte(emailed_at, before)),
        gt(shortlists.changed_at, daysBefore(now, SHARED_DAYS)),
        exists(votes),
      ),
    )
    .orderBy(asc(emailed_at), asc(shortlist_id))
    .limit(limit);
  return rows.map((row) => row.shortlist_id);
}
