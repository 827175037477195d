import { and } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import type { Neighbours } from "../lists/neighbour-links.tsx";
import { type DeskRequestFilter, toCondition } from "./desk-requests.repository.server.ts";
import { isBeyond, toOrder } from "./request-order.repository.server.ts";

/**
 * The rows beside one in the list of a filter, in its order: one is read each way. The row itself
 * need not be in the list: a decided application leaves the list of open ones, and review goes on
 * from its place.
 */
export function findNeighbours(
  db: Queryable,
  filter: DeskRequestFilter,
  id: number,
): Promise<Neighbours> {
  const find = async (isBefore: boolean) => {
    const [row] = await db
      .select({ reference: requests.reference })
      .from(requests)
      .where(and(toCondition(filter), isBeyond(filter, id, isBefore)))
      .orderBy(...toOrder(filter, isBefore))
      .limit(1);
    return row?.reference;
  };
  return awaitAll({ previous: find(true), next: find(false) });
}
