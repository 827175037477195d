import { CALL_TITLE } from "#app/booking/call-step-texts.ts";
import { type FormSteps, toSummaryPath } from "#platform/forms/steps.ts";

/**
 * The steps in their order; `lastFilledStep` 1 means that select-developer is done (product §2).
 */
export const HIRE_STEPS = {
  base: "/hire",
  steps: ["select-developer", "contacts", "details", "book-a-call"],
  // Most visitors come from the shortlist with a selection and start at step 1.
  uncounted: 1,
} as const satisfies FormSteps;

export type HireStep = (typeof HIRE_STEPS.steps)[number];

export const HIRE_TITLES: Record<HireStep, string> = {
  "select-developer": "Who would you like to hire?",
  contacts: "How can we reach you?",
  details: "What is your project?",
  "book-a-call": CALL_TITLE,
};

export const SUMMARY_PATH = toSummaryPath(HIRE_STEPS);
