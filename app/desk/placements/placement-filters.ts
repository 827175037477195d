import type { ListFilters, ListQuery } from "../lists/list-query.ts";

export const PLACEMENT_FILTERS = {
  state: {
    label: "State",
    options: {
      running: "Running",
      due: "Ends or trial ends soon",
      ends_soon: "Ends soon",
      trial_ends: "Trial ends soon",
      ended: "Ended",
      bought_out: "Bought out",
      all: "All states",
    },
  },
} satisfies ListFilters;

export type PlacementQuery = ListQuery<typeof PLACEMENT_FILTERS>;
