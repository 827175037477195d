import { type SQL, sql } from "drizzle-orm";
import {
  chooseIsSent,
  isSaid,
} from "#app/requests/records/request-conditions.repository.server.ts";
import { type SearchTerm, toSearchTerms } from "#app/requests/records/search-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { MAX_COUNTED, PAGE_SIZE } from "../lists/list-limits.ts";
import {
  type DeskRequestFilter,
  selectPage,
  toCondition,
} from "./desk-requests.repository.server.ts";
import { toOrder, toOrderColumns } from "./request-order.repository.server.ts";

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
  const { isSent, isCommon } = await chooseIsSent(db, toSearchTerms(filter.text ?? ""));
  const offset = Math.min(page - 1, Math.floor(MAX_COUNTED / PAGE_SIZE)) * PAGE_SIZE;
  const readInOrder = async () => selectPage(db, filter, { limit: PAGE_SIZE, offset });
  const { together, inOrder } = await awaitAll({
    together: findTogether(db, { filter, isSent, page }),
    // Of common words the page will be needed most likely: it is read at the same time.
    inOrder: isCommon ? readInOrder() : undefined,
  });
  const { total, ids } = together;
  if (ids) return { total, ids };
  return { total, ids: (inOrder ?? (await readInOrder())).map(({ id }) => id) };
}

/**
 * Both in one statement that compares the words once. Where more were sent with the words than are
 * counted, without threads and ids: of so many the page is read in its order.
 */
async function findTogether(
  db: Queryable,
  { filter, isSent, page }: { filter: DeskRequestFilter; isSent: SQL; page: number },
): Promise<{ total: number; ids: number[] | null }> {
  const { id } = requests;
  const columns = sql.join(toOrderColumns(filter), sql`, `);
  const find = (matches: (terms: readonly SearchTerm[]) => SQL) => sql`
    select ${columns} from ${requests} where ${toCondition(filter, matches)}`;
  const hasFew = sql`(select has_few from counted_sent)`;
  const last = sql`(greatest(total, 1) - 1) / ${PAGE_SIZE}`;
  const { rows } = await db.execute<{ total: number; ids: number[] | null }>(sql`
    with sent as materialized (${find(() => isSent)} limit ${MAX_COUNTED + 1}),
      counted_sent as materialized (select count(*) <= ${MAX_COUNTED} as has_few from sent),
      found as materialized (
        select * from sent where ${hasFew} union (${find(isSaid)} and ${hasFew})),
      counted as materialized (
        select case when ${hasFew} then least(count(*), ${MAX_COUNTED + 1})::int
          else ${MAX_COUNTED + 1} end as total from found)
    select total, case when ${hasFew} then array(
      select ${id} from found as ${requests} order by ${sql.join(toOrder(filter), sql`, `)}
      limit ${PAGE_SIZE} offset least(${page - 1}, ${last}) * ${PAGE_SIZE}) end as ids
    from counted`);
  const [found] = rows;
  if (!found) throw new Error("A search found no number");
  return found;
}
