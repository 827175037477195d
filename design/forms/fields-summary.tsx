import { useStore } from "zustand";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { SavedForm } from "#platform/forms/answers.store.ts";
import { type Fields, pickTexts, toAnswerRows } from "#platform/forms/fields.ts";
import type { SteppedForm } from "#platform/forms/stepped-form.ts";
import { toSummaryPath } from "#platform/forms/steps.ts";
import { type Answer, AnswerSummary } from "./answer-summary.tsx";

type FieldsSummaryProps<Form extends SavedForm, Step extends string> = {
  form: SteppedForm<Form, Step>;
  step: Step;
  errors: FieldErrors;
  /** Its fields that are listed; all without them. */
  fields?: Fields | undefined;
  /** Answers of this step in other controls than those of its fields. */
  more?: readonly Answer[];
};

/** The saved answers of a step, each with its Change link; nothing for one without answers. */
export function FieldsSummary<Form extends SavedForm, Step extends string>({
  form: { steps, step: definitions, store },
  step,
  errors,
  fields = definitions[step].fields ?? {},
  more = [],
}: FieldsSummaryProps<Form, Step>) {
  const saved = useStore(store);
  const { title, summary = title } = definitions[step];
  const answers = [...toAnswerRows(fields, pickTexts(saved, Object.keys(fields))), ...more];
  if (answers.length === 0) return null;
  return (
    <AnswerSummary
      title={summary}
      changeTo={`${steps.base}/${step}`}
      backTo={toSummaryPath(steps)}
      errors={errors}
      isPart
      answers={answers}
    />
  );
}
