import type { MemberFilter } from "#contract/member-query.ts";
import type { MemberIndex, Places } from "./member-index.ts";
import { toOrder } from "./member-order.ts";
import { searchMembers } from "./member-search.ts";

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

  keepWhere(test: (place: number) => boolean): void {
    for (let place = 0; place < this.#marks.length; place++) {
      if (this.#marks[place] === this.#round && test(place)) this.#marks[place] = this.#round + 1;
    }
    this.#round++;
  }

  has(place: number): boolean {
    return this.#marks[place] === this.#round;
  }

  count(): number {
    let count = 0;
    for (const mark of this.#marks) if (mark === this.#round) count++;
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
  today: string,
): void {
  const { rate_min, rate_max, experience_min, available } = filter;
  const { rates, experience, available_from } = index;
  if (rate_min !== undefined || rate_max !== undefined) {
    const [least, most] = [rate_min ?? 0, rate_max ?? Number.POSITIVE_INFINITY];
    left.keepWhere((place) => {
      const rate = rates[place] ?? Number.NaN;
      return rate >= least && rate <= most;
    });
  }
  if (experience_min !== undefined) {
    left.keepWhere((place) => (experience[place] ?? 0) >= experience_min);
  }
  if (available) {
    left.keepWhere((place) => {
      const date = available_from[place] ?? null;
      return date !== null && date <= today;
    });
  }
}

/** Members that can start by now are alike; the rest follow by date. */
function* inOrderOfAvailability(index: MemberIndex, today: string): Iterable<number> {
  const isNow = (place: number) => {
    const date = index.available_from[place] ?? null;
    return date !== null && date <= today;
  };
  for (const place of toOrder(index, "recommended")) if (isNow(place)) yield place;
  for (const place of toOrder(index, "available_first")) if (!isNow(place)) yield place;
}

function* inOrderOfFit(index: MemberIndex, scores: Uint8Array): Iterable<number> {
  const byScore = new Map<number, number[]>();
  for (const place of toOrder(index, "recommended")) {
    const score = scores[place] ?? 0;
    const places = byScore.get(score);
    if (places) places.push(place);
    else byScore.set(score, [place]);
  }
  for (const score of [...byScore.keys()].sort((a, b) => b - a)) yield* byScore.get(score) ?? [];
}

/** `today` is the ISO date by which a member counts as available. */
export function selectMembers(
  index: MemberIndex,
  filter: MemberFilter,
  today: string,
): MemberSelection {
  const left = new Narrowing(index.ids.length);
  const wanted = filter.ids?.flatMap((id) => index.places.get(id) ?? []);
  if (wanted) left.keepListed([wanted]);
  narrowByLists(left, index, filter);
  narrowByNumbers(left, index, filter, today);
  const scores = filter.q === undefined ? undefined : searchMembers(index, filter.q);
  if (scores) left.keepWhere((place) => (scores[place] ?? 0) > 0);

  const { sort = "recommended" } = filter;
  const toPlaces = (): Iterable<number> => {
    if (filter.sort === undefined && wanted) return wanted;
    if (sort === "available_first") return inOrderOfAvailability(index, today);
    if (sort === "recommended" && scores) return inOrderOfFit(index, scores);
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
