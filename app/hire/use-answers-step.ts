import { useNavigate } from "react-router";
import type { z } from "zod";
import { toNextPath } from "#platform/forms/steps.ts";
import { type TypedValues, useStepForm } from "#platform/forms/use-step-form.ts";
import { finishHireStep, type HireForm, hireStore } from "./hire.store.ts";
import { HIRE_STEPS, type HireStep, toStepNumber } from "./hire-steps.ts";

/** A step whose controls are judged by a schema and kept in the hire form. */
export function useAnswersStep<Schema extends z.ZodType>(
  step: HireStep,
  loadSchema: () => Promise<Schema>,
  toAnswers: (typed: TypedValues) => Partial<HireForm>,
) {
  const navigate = useNavigate();
  return useStepForm({
    loadSchema,
    keep: (typed) => hireStore.setState(toAnswers(typed)),
    done: (answers) => {
      // As the schema reads them: without stray spaces.
      finishHireStep(toStepNumber(step), toAnswers(answers as TypedValues));
      navigate(toNextPath(HIRE_STEPS, step, hireStore.getState().lastFilledStep));
    },
  });
}
