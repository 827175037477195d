import type { MemberSort } from "#contract/member-sort.ts";
import type { MemberIndex } from "./member-index.server.ts";

type Compare = (a: number, b: number) => number;

/** NaN, which means no value, goes last in either direction. */
function compareNumbers(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return direction * (a - b);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function toCompare(index: MemberIndex, sort: Exclude<MemberSort, "recommended">): Compare {
  const { names } = index;
  const by = (column: Float64Array, direction: 1 | -1) => (a: number, b: number) =>
    compareNumbers(column[a] ?? Number.NaN, column[b] ?? Number.NaN, direction);
  switch (sort) {
    case "rate_asc":
      return by(index.sales_rate, 1);
    case "rate_desc":
      return by(index.sales_rate, -1);
    case "experience_desc":
      return by(index.years_of_experience, -1);
    case "name_asc":
      return (a, b) => compareText(names[a] ?? "", names[b] ?? "");
    case "available_first":
      return by(index.available_from, 1);
  }
}

/** All ranks in the order of a sort; equals follow each other in recommended order. */
export function toOrder(index: MemberIndex, sort: MemberSort): Uint32Array {
  const known = index.orders.get(sort);
  if (known) return known;
  const order = Uint32Array.from(index.ids.keys());
  if (sort !== "recommended") {
    const compare = toCompare(index, sort);
    order.sort((a, b) => compare(a, b) || a - b);
  }
  index.orders.set(sort, order);
  return order;
}
