import { useMemo } from "react";
import { useStore } from "zustand";
import { proposalShortlistStore } from "./proposal-shortlist.store.ts";

/** Ids chosen in a proposal in the order of choosing; empty on the server and while hydrating. */
export function useProposalShortlist(proposal_id: string): number[] {
  const list = useStore(proposalShortlistStore, (state) => state.list);
  return useMemo(
    () =>
      list.filter((entry) => entry.proposal_id === proposal_id).map(({ member_id }) => member_id),
    [list, proposal_id],
  );
}
