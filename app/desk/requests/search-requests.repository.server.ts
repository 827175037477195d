import { type SQL, sql } from "drizzle-orm";
import { isSaid, isSent } from "#app/requests/records/request-conditions.repository.server.ts";
import type { SearchTerm } from "#app/requests/records/search-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { MAX_COUNTED, PAGE_SIZE } from "../lists/list-limits.ts";
import {
  type DeskRequestFilter,
  selectPage,
  toCondition,
} from "./desk-requests.repository.server.ts";
import { toOrder } from "./request-order.repository.server.ts";

type Found = {
  /** Up to one more than `MAX_COUNTED`. */
  total: number;
  /** Of the page. */
  ids: number[];
};

/**
 * How many requests a filter with words finds, and which are on a page of them.
 * @param page from 1 on; beyond the end it is the last one
 */
export async function searchDeskRequests(
  db: Queryable,
  filter: DeskRequestFilter,
  page: number,
): Promise<Found> {
  const { total, ids } = await findFew(db, filter, page);
  if (total <= MAX_COUNTED) return { total, ids };
  const offset = Math.min(page - 1, Math.floor(MAX_COUNTED / PAGE_SIZE)) * PAGE_SIZE;
  const many = await selectPage(db, filter, { limit: PAGE_SIZE, offset });
  return { total, ids: many.map(({ id }) => id) };
}

/**
 * Both in one statement that compares the words once; without ids when it finds more than are
 * counted. Threads are searched only while what was sent is not already more than that.
 */
async function findFew(db: Queryable, filter: DeskRequestFilter, page: number): Promise<Found> {
  const { id, submitted_at, follow_up_on, owner_id, client_event_id, waiting_since } = requests;
  const find = (matches: (terms: readonly SearchTerm[]) => SQL, more?: SQL) => sql`
    select ${id}, ${submitted_at}, ${follow_up_on}, ${owner_id}, ${client_event_id}, ${waiting_since}
    from ${requests} where ${more} ${toCondition(filter, matches)} limit ${MAX_COUNTED + 1}`;
  const isOnlySaid = (terms: readonly SearchTerm[]) =>
    sql`(${isSaid(terms)} and (${isSent(terms)}) is not true)`;
  const hasFewSent = sql`(select count(*) from sent) <= ${MAX_COUNTED} and`;
  const last = sql`(greatest(total, 1) - 1) / ${PAGE_SIZE}`;
  const { rows } = await db.execute<Found>(sql`
    with sent as materialized (${find(isSent)}),
      said as materialized (${find(isOnlySaid, hasFewSent)}),
      found as (select * from sent union all select * from said),
      counted as materialized (select least(count(*), ${MAX_COUNTED + 1})::int as total from found)
    select total, array(
      select ${id} from found as ${requests} where total <= ${MAX_COUNTED}
      order by ${sql.join(toOrder(filter), sql`, `)}
      limit ${PAGE_SIZE} offset least(${page - 1}, ${last}) * ${PAGE_SIZE}) as ids
    from counted`);
  const [found] = rows;
  if (!found) throw new Error("A search found no number");
  return found;
}
