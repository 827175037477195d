import { CALL_TITLE } from "#app/booking/call-step-texts.ts";
import { type FormSteps, toSummaryPath } from "#platform/forms/steps.ts";

/** The steps in their order (product §2). */
export const FIND_STEPS = {
  base: "/find",
  steps: ["contacts", "details", "developers", "book-a-call"],
} as const satisfies FormSteps;

export type FindStep = (typeof FIND_STEPS.steps)[number];

export const FIND_TITLES: Record<FindStep, string> = {
  contacts: "How can we reach you?",
  details: "Who are you looking for?",
  developers: "Developers who may fit",
  "book-a-call": CALL_TITLE,
};

export const SUMMARY_PATH = toSummaryPath(FIND_STEPS);
