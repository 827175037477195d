import type { MemberFilter } from "#contract/member-query.ts";
import type { MemberIndex, Places } from "./member-index.server.ts";
import { toOrder } from "./member-order.server.ts";
import { searchMembers } from "./member-search.server.ts";

/** The members that a filter leaves, in the order of its sort. */
export type MemberSelection = {
  total: number;
  /** Ids of one stretch. */
  slice(offset: number, limit: number): number[];
};

/** Members that are left after each narrowing: those whose mark has kept up with the rounds. */
class Narrowing {
  #round = 0;
  readonly #marks: Uint8Array;

  constructor(size: number) {
    this.#marks = new Uint8Array(size);
  }

  /** Keeps those that stand in one list at least. */
  keepListed(lists: Iterable<Places | undefined>): void {
    for (const places of lists) {
      for (const place of places ?? []) {
        if (this.#marks[place] === this.#round) this.#marks[place] = this.#round + 1;
      }
    }
    this.#round++;
  }

  /** Keeps those with a number from `least` to `most`. */
  keepBetween(column: Float64Array, least: number, most: number): void {
    for (let place = 0; place < this.#marks.length; place++) {
      const value = column[place] ?? Number.NaN;
      if (value >= least && value <= most && this.#marks[place] === this.#round) {
        this.#marks[place] = this.#round + 1;
      }
    }
    this.#round++;
  }

  keepScored(scores: Uint8Array): void {
    for (let place = 0; place < this.#marks.length; place++) {
      if (scores[place] && this.#marks[place] === this.#round) {
        this.#marks[place] = this.#round + 1;
      }
    }
    this.#round++;
  }

  has(place: number): boolean {
    return this.#marks[place] === this.#round;
  }

  count(): number {
    let count = 0;
    for (let place = 0; place < this.#marks.length; place++) if (this.has(place)) count++;
    return count;
  }
}

function toId(key: string | number, ids: Map<string, number>): number | undefined {
  return typeof key === "number" ? key : ids.get(key);
}

function listsOf<Key>(map: Map<Key, Places>, keys: readonly (Key | undefined)[]) {
  return keys.map((key) => (key === undefined ? undefined : map.get(key)));
}

function narrowByLists(left: Narrowing, index: MemberIndex, filter: MemberFilter): void {
  // A member must have every technology; of all other lists one value is enough.
  for (const key of filter.technology ?? []) {
    left.keepListed(listsOf(index.technology, [toId(key, index.technology_ids)]));
  }
  if (filter.tag?.length) {
    const ids = filter.tag.map((key) => toId(key, index.tag_ids));
    left.keepListed(listsOf(index.tag, ids));
  }
  for (const field of ["seniority_level", "country", "language"] as const) {
    const values = filter[field];
    if (values?.length) left.keepListed(listsOf<string>(index[field], values));
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
    left.keepBetween(index.sales_rate, rate_min ?? 0, rate_max ?? endless);
  }
  if (experience_min !== undefined) {
    left.keepBetween(index.years_of_experience, experience_min, endless);
  }
  if (available) left.keepBetween(index.available_from, ever, today);
}

/** Members that can start by now are alike; the rest follow by date. */
function* inOrderOfAvailability(index: MemberIndex, today: number): Iterable<number> {
  const isNow = (place: number) => (index.available_from[place] ?? Number.NaN) <= today;
  for (const place of toOrder(index, "recommended")) if (isNow(place)) yield place;
  for (const place of toOrder(index, "available_first")) if (!isNow(place)) yield place;
}

function* inOrderOfFit(scores: Uint8Array): Iterable<number> {
  let best = 0;
  for (const score of scores) best = Math.max(best, score);
  for (let score = best; score > 0; score--) {
    for (let place = 0; place < scores.length; place++) if (scores[place] === score) yield place;
  }
}

/** `today`, in days since 1970, is when a member has to be free to count as available. */
export function selectMembers(
  index: MemberIndex,
  filter: MemberFilter,
  today: number,
): MemberSelection {
  const left = new Narrowing(index.ids.length);
  const wanted = filter.ids?.flatMap((id) => index.places.get(id) ?? []);
  if (wanted) left.keepListed([wanted]);
  narrowByLists(left, index, filter);
  narrowByNumbers(left, index, filter, today);
  const scores = filter.q === undefined ? undefined : searchMembers(index, filter.q);
  if (scores) left.keepScored(scores);

  const { sort = "recommended" } = filter;
  const toPlaces = (): Iterable<number> => {
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
      for (const place of toPlaces()) {
        if (ids.length === limit) break;
        if (!left.has(place)) continue;
        if (skipped < offset) skipped++;
        else ids.push(index.ids[place] as number);
      }
      return ids;
    },
  };
}
