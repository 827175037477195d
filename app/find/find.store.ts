import { NO_CALL, parseCallAnswer } from "#app/booking/form-step/call-answer.ts";
import type { ClientAnswers } from "#app/booking/form-step/client-body.ts";
import { CLIENT_FIELDS, type ClientFieldName } from "#app/requests/client-fields.ts";
import { clearContacts } from "#app/requests/form/contacts.store.ts";
import { MAX_MATCHES, MAX_RATE, MAX_TECHNOLOGIES } from "#contract/find-request-terms.ts";
import { createAnswersStore, readSameKind, type SavedForm } from "#platform/forms/answers.store.ts";
import { type Answers, toInitialAnswers } from "#platform/forms/fields.ts";

/** Texts that only this form has, by wire name. */
export const WANTED_TEXTS = [
  "job_description",
  "number_of_developers",
  "seniority_level",
  "max_rate",
] as const;

/** Token of the file, empty without one, and what is shown of it. */
export const BRIEF_TEXTS = ["brief", "brief_name", "brief_size", "brief_expires_at"] as const;

type FindText = (typeof WANTED_TEXTS)[number] | (typeof BRIEF_TEXTS)[number];

/** The find form as stored in the browser, under the names on the wire. */
export type FindForm = SavedForm &
  Answers<ClientFieldName | FindText> &
  ClientAnswers & {
    /** Slugs. */
    technologies: string[];
  };

const EMPTY: FindForm = {
  lastFilledStep: 0,
  ...toInitialAnswers(CLIENT_FIELDS),
  job_description: "",
  technologies: [],
  number_of_developers: "1",
  // Any level.
  seniority_level: "",
  max_rate: "",
  brief: "",
  brief_name: "",
  brief_size: "",
  brief_expires_at: "",
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
  const { technologies, members } = stored as Partial<FindForm>;
  return {
    ...form,
    technologies: toList(technologies).filter((slug) => typeof slug === "string"),
    members: toList(members).filter(Number.isSafeInteger).slice(0, MAX_MATCHES),
    ...parseCallAnswer(stored),
  };
}

function toList<Item>(value: Item[] | undefined): Item[] {
  return Array.isArray(value) ? value : [];
}

/** Clears every answer. */
export function resetFind(): void {
  findStore.setState(EMPTY, true);
  clearContacts("find");
}

/** Filters of a developer search without results, taken over into the form. */
export type SearchCriteria = {
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
    ...(seniority_level ? { seniority_level } : {}),
    ...(isRate ? { max_rate: String(max_rate) } : {}),
    ...(workload ? { workload } : {}),
    ...(start_date ? { start_date } : {}),
    message: form.message || message,
  });
}
