import { useNavigate } from "react-router";
import { useCaptchaAhead } from "../captcha/use-captcha-ahead.ts";
import { finishStep, type SavedForm } from "./answers.store.ts";
import { toStepAnswers } from "./read-controls.ts";
import type { SteppedForm } from "./stepped-form.ts";
import { toNextPath, toStepNumber, toSummaryPath } from "./steps.ts";
import { type InputValues, useStepForm } from "./use-step-form.ts";

/** A step whose controls are validated by a schema and saved at every input. */
export function useAnswersStep<Form extends SavedForm, Step extends string>(
  { steps, step: definitions, store, captcha }: SteppedForm<Form, Step>,
  step: Step,
) {
  const { loadSchema, onSave } = definitions[step];
  if (!loadSchema) throw new Error(`The step ${step} has no schema`);
  const navigate = useNavigate();
  const next = toNextPath(steps, step, 0);
  // The next page sends the form and needs a finished proof of work.
  useCaptchaAhead(captcha, next === toSummaryPath(steps));
  const toForm = (input: InputValues) => toStepAnswers(definitions[step], input);
  return useStepForm({
    loadSchema,
    save: (input) => {
      store.setState(toForm(input));
      onSave?.(input);
    },
    done: (answers, input) => {
      finishStep(store, toStepNumber(steps, step), toForm(toClean(input, answers)));
      navigate(toNextPath(steps, step, store.getState().lastFilledStep));
    },
  });
}

/** Normalizes texts and numbers for the schema: trimmed, `60.5` for `€ 60,50`. */
function toClean(input: InputValues, answers: unknown): InputValues {
  const clean = { ...input };
  for (const [name, answer] of Object.entries(answers ?? {})) {
    const isPlain = typeof answer === "string" || typeof answer === "number";
    if (isPlain && Object.hasOwn(input, name)) clean[name] = String(answer);
  }
  return clean;
}
