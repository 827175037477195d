import { APPLY_STEPS } from "#app/apply/form/apply-steps.ts";
import { FIND_STEPS } from "#app/find/find-steps.ts";
import { HIRE_STEPS } from "#app/hire/hire-steps.ts";
import { INFO_LINKS, MAIN_LINKS } from "#app/site/navigation.ts";
import { WHY_SLUGS } from "#contract/page-text-terms.ts";
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
  ...[HIRE_STEPS, FIND_STEPS, APPLY_STEPS].flatMap(toPaths),
];
