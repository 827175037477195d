import { toWithin } from "#app/site/terms.ts";
import type { FormName } from "#contract/forms.ts";
import type {
  ApplicationState,
  DeskState,
  RequestState,
  StateReason,
} from "#contract/request-state-terms.ts";
import type { Terms } from "#contract/site.ts";

/** A state as the person who sent the form reads it. */
export type StatusWords = { title: string; text: string };

export type Described = {
  form: FormName;
  state: DeskState;
  state_reason: StateReason | null;
  /** The email about a decision waits to be sent: nothing may tell it before. */
  isDecisionPending: boolean;
};

const RECEIVED: Record<FormName, (terms: Terms | undefined) => StatusWords> = {
  hire: (terms) => ({
    title: "We have your request",
    text: `We check that the developers you chose are available and email you${toWithin(terms?.reply_time)}.`,
  }),
  find: (terms) => ({
    title: "We have your request",
    text: `We look for developers who fit and email you${toWithin(terms?.reply_time)}.`,
  }),
  proposal: (terms) => ({
    title: "We have your answer",
    text: `We read your answers and email you${toWithin(terms?.reply_time)}.`,
  }),
  apply: (terms) => ({
    title: "We have your application",
    text: `We read it and reply${toWithin(terms?.decision_time)}.`,
  }),
};

type Words = (form: FormName, terms: Terms | undefined) => StatusWords;
const received: Words = (form, terms) => RECEIVED[form](terms);

const OF_REQUEST: Record<RequestState, Words> = {
  new: received,
  contacted: () => ({
    title: "We're in touch",
    text: "We've emailed you. Reply to that email, or send us a message here.",
  }),
  proposed: () => ({
    title: "We've sent you developers to choose from",
    text: "Tell us whom you'd like to meet, and we arrange the calls.",
  }),
  interviewing: () => ({
    title: "You're meeting developers",
    text: "We arrange the calls with you. You decide after them.",
  }),
  won: () => ({
    title: "We've agreed",
    text: "We'll be in touch by email about everything that follows.",
  }),
  lost: () => ({
    title: "This is closed",
    text: "Nothing more happens unless you want it to. To take it up again, send us a message.",
  }),
  // A person who is taken for a sender of spam reads what everyone reads at first.
  spam: received,
};

const OF_APPLICATION: Record<ApplicationState, Words> = {
  new: received,
  reviewing: (_, terms) => ({
    title: "We're reading your application",
    text: `We reply${toWithin(terms?.decision_time)}.`,
  }),
  interview: () => ({
    title: "We'd like to talk with you",
    text: "We arrange the interview with you by email.",
  }),
  accepted: () => ({
    title: "Your application was accepted",
    text: "We'll be in touch by email about everything that follows.",
  }),
  rejected: () => ({
    title: "Your application is closed",
    text: "We've decided not to take it further. Thank you for the time you gave us.",
  }),
};

export const isWithdrawn = ({ state_reason }: Pick<Described, "state_reason">): boolean =>
  state_reason === "withdrawn";

/** The state of a request or application in the words of who sent it, never the agency's own. */
export function toStatusWords(described: Described, terms: Terms | undefined): StatusWords {
  const { form, state, isDecisionPending } = described;
  if (isWithdrawn(described)) {
    return {
      title: "You've withdrawn this",
      text: "We've stopped working on it. To take it up again, send us a message.",
    };
  }
  if (form === "apply") {
    const shown = state === "rejected" && isDecisionPending ? "reviewing" : state;
    return (OF_APPLICATION[shown as ApplicationState] ?? received)(form, terms);
  }
  return (OF_REQUEST[state as RequestState] ?? received)(form, terms);
}

/** Whether something is left that can be withdrawn. */
export function canWithdraw(described: Described): boolean {
  const { state, isDecisionPending } = described;
  if (isWithdrawn(described)) return false;
  return state === "rejected" ? isDecisionPending : !["won", "lost", "accepted"].includes(state);
}
