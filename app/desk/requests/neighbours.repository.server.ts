import { eq, or, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import type { Neighbours } from "../lists/neighbour-links.tsx";
import { type DeskRequestFilter, toCondition, toOrder } from "./desk-requests.repository.server.ts";

/**
 * The rows beside one in the list of a filter, in its order. The row itself need not be in it: a
 * decided application leaves the list of open ones, and review goes on from its place.
 */
export async function findNeighbours(
  db: Queryable,
  filter: DeskRequestFilter,
  id: number,
): Promise<Neighbours> {
  const { reference } = requests;
  const order = sql.join(toOrder(filter), sql`, `);
  const beside = db
    .select({
      id: requests.id,
      previous: sql<string | null>`lag(${reference}) over (order by ${order})`.as("previous"),
      next: sql<string | null>`lead(${reference}) over (order by ${order})`.as("next"),
    })
    .from(requests)
    .where(or(toCondition(filter), eq(requests.id, id)))
    .as("beside");
  const [row] = await db.select().from(beside).where(eq(beside.id, id));
  return { previous: row?.previous ?? undefined, next: row?.next ?? undefined };
}
