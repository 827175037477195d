import { useNavigation } from "react-router";

/**
 * What became of the form of a page once the page was read again: before that it still has the
 * button that was pressed, so that the focus is not missed.
 */
export function useSettled<Outcome>(posted: Outcome | undefined): Outcome | undefined {
  return useNavigation().state === "idle" ? posted : undefined;
}
