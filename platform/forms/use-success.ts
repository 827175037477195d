import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { useHydrated } from "../use-hydrated.ts";
import type { SavedReceipt } from "./receipt.store.ts";
import type { FormFrame } from "./stepped-form.ts";

/**
 * The receipt of the form that this browser sent last, for the page that thanks: undefined while
 * nobody knows yet. Without one the visitor goes to the form. What was typed is forgotten as soon as
 * the page is there.
 */
export function useSuccess({
  steps,
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
    if (!reference) navigate(steps.base, { replace: true });
    if (!isNew) return;
    // The server has them: they need not stay in this browser.
    receipt.setState({ isNew: false });
    // In this order: a tab without the key still has nothing to send under a new one.
    reset();
    attempt.forget();
  }, [isHydrated, reference, isNew, navigate, steps, receipt, reset, attempt]);

  return isHydrated && reference ? saved : undefined;
}
