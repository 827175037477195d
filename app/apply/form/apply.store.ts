import { createAnswersStore, readSameKind, type SavedForm } from "#platform/forms/answers.store.ts";
import { type AnswersOf, toInitialAnswers } from "#platform/forms/fields.ts";
import { parseAnswers } from "#platform/forms/parse-answers.ts";
import { APPLICATION_FIELDS } from "../application-fields.ts";

/** The application as stored in the browser, under the names on the wire. */
export type ApplyForm = SavedForm &
  AnswersOf<typeof APPLICATION_FIELDS> & { keep_profile: boolean };

export const EMPTY_APPLICATION: ApplyForm = {
  lastFilledStep: 0,
  ...toInitialAnswers(APPLICATION_FIELDS),
  keep_profile: false,
};

export const applyStore = createAnswersStore<ApplyForm>({
  name: "apply",
  version: 1,
  empty: EMPTY_APPLICATION,
  parse: parseApplyForm,
});

/** Parses what the browser stored; a value of another type gets the default. */
export function parseApplyForm(saved: unknown): ApplyForm | undefined {
  const form = readSameKind(saved, EMPTY_APPLICATION);
  return form && { ...form, ...parseAnswers(APPLICATION_FIELDS, Object(saved)) };
}

/** Clears every answer. */
export function resetApply(): void {
  applyStore.setState(EMPTY_APPLICATION, true);
}
