import type { MemberSort } from "#contract/member-sort.ts";
import type { MemberIndex } from "./member-index.ts";

type Compare = (a: number, b: number) => number;

/** NaN, which stands for no value, goes last in either direction. */
function compareNumbers(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return direction * (a - b);
}

function compareText(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function toCompare(index: MemberIndex, sort: Exclude<MemberSort, "recommended">): Compare {
  const { rates, experience, names, available_from } = index;
  const rate = (place: number) => rates[place] ?? Number.NaN;
  switch (sort) {
    case "rate_asc":
      return (a, b) => compareNumbers(rate(a), rate(b), 1);
    case "rate_desc":
      return (a, b) => compareNumbers(rate(a), rate(b), -1);
    case "experience_desc":
      return (a, b) => (experience[b] ?? 0) - (experience[a] ?? 0);
    case "name_asc":
      return (a, b) => compareText(names[a] ?? "", names[b] ?? "");
    case "available_first":
      return (a, b) => compareText(available_from[a] ?? null, available_from[b] ?? null);
  }
}

/** All places in the order of a sort; equals follow each other in recommended order. */
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
