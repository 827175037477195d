import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type MembersByIds, useMembersByIds } from "#app/developers/parts/use-members-by-ids.ts";
import { removeFromShortlist, shortlistStore } from "#app/shortlist/shortlist.store.ts";
import { useShortlist } from "#app/shortlist/use-shortlist.ts";

type ChosenMembers = Pick<MembersByIds, "state" | "members" | "again"> & {
  /** How many there are, known before they are loaded. */
  count: number;
  /** How many were dropped on this visit because they are no longer published. */
  dropped: number;
  /** Whether all remaining members were dropped. */
  isEmptied: boolean;
};

const Context = createContext<ChosenMembers | undefined>(undefined);

export function useChosenMembers(): ChosenMembers {
  const chosen = useContext(Context);
  if (!chosen) throw new Error("useChosenMembers is for pages below ChosenMembersProvider");
  return chosen;
}

/** Loads the chosen members once for all steps and drops unpublished ones. */
export function ChosenMembersProvider({ children }: { children: ReactNode }) {
  const ids = useShortlist();
  const { state, members, missing, again } = useMembersByIds(ids, ids.length > 0);
  const [dropped, setDropped] = useState(0);
  const [wasEverybody, setWasEverybody] = useState(false);

  useEffect(() => {
    if (missing.length === 0) return;
    removeFromShortlist(...missing);
    setDropped((count) => count + missing.length);
    setWasEverybody(shortlistStore.getState().list.length === 0);
  }, [missing]);

  const order = new Map(ids.map((id, index) => [id, index]));
  const inOrder = members.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return (
    <Context
      value={{
        state,
        members: inOrder,
        again,
        count: ids.length,
        dropped,
        isEmptied: ids.length === 0 && wasEverybody,
      }}
    >
      {children}
    </Context>
  );
}
