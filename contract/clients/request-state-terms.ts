import { withNoun } from "#contract/values/trade.ts";
import type { FormName } from "./forms.ts";

/** States of requests and applications (product §10). No zod here: components read this file. */

export const REQUEST_STATES = [
  "new",
  "contacted",
  "proposed",
  "interviewing",
  "won",
  "lost",
  "spam",
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const APPLICATION_STATES = [
  "new",
  "reviewing",
  "interview",
  "accepted",
  "rejected",
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Column `requests.state`: a request's, or an application's where the form is `apply`. */
export type DeskState = RequestState | ApplicationState;

export const STATE_LABELS: Record<DeskState, string> = {
  new: "New",
  contacted: "Contacted",
  proposed: "Proposed",
  interviewing: "Interviewing",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
  reviewing: "Reviewing",
  interview: "Interview",
  accepted: "Accepted",
  rejected: "Rejected",
};

/** Nothing is left to do in these. */
export const CLOSED_STATES = ["won", "lost", "spam", "accepted", "rejected"] as const;

export const isClosed = (state: DeskState): boolean =>
  (CLOSED_STATES as readonly DeskState[]).includes(state);

/** Something is left to do in these. */
export const OPEN_STATES: readonly DeskState[] = [
  ...new Set([...REQUEST_STATES, ...APPLICATION_STATES]),
].filter((state) => !isClosed(state));

/** Open states in which a follow-up date says when to look again. */
export const FOLLOWED_UP_STATES = ["contacted", "proposed", "interviewing"] as const;

/** Days after which a request is followed up whose state needs it, until another day is chosen. */
export const DEFAULT_FOLLOW_UP_DAYS = 3;

/** States of a form, in the order of the work. */
export function listStates(form: FormName): readonly DeskState[] {
  return form === "apply" ? APPLICATION_STATES : REQUEST_STATES;
}

export const needsFollowUp = (state: DeskState): boolean =>
  (FOLLOWED_UP_STATES as readonly DeskState[]).includes(state);

export const LOST_REASONS = [
  { name: "no_reply", label: "No reply" },
  { name: "too_expensive", label: "Too expensive" },
  {
    name: "no_match",
    get label() {
      return withNoun("No matching developer");
    },
  },
  { name: "hired_elsewhere", label: "Hired elsewhere" },
  { name: "project_cancelled", label: "Project cancelled or postponed" },
  { name: "withdrawn", label: "Withdrawn by the client" },
  { name: "other", label: "Other" },
] as const;

export const REJECTION_REASONS = [
  { name: "experience", label: "Not enough experience" },
  { name: "skills", label: "Skills don't match" },
  { name: "language", label: "Language" },
  { name: "rate", label: "Rate too high" },
  { name: "interview", label: "Interview" },
  { name: "withdrawn", label: "Withdrawn by the applicant" },
  { name: "no_reply", label: "No reply" },
  { name: "other", label: "Other" },
] as const;

export type StateReason =
  | (typeof LOST_REASONS)[number]["name"]
  | (typeof REJECTION_REASONS)[number]["name"];

/** Reasons that a state needs; none for all others. */
export function listReasons(state: DeskState): readonly { name: StateReason; label: string }[] {
  if (state === "lost") return LOST_REASONS;
  return state === "rejected" ? REJECTION_REASONS : [];
}
