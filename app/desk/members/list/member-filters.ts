import {
  DESK_MEMBER_SORT_LABELS,
  MEMBER_PROBLEM_LABELS,
  MEMBER_STATE_LABELS,
} from "#contract/desk/desk-member-terms.ts";
import type { ListFilters, ListQuery } from "../../lists/list-query.ts";

export const MEMBER_FILTERS = {
  state: { isLinked: true, label: "States", options: { all: "All", ...MEMBER_STATE_LABELS } },
  problem: {
    isLinked: true,
    label: "Missing on the site",
    options: { "": "Anything", ...MEMBER_PROBLEM_LABELS },
  },
  sort: { narrows: false, label: "Order", options: DESK_MEMBER_SORT_LABELS },
} satisfies ListFilters;

export type DeskMemberQuery = ListQuery<typeof MEMBER_FILTERS>;
