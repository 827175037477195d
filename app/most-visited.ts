import type { FormSteps } from "#platform/forms/steps.ts";
import { APPLY_STEPS } from "./apply/apply-steps.ts";
import { FIND_STEPS } from "./find/find-steps.ts";
import { HIRE_STEPS } from "./hire/hire-steps.ts";

const toPaths = ({ base, steps }: FormSteps) => steps.map((step) => `${base}/${step}`);

/**
 * Pages that are requested in the first minutes of any day, and every step of a form: a visitor in
 * the middle of one can load it again whatever has happened to the database.
 */
export const MOST_VISITED: readonly string[] = [
  ...["/", "/developers", "/pricing", "/services", "/why-ogds", "/about-us", "/blog"],
  ...["/career", "/vacancies", "/faq/client", "/faq/developer"],
  ...[HIRE_STEPS, FIND_STEPS, APPLY_STEPS].flatMap(toPaths),
];
