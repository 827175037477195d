import type { FormName } from "#contract/clients/forms.ts";
import type {
  ApplicationState,
  DeskState,
  RequestState,
  StateReason,
} from "#contract/clients/request-state-terms.ts";
import { withNoun } from "#contract/values/trade.ts";

/** A state as the person who sent the form reads it. */
export type StatusWords = { title: string; text: string };

export type Described = {
  form: FormName;
  state: DeskState;
  state_reason: StateReason | null;
  /** The email about a decision waits to be sent: nothing may tell it before. */
  isDecisionPending: boolean;
};

const RECEIVED: Record<FormName, StatusWords> = {
  hire: {
    title: "We have your request",
    get text() {
      return withNoun("We'll check that the developers you chose are available.");
    },
  },
  find: {
    title: "We have your request",
    get text() {
      return withNoun("We'll read it and look for developers who fit.");
    },
  },
  proposal: {
    title: "We have your answer",
    get text() {
      return withNoun("We'll read your answer on each developer.");
    },
  },
  apply: {
    title: "We have your application",
    text: "We'll read it and decide whether to talk to you.",
  },
};

type Words = (form: FormName) => StatusWords;
const received: Words = (form) => RECEIVED[form];

const OF_REQUEST: Record<RequestState, Words> = {
  new: received,
  contacted: () => ({
    title: "We're in touch",
    text: "We've emailed you.",
  }),
  proposed: () => ({
    title: withNoun("We've sent you developers to choose from"),
    text: "Once we know who you'd like to meet, we'll arrange the calls.",
  }),
  interviewing: () => ({
    title: withNoun("You're meeting developers"),
    text: "We'll arrange the calls with you by email.",
  }),
  won: () => ({
    title: "We've agreed",
    text: "We'll be in touch by email about everything that follows.",
  }),
  lost: () => ({
    title: "This is closed",
    text: "To reopen it, send us a message.",
  }),
  // A person who is taken for a sender of spam reads what everyone reads at first.
  spam: received,
};

const OF_APPLICATION: Record<ApplicationState, Words> = {
  new: received,
  reviewing: () => ({
    title: "We're reading your application",
    text: "We'll decide whether to talk to you.",
  }),
  interview: () => ({
    title: "We'd like to talk to you",
    text: "Your application fits what we're looking for.",
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
export function toStatusWords(described: Described): StatusWords {
  const { form, state, isDecisionPending } = described;
  if (isWithdrawn(described)) {
    return {
      title: "You've withdrawn this",
      text: "We've stopped working on it. To reopen it, send us a message.",
    };
  }
  if (form === "apply") {
    const shown = state === "rejected" && isDecisionPending ? "reviewing" : state;
    return (OF_APPLICATION[shown as ApplicationState] ?? received)(form);
  }
  return (OF_REQUEST[state as RequestState] ?? received)(form);
}

/** Whether something is left that can be withdrawn. */
export function canWithdraw(described: Described): boolean {
  const { state, isDecisionPending } = described;
  if (isWithdrawn(described)) return false;
  return state === "rejected" ? isDecisionPending : !["won", "lost", "accepted"].includes(state);
}
