import { type SQL, sql } from "drizzle-orm";
import { isSaid, isSent } from "#app/requests/records/request-conditions.repository.server.ts";
import { type SearchTerm, toSearchTerms } from "#app/requests/records/search-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
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
  const { total, ids } = await findTogether(db, filter, page);
  if (ids) return { total, ids };
  const offset = Math.min(page - 1, Math.floor(MAX_COUNTED / PAGE_SIZE)) * PAGE_SIZE;
  const many = await selectPage(db, filter, { limit: PAGE_SIZE, offset });
  return { total, ids: many.map(({ id }) => id) };
}

/** Letters with which so many words begin that an index takes longer to merge them than to read rows. */
const MAX_SHORT = 2;
/** Newest requests that show how common a short beginning is, and how many of them make it common. */
const SAMPLE = 1_000;
const MIN_COMMON = 500;

/**
 * Both in one statement that compares the words once. Where more were sent with the words than are
 * counted, without threads and ids: of so many the page is read in its order.
 */
async function findTogether(
  db: Queryable,
  filter: DeskRequestFilter,
  page: number,
): Promise<{ total: number; ids: number[] | null }> {
  const { id } = requests;
  const columns = sql.join(toOrderColumns(filter), sql`, `);
  const find = (matches: (terms: readonly SearchTerm[]) => SQL) => sql`
    select ${columns} from ${requests} where ${toCondition(filter, matches)}`;
  const hasFew = sql`(select has_few from counted_sent)`;
  const last = sql`(greatest(total, 1) - 1) / ${PAGE_SIZE}`;
  const { rows } = await db.execute<{ total: number; ids: number[] | null }>(sql`
    with sent as materialized (${selectSent(filter, find)}),
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

/** Those in which the words were sent, up to one more than are counted. */
function selectSent(
  { text = "" }: DeskRequestFilter,
  find: (matches: (terms: readonly SearchTerm[]) => SQL) => SQL,
): SQL {
  const limit = sql`limit ${MAX_COUNTED + 1}`;
  const [first, ...more] = toSearchTerms(text);
  const isShort = more.length === 0 && first?.kind === "word" && first.word.length <= MAX_SHORT;
  if (!isShort) return sql`${find(isSent)} ${limit}`;
  const { id } = requests;
  const isCommon = sql`(
    select count(*) filter (where ${isSent([first])}) > ${MIN_COMMON} from (
      select search from ${requests} order by ${id} desc limit ${SAMPLE}) ${requests})`;
  // With "is true" it is no condition for the index.
  return sql`(${find((terms) => sql`(${isSent(terms)}) is true`)} and ${isCommon} ${limit})
    union all (${find(isSent)} and not ${isCommon} ${limit})`;
}
