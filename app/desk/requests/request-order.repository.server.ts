import { and, asc, desc, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import type { RequestQuery } from "./request-filters.ts";

type Sort = Pick<RequestQuery, "sort">;
/** What comes first in an order; rows without it come last. */
type Head = { column: PgColumn; value: SQL; isDescending?: boolean };

const toHead = (column: PgColumn) => ({ column, value: sql`${column}` });

const HEADS: Partial<Record<NonNullable<Sort["sort"]>, Head>> = {
  follow_up: toHead(requests.follow_up_on),
  owner: {
    column: requests.owner_id,
    value: sql`(select name from ${staff} as owner where owner.id = ${requests.owner_id})`,
  },
  message: { ...toHead(requests.client_event_id), isDescending: true },
  waiting: toHead(requests.waiting_since),
};

const { id, submitted_at } = requests;

/** What of a row its position depends on. */
export function toOrderColumns({ sort }: Sort): PgColumn[] {
  const head = HEADS[sort ?? ""];
  return [id, submitted_at, ...(head ? [head.column] : [])];
}

/** Whether an index has the rows in this order. */
export const isByTime = ({ sort }: Sort): boolean => !HEADS[sort ?? ""];

/** Rows of one rank are newest first, but in the order that begins with the oldest. */
const isOldestFirst = ({ sort }: Sort) => sort === "oldest";

/** The whole order of a list, or its reverse. */
export function toOrder(query: Sort, isReversed = false): SQL[] {
  const head = HEADS[query.sort ?? ""];
  const tail = isOldestFirst(query) === isReversed ? desc : asc;
  const heads = head ? [toHeadOrder(head, isReversed)] : [];
  return [...heads, tail(submitted_at), tail(id)];
}

function toHeadOrder({ value, isDescending = false }: Head, isReversed: boolean): SQL {
  const direction = isDescending === isReversed ? sql`asc` : sql`desc`;
  return sql`${value} ${direction} ${isReversed ? sql`nulls first` : sql`nulls last`}`;
}

/** Rows that come after one of the list, or before it. The row itself need not be in the list. */
export function isBeyond(query: Sort, row: number, isBefore: boolean): SQL | undefined {
  const ofRow = (value: SQL) => sql`(select ${value} from ${requests} where ${id} = ${row})`;
  const isLater = isOldestFirst(query) !== isBefore;
  const tail = sql`(${submitted_at}, ${id}) ${isLater ? sql`>` : sql`<`} (${ofRow(sql`${submitted_at}`)}, ${row})`;
  const head = HEADS[query.sort ?? ""];
  if (!head) return tail;
  const { value, isDescending = false } = head;
  const own = ofRow(value);
  const isHigher = isDescending === isBefore;
  const [first, last] = isBefore ? [value, own] : [own, value];
  return or(
    sql`${value} ${isHigher ? sql`>` : sql`<`} ${own}`,
    // What has none of it comes last.
    sql`(${first} is not null and ${last} is null)`,
    and(sql`${value} is not distinct from ${own}`, tail),
  );
}
