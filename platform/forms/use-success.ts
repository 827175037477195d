import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { useHydrated } from "../browser/use-hydrated.ts";
import type { SavedReceipt } from "./receipt.store.ts";
import type { FormFrame } from "./stepped-form.ts";
import { toStepPath } from "./steps.ts";

/**
 * The last receipt of this browser, for the success page: undefined before hydration. Without one
 * the visitor is redirected to the first unfinished step. The answers are deleted as soon as the page is shown.
 */
export function useSuccess({
  steps,
  store,
  receipt,
  attempt,
  reset,
}: FormFrame): SavedReceipt | undefined {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const saved = useStore(receipt);
  const { reference, isNew } = saved;

  useEffect(() => {
    if (!isHydrated) return;
    if (!reference) {
      navigate(toStepPath(steps, store.getState().lastFilledStep), { replace: true });
    }
    if (!isNew) return;
    // The server has the answers: they are deleted from this browser.
    receipt.setState({ isNew: false });
    // In this order: a tab without the key has no answers left to send under a new one.
    reset();
    attempt.forget();
  }, [isHydrated, reference, isNew, navigate, steps, store, receipt, reset, attempt]);

  return isHydrated && reference ? saved : undefined;
}
