import type { RequestEventChange } from "#contract/request-event-terms.ts";
import { listReasons, STATE_LABELS } from "#contract/request-state-terms.ts";
import { toShortDate } from "../parts/desk-time.ts";

/** A change in words, after the name of who made it: `changed the state from New to Contacted`. */
export function toChangeText(
  change: RequestEventChange,
  people: readonly { id: number; name: string }[],
): string {
  const toName = (id: number | null) =>
    people.find((one) => one.id === id)?.name ?? "somebody else";
  switch (change.field) {
    case "state": {
      const reason = listReasons(change.to).find(({ name }) => name === change.reason)?.label;
      const why = reason ? ` (${reason.toLowerCase()})` : "";
      if (change.from === change.to) return `changed the reason to ${reason?.toLowerCase()}`;
      return `changed the state from ${STATE_LABELS[change.from]} to ${STATE_LABELS[change.to]}${why}`;
    }
    case "owner_id":
      return change.to === null ? "removed the owner" : `made ${toName(change.to)} the owner`;
    case "review":
      return `rated it ${change.to} of 4`;
    case "email":
      return "cancelled the email";
    case "member":
      return `drafted the member ${change.to}`;
    case "published":
      return `published the member ${change.to}`;
    default:
      return change.to === null
        ? "removed the follow-up date"
        : `set the follow-up to ${toShortDate(change.to)}`;
  }
}
