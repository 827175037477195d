import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { statusLinks } from "#database/tables/status-links.ts";

type RequestRow = typeof requests.$inferSelect;

const { token_hash, request_id, in_browser, opened_at } = statusLinks;

export async function insertStatusLinks(
  tx: Transaction,
  links: (typeof statusLinks.$inferInsert)[],
): Promise<void> {
  await tx.insert(statusLinks).values(links);
}

/** Ends all links to a request, and to the answers to its proposals. */
export async function deleteStatusLinks(tx: Transaction, id: number): Promise<void> {
  const ofDeal = tx
    .select({ id: requests.id })
    .from(requests)
    .where(or(eq(requests.id, id), eq(requests.origin_id, id)));
  await tx.delete(statusLinks).where(inArray(request_id, ofDeal));
}

/** The request of a link; undefined for an unknown link and once the request was erased. */
export async function findLinkedRequest(
  db: Queryable,
  hash: string,
): Promise<RequestRow | undefined> {
  return (await findStatusLink(db, hash))?.request;
}

type StatusLink = {
  request: RequestRow;
  in_browser: boolean;
  /** Of an answer whose sender may be another person: who has a proposal may pass it on. */
  is_of_answer: boolean;
  /** The proposal that was answered. */
  proposal_id: string | null;
};

/**
 * The same with what is known of the link. One to the answer to a proposal leads to the request that
 * the proposal was made for.
 */
export async function findStatusLink(db: Queryable, hash: string): Promise<StatusLink | undefined> {
  const linked = alias(requests, "linked");
  const isOfOther = sql`lower(${linked.email}) is distinct from lower(${requests.email})`;
  const [row] = await db
    .select({
      request: requests,
      in_browser,
      is_of_answer: sql<boolean>`${linked.origin_id} is not null and (${in_browser} or ${isOfOther})`,
      proposal_id: linked.proposal_id,
    })
    .from(statusLinks)
    .innerJoin(linked, eq(linked.id, request_id))
    .innerJoin(requests, eq(requests.id, sql`coalesce(${linked.origin_id}, ${linked.id})`))
    .where(eq(token_hash, hash));
  return row;
}

/** Records that an emailed link was opened. */
export async function setLinkOpened(db: Queryable, hash: string, now: Date): Promise<void> {
  await db
    .update(statusLinks)
    .set({ opened_at: now })
    .where(and(eq(token_hash, hash), eq(in_browser, false), isNull(opened_at)));
}

/** Whether an emailed link to a request was opened. */
export async function wasLinkOpened(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(statusLinks, and(eq(request_id, id), isNotNull(opened_at)))) > 0;
}

/**
 * Ends the links to a request that were emailed, unless one of them was opened: of a link that is
 * opened at the same moment the row's lock decides.
 * @returns false when one was opened
 */
export async function endUnopenedLinks(tx: Transaction, id: number): Promise<boolean> {
  const emailed = and(eq(request_id, id), eq(in_browser, false));
  const links = await tx.select({ opened_at }).from(statusLinks).where(emailed).for("update");
  if (links.some((link) => link.opened_at !== null)) return false;
  await tx.delete(statusLinks).where(emailed);
  return true;
}

/** Ends the links that were emailed, to a request and to the answers to its proposals. */
export async function endEmailedLinks(tx: Transaction, id: number): Promise<void> {
  const ofDeal = tx
    .select({ id: requests.id })
    .from(requests)
    .where(or(eq(requests.id, id), eq(requests.origin_id, id)));
  await tx.delete(statusLinks).where(and(inArray(request_id, ofDeal), eq(in_browser, false)));
}
