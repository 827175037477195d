import { useStore } from "zustand";
import type { FieldErrors } from "#contract/problem.ts";
import type { SavedForm } from "#platform/forms/answers.store.ts";
import { pickAnswers, toAnswerRows } from "#platform/forms/fields.ts";
import type { SteppedForm } from "#platform/forms/stepped-form.ts";
import { toSummaryPath } from "#platform/forms/steps.ts";
import { type Answer, AnswerSummary } from "./answer-summary.tsx";

type FieldsSummaryProps<Form extends SavedForm, Step extends string> = {
  form: SteppedForm<Form, Step>;
  step: Step;
  errors: FieldErrors;
  /** Answers of this step in other controls than those of its fields. */
  more?: readonly Answer[];
};

/** The saved answers of a step, each with its Change link. */
export function FieldsSummary<Form extends SavedForm, Step extends string>({
  form: { steps, step: definitions, store },
  step,
  errors,
  more = [],
}: FieldsSummaryProps<Form, Step>) {
  const answers = useStore(store);
  const { title, summary = title, fields = {} } = definitions[step];
  return (
    <AnswerSummary
      title={summary}
      changeTo={`${steps.base}/${step}`}
      backTo={toSummaryPath(steps)}
      errors={errors}
      isPart
      answers={[...toAnswerRows(fields, pickAnswers(fields, answers)), ...more]}
    />
  );
}
