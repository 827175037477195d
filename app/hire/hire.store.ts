import { type CallAnswer, NO_CALL, parseCallAnswer } from "#app/booking/form-step/call-answer.ts";
import { clearContacts } from "#app/requests/form/contacts.store.ts";
import { resetShortlist, shortlistStore } from "#app/shortlist/shortlist.store.ts";
import { createAnswersStore, readSameKind } from "#platform/forms/answers.store.ts";

/** The hire form as stored in the browser (spec §3), with the two answers that product §3 adds. */
export type HireForm = {
  /** How many steps are done: 1 is select-developer. */
  lastFilledStep: number;
  /** Never sent: a request always names its developers in `members`. */
  member_id: number | null;
  name: string;
  email: string;
  companyName: string;
  projectType: string;
  /** Id of one of PROJECT_DURATIONS. */
  projectDuration: number;
  /** Id of one of WORKLOADS. */
  workload: number;
  /** Id of one of START_DATES. */
  startDate: number;
  /** Ids of the chosen developers: the shortlist's list. */
  members: number[];
  message: string;
  marketingConsent: boolean;
} & CallAnswer;

const EMPTY: HireForm = {
  lastFilledStep: 0,
  member_id: null,
  name: "",
  email: "",
  companyName: "",
  projectType: "",
  projectDuration: 1,
  workload: 1,
  startDate: 1,
  ...NO_CALL,
  members: [],
  message: "",
  marketingConsent: false,
};

export const hireStore = createAnswersStore<HireForm>({
  name: "hire",
  version: 1,
  empty: EMPTY,
  parse: parseHireForm,
});

/** Parses what the browser stored; a value of another type gets the default. */
export function parseHireForm(stored: unknown): HireForm | undefined {
  const form = readSameKind(stored, EMPTY);
  if (!form) return undefined;
  const { members } = stored as Partial<HireForm>;
  const ids = Array.isArray(members) ? members : [];
  return { ...form, ...parseCallAnswer(stored), members: ids.filter(Number.isSafeInteger) };
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
