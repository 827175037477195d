import { NO_CALL, parseCallAnswer } from "#app/booking/form-step/call-answer.ts";
import type { ClientAnswers } from "#app/booking/form-step/client-body.ts";
import { CONTACT_FIELDS, type ContactName } from "#app/requests/client-fields.ts";
import { FIND_FIELDS } from "#app/requests/find-fields.ts";
import { clearContacts } from "#app/requests/form/contacts.store.ts";
import { MAX_MATCHES, MAX_RATE, MAX_TECHNOLOGIES } from "#contract/clients/find-request-terms.ts";
import { createAnswersStore, readSameKind, type SavedForm } from "#platform/forms/answers.store.ts";
import { type Answers, type AnswersOf, toInitialAnswers } from "#platform/forms/fields.ts";
import { parseAnswers } from "#platform/forms/parse-answers.ts";

/** The find form as stored in the browser, under the names on the wire. */
export type FindForm = SavedForm &
  Answers<ContactName> &
  AnswersOf<typeof FIND_FIELDS> &
  ClientAnswers;

const EMPTY: FindForm = {
  lastFilledStep: 0,
  ...toInitialAnswers(CONTACT_FIELDS),
  ...toInitialAnswers(FIND_FIELDS),
  members: [],
  ...NO_CALL,
  marketing_consent: false,
};

export const findStore = createAnswersStore<FindForm>({
  name: "find",
  version: 1,
  empty: EMPTY,
  parse: parseFindForm,
});

/** Parses what the browser stored; a value of another type gets the default. */
export function parseFindForm(stored: unknown): FindForm | undefined {
  const form = readSameKind(stored, EMPTY);
  if (!form) return undefined;
  const { members } = stored as Partial<FindForm>;
  return {
    ...form,
    ...parseAnswers(FIND_FIELDS, Object(stored)),
    members: (Array.isArray(members) ? members : [])
      .filter(Number.isSafeInteger)
      .slice(0, MAX_MATCHES),
    ...parseCallAnswer(stored),
  };
}

/** Clears every answer. */
export function resetFind(): void {
  findStore.setState(EMPTY, true);
  clearContacts("find");
}

/** Filters of a developer search without results, taken over into the form. */
export type SearchCriteria = {
  /** Empty where the search says nothing, as texts below. */
  number_of_developers: string;
  technologies: string[];
  seniority_level: string;
  max_rate: number | undefined;
  /** Names of options, empty where the search says nothing. */
  workload: string;
  start_date: string;
  /** Filters without a form field, as text. */
  message: string;
};

/**
 * Prefills the form from a search, which is newer than what was typed on an earlier visit. Other
 * fields and a message stay; a visitor who had completed the details sees them again.
 */
export function prefillFromSearch({
  number_of_developers,
  technologies,
  seniority_level,
  max_rate,
  workload,
  start_date,
  message,
}: SearchCriteria): void {
  const form = findStore.getState();
  const isRate = max_rate !== undefined && max_rate >= 1 && max_rate <= MAX_RATE;
  findStore.setState({
    lastFilledStep: Math.min(form.lastFilledStep, 1),
    ...(technologies.length > 0 ? { technologies: technologies.slice(0, MAX_TECHNOLOGIES) } : {}),
    ...(number_of_developers ? { number_of_developers } : {}),
    ...(seniority_level ? { seniority_level } : {}),
    ...(isRate ? { max_rate: String(max_rate) } : {}),
    ...(workload ? { workload } : {}),
    ...(start_date ? { start_date } : {}),
    message: form.message || message,
  });
}
