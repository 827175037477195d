import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { useShortlist } from "#app/shortlist/use-shortlist.ts";
import { toRedirect } from "#platform/forms/steps.ts";
import { useHydrated } from "#platform/use-hydrated.ts";
import { hireStore } from "./hire.store.ts";
import { HIRE_STEPS, type HireStep, SUCCESS_PATH } from "./hire-steps.ts";
import { receiptStore } from "./receipt.store.ts";

/**
 * Whether a step is open to this visitor; while it is not they are on the way to where they belong:
 * without chosen developers to /developers, else to the first unfinished step (spec §2, product §3).
 * @param mayStay the page has something to say about it
 */
export function useHireStep(step: HireStep, mayStay: boolean): boolean {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const chosen = useShortlist().length;
  const filled = useStore(hireStore, (form) => form.lastFilledStep);
  const reference = useStore(receiptStore, (receipt) => receipt.reference);
  const earlier = useRef(reference);
  if (!isHydrated) earlier.current = reference;

  // Another tab has sent this request: the answer belongs to this one as well.
  const empty = reference !== earlier.current ? SUCCESS_PATH : "/developers";
  const elsewhere = chosen === 0 ? empty : toRedirect(HIRE_STEPS, step, filled);
  useEffect(() => {
    if (isHydrated && elsewhere && !mayStay) navigate(elsewhere, { replace: true });
  }, [isHydrated, elsewhere, mayStay, navigate]);
  return isHydrated && elsewhere === undefined;
}
