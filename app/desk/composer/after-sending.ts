import type { FormName } from "#contract/clients/forms.ts";
import { type DeskState, needsFollowUp } from "#contract/clients/request-state-terms.ts";
import { FOLLOW_UP_DAYS } from "#contract/desk/request-draft-terms.ts";

/** The request as sending a reply may change it. */
export type AnsweredRequest = {
  form: FormName;
  state: DeskState;
  follow_up_on: string | null;
};

/** What is chosen to happen with a reply; empty leaves it as it is. */
export type AfterSending = { state: DeskState | ""; days: string };

export const DAYS_TEXT = {
  1: "tomorrow",
  3: "in 3 days",
  7: "in a week",
  14: "in two weeks",
} as const;
const SUGGESTED_DAYS = "3";

/** The follow-up with a state; that of one without is empty. */
export function toAfterSending(
  request: AnsweredRequest,
  state: AfterSending["state"],
): AfterSending {
  return { state, days: needsFollowUp(state || request.state) ? SUGGESTED_DAYS : "" };
}

/** The next step that a reply most often is. */
export function suggestAfterSending(request: AnsweredRequest): AfterSending {
  if (request.state !== "new") return toAfterSending(request, "");
  return toAfterSending(request, request.form === "apply" ? "reviewing" : "contacted");
}

/** The button that does all of it: `Send and follow up in 3 days`. */
export function toSendLabel({ days }: AfterSending): string {
  const chosen = FOLLOW_UP_DAYS.find((one) => String(one) === days);
  return chosen ? `Send and follow up ${DAYS_TEXT[chosen]}` : "Send reply";
}
