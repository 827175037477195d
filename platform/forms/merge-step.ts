import { toFileFields } from "../uploads/file-fields.ts";
import type { SavedForm } from "./answers.store.ts";
import { pickTexts } from "./fields.ts";
import { toSavedField } from "./one-page.ts";
import type { SteppedForm } from "./stepped-form.ts";
import type { InputValues } from "./use-step-form.ts";

type Answers<Form extends SavedForm> = Pick<SteppedForm<Form>, "toBody" | "file">;

/** The values of the form on one page that was opened from a step, with what the browser had saved. */
export function mergeStep<Form extends SavedForm>(
  form: Answers<Form> & Pick<SteppedForm<Form>, "name" | "store">,
  input: InputValues,
): InputValues {
  const initial = form.store.getInitialState();
  const saved = form.store.readSaved(input[toSavedField(form.name)] ?? "") ?? initial;
  return mergeAnswers(toControls(form, initial), toControls(form, saved), input);
}

/**
 * What was typed on the step, then what the browser had saved, then the initial answers, which the
 * step has in untouched controls.
 */
export function mergeAnswers(
  initial: InputValues,
  saved: InputValues,
  input: InputValues,
): InputValues {
  const changed = Object.entries(input).filter(([name, value]) => value !== (initial[name] ?? ""));
  return { ...initial, ...saved, ...Object.fromEntries(changed) };
}

/** The answers of a form as the controls of its page hold them. */
export function toControls<Form extends SavedForm>(
  { toBody, file }: Answers<Form>,
  answers: Form,
): InputValues {
  const names = file ? Object.values(toFileFields(file)) : [];
  return { ...Object.fromEntries(toBody(answers)), ...pickTexts(answers, names) };
}
