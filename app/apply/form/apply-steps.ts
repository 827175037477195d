import { type FormSteps, toSummaryPath } from "#platform/forms/steps.ts";

/** The steps in their order (product §2); the last shows all answers and sends them. */
export const APPLY_STEPS = {
  base: "/apply",
  steps: [
    "job-selection",
    "contacts",
    "location",
    "skills-and-technologies",
    "details",
    "socials",
    "check-your-answers",
  ],
} as const satisfies FormSteps;

export type ApplyStep = (typeof APPLY_STEPS.steps)[number];

export const APPLY_TITLES: Record<ApplyStep, string> = {
  "job-selection": "What would you like to apply for?",
  contacts: "How can we reach you?",
  location: "Where do you live?",
  "skills-and-technologies": "What are you good at?",
  details: "How would you like to work?",
  socials: "Where can we see your work?",
  "check-your-answers": "Check your answers",
};

export const SUMMARY_PATH = toSummaryPath(APPLY_STEPS);
