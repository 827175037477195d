import { type CallAnswer, NO_CALL, parseCallAnswer } from "#app/booking/form-step/call-answer.ts";
import { CLIENT_FIELDS, type ClientFieldName } from "#app/requests/client-fields.ts";
import { clearContacts } from "#app/requests/form/contacts.store.ts";
import { resetShortlist, shortlistStore } from "#app/shortlist/shortlist.store.ts";
import {
  PROJECT_DURATIONS,
  START_DATES,
  toOptionId,
  toOptionName,
  WORKLOADS,
} from "#contract/values/request-terms.ts";
import { createAnswersStore, readSameKind, type SavedForm } from "#platform/forms/answers.store.ts";
import { type Answers, toInitialAnswers } from "#platform/forms/fields.ts";

/** The answers of a hire; the browser stores them under the names of spec §3. */
export type HireForm = SavedForm &
  Answers<ClientFieldName> &
  CallAnswer & {
    /** Never sent: a request always names its developers in `members`. */
    member_id: number | null;
    /** Ids of the chosen developers: the shortlist's list. */
    members: number[];
    marketing_consent: boolean;
  };

const EMPTY: HireForm = {
  lastFilledStep: 0,
  member_id: null,
  ...toInitialAnswers(CLIENT_FIELDS),
  ...NO_CALL,
  members: [],
  marketing_consent: false,
};

/** Names in the browser that differ from those on the wire. */
const SAVED_NAMES: Readonly<Record<string, string>> = {
  company_name: "companyName",
  project_type: "projectType",
  project_duration: "projectDuration",
  start_date: "startDate",
  marketing_consent: "marketingConsent",
};

/** Answers that are stored as the id of an option. */
const SAVED_AS_ID = {
  project_duration: PROJECT_DURATIONS,
  workload: WORKLOADS,
  start_date: START_DATES,
};

export const hireStore = createAnswersStore<HireForm>({
  name: "hire",
  version: 1,
  empty: EMPTY,
  toSaved: toSavedHire,
  parse: parseHireForm,
});

/** The answers as the browser stores them. */
export function toSavedHire(form: HireForm): object {
  const ids = Object.entries(SAVED_AS_ID).map(([name, options]) => [
    name,
    toOptionId(options, form[name as keyof typeof SAVED_AS_ID]),
  ]);
  const answers = Object.entries({ ...form, ...Object.fromEntries(ids) });
  return Object.fromEntries(answers.map(([name, value]) => [SAVED_NAMES[name] ?? name, value]));
}

/** Parses what the browser stored; a value of another type gets the initial one. */
export function parseHireForm(stored: unknown): HireForm | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const answers: Record<string, unknown> = { ...stored };
  for (const [name, saved] of Object.entries(SAVED_NAMES)) answers[name] = answers[saved];
  for (const [name, options] of Object.entries(SAVED_AS_ID)) {
    const id = answers[name];
    answers[name] = typeof id === "number" ? (toOptionName(options, id) ?? "") : undefined;
  }
  const { members } = stored as Partial<HireForm>;
  const ids = Array.isArray(members) ? members : [];
  return {
    ...(readSameKind(answers, EMPTY) ?? EMPTY),
    ...parseCallAnswer(stored),
    members: ids.filter(Number.isSafeInteger),
  };
}

/**
 * Clears the chosen members and all answers. In this order: a tab that saw the answers cleared
 * first would send its visitor back to the first step.
 */
export function resetHire(): void {
  resetShortlist();
  hireStore.setState(EMPTY, true);
  clearContacts("hire");
}

/**
 * The shortlist is the selection to hire. When its list becomes empty the whole hire state resets,
 * and Proceed to Hire counts as the first step (spec §4).
 */
function followShortlist(): void {
  const { list, lastFilledStep } = shortlistStore.getState();
  const form = hireStore.getState();
  if (list.length === 0) {
    if (JSON.stringify(form) === JSON.stringify(EMPTY)) return;
    hireStore.setState(EMPTY, true);
    clearContacts("hire");
    return;
  }
  // Every write notifies the other tabs: one without a change would bounce between them for ever.
  if (form.members.join() === list.join() && form.lastFilledStep >= lastFilledStep) return;
  hireStore.setState({
    members: list,
    lastFilledStep: Math.max(form.lastFilledStep, lastFilledStep),
  });
}

shortlistStore.subscribe(followShortlist);
followShortlist();
