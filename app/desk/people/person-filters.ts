import type { ListFilters, ListQuery } from "../lists/list-query.ts";

export const PERSON_FILTERS = {
  likely: {
    label: "People",
    options: { all: "All people", duplicates: "Possible duplicates" },
  },
} satisfies ListFilters;

export type PersonQuery = ListQuery<typeof PERSON_FILTERS>;
