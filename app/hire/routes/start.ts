import { redirect } from "react-router";
import { toStepPath } from "#platform/forms/steps.ts";
import { hireForm } from "../hire-form.ts";

/** The bare URL redirects to the first step (spec §2). */
export const loader = () => redirect(toStepPath(hireForm.steps, 0));
