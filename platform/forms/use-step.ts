import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { useHydrated } from "../browser/use-hydrated.ts";
import { clearScriptFailure } from "./one-page.ts";
import type { FormFrame } from "./stepped-form.ts";
import { toPreviousPath, toProgress, toRedirect, toSuccessPath } from "./steps.ts";

/** The page that a step opened by a Change link returns to, in the location's state. */
export type ChangeState = { backTo?: string };

type Entry = {
  /** Where Back leads on the first step. */
  firstBackTo: string;
  /** Redirect for a visitor to whom the whole form is closed. */
  closedTo?: string | undefined;
  /** The page shows a message instead of redirecting when the step is not open. */
  mayStay?: boolean;
};

/**
 * The props of a step for `StepPage`. A visitor to whom the step is not open is redirected to the
 * first unfinished step, or, when another tab has sent the form meanwhile, to the success page.
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
    if (isHydrated) clearScriptFailure();
  }, [isHydrated]);
  useEffect(() => {
    // Created early: two tabs that send at the same moment must not each create one.
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
  // Before hydration earlier submissions are unknown; sending the next form must stay possible.
  if (isHydrated) earlier.current ??= reference;
  // Another tab has sent these answers: its receipt belongs to this tab as well.
  if (isHydrated && filled === 0 && reference !== earlier.current) return toSuccessPath(steps);
  return closedTo ?? toRedirect(steps, step, filled);
}
