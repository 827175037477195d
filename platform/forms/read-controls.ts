import { type AnswersOf, type Fields, mapFields, toText } from "./fields.ts";
import type { FormStep } from "./stepped-form.ts";
import type { TypedValues } from "./use-step-form.ts";

/** The answers in the controls of these fields. */
export function readControls<All extends Fields>(fields: All, typed: TypedValues): AnswersOf<All> {
  return mapFields(fields, (field, name) => field.format?.read(typed, name) ?? toText(typed[name]));
}

/** The answers in the controls of a step. */
export function toStepAnswers<Form>({ fields = {} }: FormStep, typed: TypedValues): Partial<Form> {
  return readControls(fields, typed) as Partial<Form>;
}
