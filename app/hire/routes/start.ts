import { redirect } from "react-router";
import { toStepPath } from "#platform/forms/steps.ts";
import { HIRE_STEPS } from "../hire-steps.ts";

/** The bare URL redirects to the first step (spec §2). */
export const loader = () => redirect(toStepPath(HIRE_STEPS, 0));
