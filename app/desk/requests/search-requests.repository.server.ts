import { type SQL, sql } from "drizzle-orm";
import {
  chooseIsSent,
  isFound,
  toSaidIds,
} from "#app/requests/records/request-conditions.repository.server.ts";
import { toSearchTerms } from "#app/requests/records/search-terms.ts";
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
  /** One more than were counted, where there are more. */
  total: number;
  isCapped: boolean;
  /** Of the page. */
  ids: number[];
};

/** Of terms that many requests were sent with so many are counted beyond the page. */
const MAX_COMMON = 1_000;

/**
 * How many requests a filter with words finds, and which are on a page of them.
 * @param page from 1 on; beyond the end it is the last one
 */
export async function searchDeskRequests(
  db: Queryable,
  filter: DeskRequestFilter,
  page: number,
): Promise<Found> {
  const terms = toSearchTerms(filter.text ?? "");
  const { isSent, isCommon } = await chooseIsSent(db, terms);
  const offset = Math.min(page - 1, Math.floor(MAX_COUNTED / PAGE_SIZE)) * PAGE_SIZE;
  const most = isCommon ? Math.min(MAX_COUNTED, offset + MAX_COMMON) : MAX_COUNTED;
  const readInOrder = async () => selectPage(db, filter, { limit: PAGE_SIZE, offset, isCommon });
  const { together, inOrder } = await awaitAll({
    together: findTogether(db, { filter, isSent, said: toSaidIds(terms), page, most }),
    // Of common words the page will be needed most likely: it is read at the same time.
    inOrder: isCommon ? readInOrder() : undefined,
  });
  const { total, ids } = together;
  if (ids) return { total, ids, isCapped: total > MAX_COUNTED };
  const read = inOrder ?? (await readInOrder());
  return { total, ids: read.map(({ id }) => id), isCapped: true };
}

type Search = {
  filter: DeskRequestFilter;
  isSent: SQL;
  /** Ids of those in whose thread the words are. */
  said: SQL;
  page: number;
  /** Sent with the words, of which more are not counted. */
  most: number;
};

/**
 * Both in one statement that compares the words once. Where more than `most` were sent with the
 * words, without threads and ids: of so many the page is read in its order.
 */
async function findTogether(
  db: Queryable,
  { filter, isSent, said, page, most }: Search,
): Promise<{ total: number; ids: number[] | null }> {
  const { id } = requests;
  const hasFew = sql`(select has_few from counted_sent)`;
  const ids = sql`select id from sent where ${hasFew}
    union all select id from (${said}) said where ${hasFew}`;
  const last = sql`(greatest(total, 1) - 1) / ${PAGE_SIZE}`;
  const { rows } = await db.execute<{ total: number; ids: number[] | null }>(sql`
    with sent as materialized (
        select ${id} from ${requests} where ${toCondition(filter, () => isSent)} limit ${most + 1}),
      counted_sent as materialized (select count(*) <= ${most} as has_few from sent),
      found as materialized (
        select ${sql.join(toOrderColumns(filter), sql`, `)} from ${requests}
        where ${toCondition(filter, () => isFound(ids))}),
      counted as materialized (
        select case when ${hasFew} then least(count(*), ${MAX_COUNTED + 1})::int
          else ${most + 1} end as total from found)
    select total, case when ${hasFew} then array(
      select ${id} from found as ${requests} order by ${sql.join(toOrder(filter), sql`, `)}
      limit ${PAGE_SIZE} offset least(${page - 1}, ${last}) * ${PAGE_SIZE}) end as ids
    from counted`);
  const [found] = rows;
  if (!found) throw new Error("A search found no number");
  return found;
}
