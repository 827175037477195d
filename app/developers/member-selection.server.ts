import type { MemberFilter } from "#contract/member-query.ts";
import type { MemberIndex, Ranks } from "./member-index.server.ts";
import { toOrder } from "./member-order.server.ts";
import { searchMembers } from "./member-search.server.ts";

/** The members that match a filter, in the order of its sort. */
export type MemberSelection = {
  total: number;
  /** Ids of one stretch. */
  slice(offset: number, limit: number): number[];
};

/** Members that remain after each narrowing: those whose mark equals the current round. */
class Narrowing {
  #round = 0;
  readonly #marks: Uint8Array;

  constructor(size: number) {
    this.#marks = new Uint8Array(size);
  }

  /** Keeps those that are in at least one list. */
  requireListed(lists: Iterable<Ranks | undefined>): void {
    for (const ranks of lists) {
      for (const rank of ranks ?? []) {
        if (this.#marks[rank] === this.#round) this.#marks[rank] = this.#round + 1;
      }
    }
    this.#round++;
  }

  /** Keeps those with a number from `least` to `most`. */
  requireBetween(column: Float64Array, least: number, most: number): void {
    for (let rank = 0; rank < this.#marks.length; rank++) {
      const value = column[rank] ?? Number.NaN;
      if (value >= least && value <= most && this.#marks[rank] === this.#round) {
        this.#marks[rank] = this.#round + 1;
      }
    }
    this.#round++;
  }

  requireScored(scores: Uint8Array): void {
    for (let rank = 0; rank < this.#marks.length; rank++) {
      if (scores[rank] && this.#marks[rank] === this.#round) {
        this.#marks[rank] = this.#round + 1;
      }
    }
    this.#round++;
  }

  has(rank: number): boolean {
    return this.#marks[rank] === this.#round;
  }

  count(): number {
    let count = 0;
    for (let rank = 0; rank < this.#marks.length; rank++) if (this.has(rank)) count++;
    return count;
  }
}

function toId(key: string | number, ids: Map<string, number>): number | undefined {
  return typeof key === "number" ? key : ids.get(key);
}

function listsOf<Key>(map: Map<Key, Ranks>, keys: readonly (Key | undefined)[]) {
  return keys.map((key) => (key === undefined ? undefined : map.get(key)));
}

function narrowByLists(left: Narrowing, index: MemberIndex, filter: MemberFilter): void {
  // A member must have every technology; of all other lists one value is enough.
  for (const key of filter.technology ?? []) {
    left.requireListed(listsOf(index.technology, [toId(key, index.technology_ids)]));
  }
  if (filter.tag?.length) {
    const ids = filter.tag.map((key) => toId(key, index.tag_ids));
    left.requireListed(listsOf(index.tag, ids));
  }
  for (const field of ["seniority_level", "country", "language"] as const) {
    const values = filter[field];
    if (values?.length) left.requireListed(listsOf<string>(index[field], values));
  }
}

function narrowByNumbers(
  left: Narrowing,
  index: MemberIndex,
  filter: MemberFilter,
  today: number,
): void {
  const { rate_min, rate_max, experience_min, available } = filter;
  const { POSITIVE_INFINITY: endless, NEGATIVE_INFINITY: ever } = Number;
  if (rate_min !== undefined || rate_max !== undefined) {
    left.requireBetween(index.sales_rate, rate_min ?? 0, rate_max ?? endless);
  }
  if (experience_min !== undefined) {
    left.requireBetween(index.years_of_experience, experience_min, endless);
  }
  if (available) left.requireBetween(index.available_from, ever, today);
}

/** Members that can start by now are alike; the rest follow by date. */
function* inOrderOfAvailability(index: MemberIndex, today: number): Iterable<number> {
  const isNow = (rank: number) => (index.available_from[rank] ?? Number.NaN) <= today;
  for (const rank of toOrder(index, "recommended")) if (isNow(rank)) yield rank;
  for (const rank of toOrder(index, "available_first")) if (!isNow(rank)) yield rank;
}

function* inOrderOfFit(scores: Uint8Array): Iterable<number> {
  let best = 0;
  for (const score of scores) best = Math.max(best, score);
  for (let score = best; score > 0; score--) {
    for (let rank = 0; rank < scores.length; rank++) if (scores[rank] === score) yield rank;
  }
}

/** `today`, in days since 1970, is when a member has to be free to count as available. */
export function selectMembers(
  index: MemberIndex,
  filter: MemberFilter,
  today: number,
): MemberSelection {
  const left = new Narrowing(index.ids.length);
  const wanted = filter.ids?.flatMap((id) => index.ranks.get(id) ?? []);
  if (wanted) left.requireListed([wanted]);
  narrowByLists(left, index, filter);
  narrowByNumbers(left, index, filter, today);
  const scores = filter.q === undefined ? undefined : searchMembers(index, filter.q);
  if (scores) left.requireScored(scores);

  const { sort = "recommended" } = filter;
  const toRanks = (): Iterable<number> => {
    if (filter.sort === undefined && wanted) return wanted;
    if (sort === "available_first") return inOrderOfAvailability(index, today);
    if (sort === "recommended" && scores) return inOrderOfFit(scores);
    return toOrder(index, sort);
  };
  return {
    total: left.count(),
    slice(offset, limit) {
      const ids: number[] = [];
      let skipped = 0;
      for (const rank of toRanks()) {
        if (ids.length === limit) break;
        if (!left.has(rank)) continue;
        if (skipped < offset) skipped++;
        else ids.push(index.ids[rank] as number);
      }
      return ids;
    },
  };
}
