import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { statusLinks } from "#database/tables/status-links.ts";

type RequestRow = typeof requests.$inferSelect;

const { token_hash, request_id, in_browser, opened_at } = statusLinks;

export async function insertStatusLink(
  tx: Transaction,
  link: typeof statusLinks.$inferInsert,
): Promise<void> {
  await tx.insert(statusLinks).values(link);
}

export async function deleteStatusLinks(tx: Transaction, id: number): Promise<void> {
  await tx.delete(statusLinks).where(eq(request_id, id));
}

/** The request of a link; undefined for an unknown link and once the request was erased. */
export async function findLinkedRequest(
  db: Queryable,
  hash: string,
): Promise<RequestRow | undefined> {
  return (await findStatusLink(db, hash))?.request;
}

/** The same with what is known of the link. */
export async function findStatusLink(
  db: Queryable,
  hash: string,
): Promise<{ request: RequestRow; in_browser: boolean } | undefined> {
  const [row] = await db
    .select({ request: requests, in_browser })
    .from(statusLinks)
    .innerJoin(requests, eq(requests.id, request_id))
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
