import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { useHydrated } from "../use-hydrated.ts";
import type { ChangeState } from "./answer-summary.tsx";
import type { FormFrame } from "./stepped-form.ts";
import { toPreviousPath, toProgress, toRedirect, toSuccessPath } from "./steps.ts";

type Entry = {
  /** Where Back leads on the first step. */
  firstBackTo: string;
  /** The form is closed to this visitor, whichever step they open: where they belong instead. */
  closedTo?: string | undefined;
  /** The page has something to say to whom the step is not open. */
  mayStay?: boolean;
};

/**
 * The step that a page shows, as `StepPage` takes it. While it is not open to this visitor they are
 * on the way to where they belong: the first unfinished step, or, when another tab has sent the form
 * meanwhile, the page that thanks.
 */
export function useStep<Step extends string>(
  form: FormFrame<Step>,
  step: Step,
  { firstBackTo, closedTo, mayStay = false }: Entry,
) {
  const { steps, attempt } = form;
  const elsewhere = useElsewhere(form, step, closedTo);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const state = useLocation().state as ChangeState | null;
  const isReady = isHydrated && elsewhere === undefined;

  useEffect(() => {
    if (isHydrated && elsewhere && !mayStay) navigate(elsewhere, { replace: true });
  }, [isHydrated, elsewhere, mayStay, navigate]);
  useEffect(() => {
    // Long before it is needed: two tabs that send at the same moment must not each make one.
    if (isReady) attempt.getKey();
  }, [isReady, attempt]);

  return {
    isReady,
    backTo: state?.backTo ?? toPreviousPath(steps, step) ?? firstBackTo,
    progress: toProgress(steps, step),
  };
}

function useElsewhere(
  { steps, store, receipt }: FormFrame,
  step: string,
  closedTo: string | undefined,
): string | undefined {
  const isHydrated = useHydrated();
  const filled = useStore(store, (form) => form.lastFilledStep);
  const reference = useStore(receipt, (saved) => saved.reference);
  const earlier = useRef<string>(undefined);
  // Before hydration nobody knows what was sent earlier; sending the next form must stay possible.
  if (isHydrated) earlier.current ??= reference;
  // Another tab has sent these answers: the receipt belongs to this one as well.
  if (isHydrated && filled === 0 && reference !== earlier.current) return toSuccessPath(steps);
  return closedTo ?? toRedirect(steps, step, filled);
}
