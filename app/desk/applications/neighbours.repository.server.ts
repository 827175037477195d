import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import {
  type DeskRequestFilter,
  toCondition,
} from "../requests/desk-requests.repository.server.ts";

/** References of the rows before and after one in a list; undefined at its ends. */
export type Neighbours = { previous: string | undefined; next: string | undefined };

const place = sql`(${requests.submitted_at}, ${requests.id})`;

/**
 * The rows beside one in the list of a filter, newest first. The row itself need not be in it: a
 * decided application leaves the list of open ones, and review goes on from its place.
 */
export async function findNeighbours(
  db: Queryable,
  filter: DeskRequestFilter,
  id: number,
): Promise<Neighbours> {
  // Compared in the database: a `Date` of JavaScript has no microseconds.
  const own = sql`(select submitted_at, id from ${requests} as own where own.id = ${id})`;
  const findOne = async (isBeyond: SQL, direction: typeof asc) => {
    const [row] = await db
      .select({ reference: requests.reference })
      .from(requests)
      .where(and(toCondition(filter), isBeyond))
      .orderBy(direction(requests.submitted_at), direction(requests.id))
      .limit(1);
    return row?.reference;
  };
  return {
    previous: await findOne(sql`${place} > ${own}`, asc),
    next: await findOne(sql`${place} < ${own}`, desc),
  };
}
