import { and, asc, desc, or, type SQL, sql } from "drizzle-orm";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import type { RequestQuery } from "./request-filters.ts";

type Sort = Pick<RequestQuery, "sort">;
/** What comes first in an order; rows without it come last. */
type Head = { value: SQL; isDescending?: boolean };

const HEADS: Partial<Record<NonNullable<Sort["sort"]>, Head>> = {
  follow_up: { value: sql`${requests.follow_up_on}` },
  owner: { value: sql`(select name from ${staff} as owner where owner.id = ${requests.owner_id})` },
  message: { value: sql`${requests.client_event_id}`, isDescending: true },
  waiting: { value: sql`${requests.waiting_since}` },
};

const { id, submitted_at } = requests;

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
