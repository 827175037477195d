import { applyForm } from "#app/apply/form/apply-form.ts";
import { findForm } from "#app/find/find-form.ts";
import { hireForm } from "#app/hire/hire-form.ts";
import { INFO_LINKS, MAIN_LINKS } from "#app/site/navigation.ts";
import { WHY_SLUGS } from "#contract/content/page-text-terms.ts";
import type { FormSteps } from "#platform/forms/steps.ts";

const toPaths = ({ base, steps }: FormSteps) => steps.map((step) => `${base}/${step}`);

/**
 * Pages that are requested in the first minutes of any day, and every step of a form: a visitor in
 * the middle of one can load it again whatever has happened to the database.
 */
export const MOST_VISITED: readonly string[] = [
  "/",
  ...[...MAIN_LINKS, ...INFO_LINKS].map(({ to }) => to),
  ...WHY_SLUGS.map((slug) => `/${slug}`),
  ...[hireForm.steps, findForm.steps, applyForm.steps].flatMap(toPaths),
];
