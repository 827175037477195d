import type { RequestQuery } from "../requests/request-filters.ts";

/** Whose Today: of one person, or of all. The first one is that of a new account. */
export const TODAY_SCOPES = ["mine", "team"] as const;
export type TodayScope = (typeof TODAY_SCOPES)[number];

type OfScope<Value> = Readonly<Record<TodayScope, Value>>;

type TodayPartOf = {
  title: OfScope<string>;
  /** The list that opens with the query and shows all of it. */
  list: "requests" | "applications";
  owner: OfScope<NonNullable<RequestQuery["owner"]>>;
  query: Omit<RequestQuery, "page" | "owner">;
};

const always = <Value>(value: Value): OfScope<Value> => ({ mine: value, team: value });

/** What has no owner is for everybody. */
const MINE = { mine: "me_or_none", team: "" };
const FREE = always("none");
const OWNED = { mine: "me", team: "some" };

const PARTS = {
  waiting: {
    title: always("Waiting for us"),
    list: "requests",
    owner: MINE,
    query: { state: "all", waiting: "us", sort: "waiting" },
  },
  waiting_applicants: {
    title: always("Applicants waiting for us"),
    list: "applications",
    owner: MINE,
    query: { state: "all", waiting: "us", sort: "waiting" },
  },
  overdue: {
    title: always("Overdue"),
    list: "requests",
    owner: MINE,
    query: { due: "overdue", waiting: "no", sort: "follow_up" },
  },
  due: {
    title: always("To follow up"),
    list: "requests",
    owner: MINE,
    query: { due: "today", waiting: "no" },
  },
  fresh: {
    title: always("New"),
    list: "requests",
    owner: FREE,
    query: { state: "new", due: "later", waiting: "no" },
  },
  fresh_applications: {
    title: always("New applications"),
    list: "applications",
    owner: FREE,
    query: { state: "new", waiting: "no" },
  },
  mine: {
    title: { mine: "Mine", team: "With an owner" },
    list: "requests",
    owner: OWNED,
    query: { due: "later", waiting: "no" },
  },
  my_applications: {
    title: { mine: "My applications", team: "Applications with an owner" },
    list: "applications",
    owner: OWNED,
    query: { waiting: "no" },
  },
} satisfies Record<string, TodayPartOf>;
export type TodayPartName = keyof typeof PARTS;
/** Parts of Today, the most urgent first: a request stands in one of them at most. */
export const TODAY_PARTS: Record<TodayPartName, TodayPartOf> = PARTS;

export const TODAY_PART_NAMES = Object.keys(TODAY_PARTS) as TodayPartName[];

/** What the list of a part is asked for. */
export function toPartQuery(name: TodayPartName, scope: TodayScope): Omit<RequestQuery, "page"> {
  const { query, owner } = TODAY_PARTS[name];
  return { ...query, owner: owner[scope] };
}

/** The query string of the list that shows all of a part. */
export const toPartSearch = (name: TodayPartName, scope: TodayScope): string =>
  `?${new URLSearchParams(toPartQuery(name, scope))}`;

/** The list that shows all of a part. */
export const toListPath = (name: TodayPartName, scope: TodayScope): string =>
  `/desk/${TODAY_PARTS[name].list}${toPartSearch(name, scope)}`;
