import { useEffect } from "react";
import type { DeskState } from "#contract/clients/request-state-terms.ts";

const EVENT = "desk-state-chosen";

/** Chooses a state in the row of fields of the page, where it gets its reason or email. */
export const chooseState = (state: DeskState): boolean =>
  window.dispatchEvent(new CustomEvent(EVENT, { detail: state }));

export function useChosenState(onChosen: (state: DeskState) => void): void {
  useEffect(() => {
    const choose = ({ detail }: CustomEvent<DeskState>) => onChosen(detail);
    window.addEventListener(EVENT, choose as EventListener);
    return () => window.removeEventListener(EVENT, choose as EventListener);
  });
}
