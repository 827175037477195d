import { eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";

const origins = alias(requests, "origins");

/** The reference of the request that an answer to a proposal belongs to, if there is one. */
export async function findOrigin(db: Queryable, answer_id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ reference: origins.reference })
    .from(requests)
    .innerJoin(origins, eq(origins.id, requests.origin_id))
    .where(eq(requests.id, answer_id));
  return row?.reference;
}

/** The same for several answers, by their ids. */
export async function listOrigins(
  db: Queryable,
  answer_ids: readonly number[],
): Promise<Map<number, string>> {
  if (answer_ids.length === 0) return new Map();
  const rows = await db
    .select({ id: requests.id, reference: origins.reference })
    .from(requests)
    .innerJoin(origins, eq(origins.id, requests.origin_id))
    .where(inArray(requests.id, [...answer_ids]));
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/**
 * Joins an answer to a proposal to the request that the proposal was made for. One without an address
 * is of the client of that request, with whom it is exported and erased.
 */
export async function setOrigin(
  tx: Transaction,
  answer_id: number,
  origin: { id: number; email: string | null },
): Promise<void> {
  const email = sql`coalesce(${requests.email}, ${origin.email})`;
  await tx.update(requests).set({ origin_id: origin.id, email }).where(eq(requests.id, answer_id));
}
