import type { RequestQuery } from "../requests/request-filters.ts";

type TodayPartOf = {
  title: string;
  /** The list that opens with the query and shows all of it. */
  list: "requests" | "applications";
  query: Omit<RequestQuery, "page">;
  /** Whether who waits the longest comes first. */
  byWaiting?: boolean;
};

const PARTS = {
  waiting: {
    title: "Waiting for us",
    list: "requests",
    query: { state: "all", waiting: "us" },
    byWaiting: true,
  },
  waiting_applicants: {
    title: "Applicants waiting for us",
    list: "applications",
    query: { state: "all", waiting: "us" },
    byWaiting: true,
  },
  overdue: {
    title: "Overdue",
    list: "requests",
    query: { due: "overdue", waiting: "no", sort: "follow_up" },
  },
  due: { title: "To follow up", list: "requests", query: { due: "today", waiting: "no" } },
  fresh: {
    title: "New",
    list: "requests",
    query: { state: "new", owner: "none", due: "later", waiting: "no" },
  },
  fresh_applications: {
    title: "New applications",
    list: "applications",
    query: { state: "new", owner: "none", waiting: "no" },
  },
  mine: { title: "Mine", list: "requests", query: { owner: "me", due: "later", waiting: "no" } },
  my_applications: {
    title: "My applications",
    list: "applications",
    query: { owner: "me", waiting: "no" },
  },
} satisfies Record<string, TodayPartOf>;
export type TodayPartName = keyof typeof PARTS;
/** Parts of Today, the most urgent first: a request stands in one of them at most. */
export const TODAY_PARTS: Record<TodayPartName, TodayPartOf> = PARTS;

export const TODAY_PART_NAMES = Object.keys(TODAY_PARTS) as TodayPartName[];

/** The list that shows all of a part. */
export function toListPath(name: TodayPartName): string {
  const { list, query } = TODAY_PARTS[name];
  return `/desk/${list}?${new URLSearchParams(query)}`;
}
