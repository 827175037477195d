import { type CallAnswer, NO_CALL, parseCallAnswer } from "#app/booking/call-answer.ts";
import { forgetContacts } from "#app/requests/contacts.store.ts";
import { resetShortlist, shortlistStore } from "#app/shortlist/shortlist.store.ts";
import { createAnswersStore, readSameKind } from "#platform/forms/answers.store.ts";

/** The hire form as the browser keeps it (spec §3), with the two answers that product §3 adds. */
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

/** What was kept in the browser; a value of another kind is the default. */
export function parseHireForm(kept: unknown): HireForm | undefined {
  const form = readSameKind(kept, EMPTY);
  if (!form) return undefined;
  const { members } = kept as Partial<HireForm>;
  const ids = Array.isArray(members) ? members : [];
  return { ...form, ...parseCallAnswer(kept), members: ids.filter(Number.isSafeInteger) };
}

/**
 * Forgets who was chosen, and every answer with them. In this order: a tab that heard of the answers
 * first would send its visitor back to the first step.
 */
export function resetHire(): void {
  resetShortlist();
  hireStore.setState(EMPTY, true);
  forgetContacts("hire");
}

/**
 * The shortlist is who is hired. When its list becomes empty the whole hire state resets, and
 * Proceed to Hire counts as the first step (spec §4).
 */
function followShortlist(): void {
  const { list, lastFilledStep } = shortlistStore.getState();
  const form = hireStore.getState();
  if (list.length === 0) {
    if (JSON.stringify(form) === JSON.stringify(EMPTY)) return;
    hireStore.setState(EMPTY, true);
    forgetContacts("hire");
    return;
  }
  // Every write is told to the other tabs: one without a change would come back for ever.
  if (form.members.join() === list.join() && form.lastFilledStep >= lastFilledStep) return;
  hireStore.setState({
    members: list,
    lastFilledStep: Math.max(form.lastFilledStep, lastFilledStep),
  });
}

shortlistStore.subscribe(followShortlist);
followShortlist();
