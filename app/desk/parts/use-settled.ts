import { useNavigation } from "react-router";

/**
 * What became of the form of a page, once the page was read again. Until then the button that was
 * pressed is still there, and nothing could see that the focus will be lost with it.
 */
export function useSettled<Outcome>(submission: Outcome | undefined): Outcome | undefined {
  return useNavigation().state === "idle" ? submission : undefined;
}
