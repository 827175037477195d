import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { statusLinks } from "#database/tables/status-links.ts";
import type { RequestRow } from "../records/requests.repository.server.ts";

export async function insertStatusLink(
  tx: Transaction,
  link: { token_hash: string; request_id: number },
): Promise<void> {
  await tx.insert(statusLinks).values(link);
}

export async function deleteStatusLinks(tx: Transaction, request_id: number): Promise<void> {
  await tx.delete(statusLinks).where(eq(statusLinks.request_id, request_id));
}

/** The request of a link; undefined for an unknown link and once the request was erased. */
export async function findLinkedRequest(
  db: Queryable,
  token_hash: string,
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select({ request: requests })
    .from(statusLinks)
    .innerJoin(requests, eq(requests.id, statusLinks.request_id))
    .where(eq(statusLinks.token_hash, token_hash));
  return row?.request;
}
