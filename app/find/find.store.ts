import { type CallAnswer, NO_CALL, parseCallAnswer } from "#app/booking/form-step/call-answer.ts";
import { clearContacts } from "#app/requests/form/contacts.store.ts";
import { MAX_MATCHES, MAX_RATE, MAX_TECHNOLOGIES } from "#contract/find-request-terms.ts";
import { PROJECT_DURATIONS, START_DATES, WORKLOADS } from "#contract/request-terms.ts";
import { createAnswersStore, readSameKind, type SavedForm } from "#platform/forms/answers.store.ts";

/** The find form as stored in the browser, under the names on the wire. */
export type FindForm = SavedForm &
  CallAnswer & {
    name: string;
    email: string;
    company_name: string;
    job_description: string;
    /** Slugs. */
    technologies: string[];
    number_of_developers: string;
    /** Empty for any level. */
    seniority_level: string;
    max_rate: string;
    project_type: string;
    project_duration: string;
    workload: string;
    start_date: string;
    message: string;
    /** Token of the file, empty without one, and what is shown of it. */
    brief: string;
    brief_name: string;
    brief_size: string;
    brief_expires_at: string;
    /** Ids of those of the matches that were ticked. */
    members: number[];
    marketing_consent: boolean;
  };

const EMPTY: FindForm = {
  lastFilledStep: 0,
  name: "",
  email: "",
  company_name: "",
  job_description: "",
  technologies: [],
  number_of_developers: "1",
  seniority_level: "",
  max_rate: "",
  project_type: "",
  // The first option of each, as in the hire form (spec §3).
  project_duration: PROJECT_DURATIONS[0].name,
  workload: WORKLOADS[0].name,
  start_date: START_DATES[0].name,
  message: "",
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
  message,
}: SearchCriteria): void {
  const form = findStore.getState();
  const isRate = max_rate !== undefined && max_rate >= 1 && max_rate <= MAX_RATE;
  findStore.setState({
    lastFilledStep: Math.min(form.lastFilledStep, 1),
    ...(technologies.length > 0 ? { technologies: technologies.slice(0, MAX_TECHNOLOGIES) } : {}),
    ...(seniority_level ? { seniority_level } : {}),
    ...(isRate ? { max_rate: String(max_rate) } : {}),
    message: form.message || message,
  });
}
