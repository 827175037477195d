import { PROPOSAL_STATE_LABELS } from "#contract/clients/proposal-terms.ts";
import type { ListFilters, ListQuery } from "../lists/list-query.ts";

export const PROPOSAL_FILTERS = {
  state: { label: "State", options: { all: "All states", ...PROPOSAL_STATE_LABELS } },
} satisfies ListFilters;

export type DeskProposalQuery = ListQuery<typeof PROPOSAL_FILTERS>;
