import { useNavigate } from "react-router";
import type { z } from "zod";
import { finishStep, type SavedForm } from "./answers.store.ts";
import type { SteppedForm } from "./stepped-form.ts";
import { toNextPath, toStepNumber } from "./steps.ts";
import { type TypedValues, useStepForm } from "./use-step-form.ts";

type AnswersStep<Form, Step, Schema> = {
  step: Step;
  /** Loads the schema of this step, which validates on Continue. */
  loadSchema: () => Promise<Schema>;
  /** Maps the controls' values, by wire name, to the saved form. */
  toAnswers: (typed: TypedValues) => Partial<Form>;
  /** Called at every input as well. */
  onSave?: (typed: TypedValues) => void;
};

/** A step whose controls are validated by a schema and saved at every input. */
export function useAnswersStep<
  Form extends SavedForm,
  Step extends string,
  Schema extends z.ZodType,
>(
  form: SteppedForm<Form, Step>,
  { step, loadSchema, toAnswers, onSave }: AnswersStep<Form, Step, Schema>,
) {
  const { steps, store } = form;
  const navigate = useNavigate();
  return useStepForm({
    loadSchema,
    save: (typed) => {
      store.setState(toAnswers(typed));
      onSave?.(typed);
    },
    done: (answers, typed) => {
      finishStep(store, toStepNumber(steps, step), toAnswers(toClean(typed, answers)));
      navigate(toNextPath(steps, step, store.getState().lastFilledStep));
    },
  });
}

/** Normalizes texts and numbers for the schema: trimmed, `60.5` for `€ 60,50`. */
function toClean(typed: TypedValues, answers: unknown): TypedValues {
  const clean = { ...typed };
  for (const [name, answer] of Object.entries(answers ?? {})) {
    const isPlain = typeof answer === "string" || typeof answer === "number";
    if (isPlain && Object.hasOwn(typed, name)) clean[name] = String(answer);
  }
  return clean;
}
