import { type AnswersOf, type Fields, mapFields, toText } from "./fields.ts";
import type { FormStep } from "./stepped-form.ts";
import type { InputValues } from "./use-step-form.ts";

/** The answers in the controls of these fields. */
export function readControls<All extends Fields>(fields: All, input: InputValues): AnswersOf<All> {
  return mapFields(fields, (field, name) => field.format?.read(input, name) ?? toText(input[name]));
}

/** The answers in the controls of a step. */
export function toStepAnswers<Form>({ fields = {} }: FormStep, input: InputValues): Partial<Form> {
  return readControls(fields, input) as Partial<Form>;
}
