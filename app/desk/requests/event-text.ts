import { toAnswerCounts } from "#app/proposals/answer/member-answers.ts";
import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { EntryAuthor, RequestEventChange } from "#contract/clients/request-event-terms.ts";
import { listReasons, STATE_LABELS } from "#contract/clients/request-state-terms.ts";
import { fillBookingLink } from "#contract/desk/reply-terms.ts";
import { toShortDate } from "../time/desk-time.ts";

const ACTORS: Record<EntryAuthor, string> = {
  staff: "A colleague",
  client: "The client",
  member: "The developer",
  other: "Somebody",
  site: "The site",
};

/** Who made an entry of a thread. */
export const toActor = ({
  author,
  staff,
  member,
}: Pick<RequestEvent, "author" | "staff" | "member">): string =>
  staff ?? (author === "member" ? member : null) ?? ACTORS[author];

type CallChange = Extract<RequestEventChange, { field: "call" }>;

function toCallChangeText(
  { to, starts_at, host }: CallChange,
  toLong: (moment: Date) => string,
): string {
  switch (to) {
    case "booked":
      return `booked a call on ${toLong(new Date(starts_at))}`;
    case "confirmed":
      return "confirmed the call";
    case "released":
      return "released the time of the call, because nobody confirmed it";
    case "moved":
      return `moved the call to ${toLong(new Date(starts_at))}`;
    case "reassigned":
      return `gave the call to ${host ?? "a colleague"}`;
    case "cancelled":
      return "cancelled the call";
    case "asked":
      return "asked for another time for the call";
    case "took_place":
      return "recorded that the call took place";
    case "no_show":
      return "recorded that the client didn't come to the call";
  }
}

type ProposalChange = Extract<RequestEventChange, { field: "proposal" }>;

function toProposalChangeText({ to, version = 1, answers }: ProposalChange): string {
  const what = version > 1 ? `version ${version} of the proposal` : "the proposal";
  switch (to) {
    case "created":
      return "created a proposal";
    case "duplicated":
      return "created a proposal as a copy of another one";
    case "answered":
      return `answered ${what}${answers ? `: ${toAnswerCounts(answers)}` : ""}`;
    default:
      return `${to} ${what}`;
  }
}

type InterviewChange = Extract<RequestEventChange, { field: "interview" }>;

function toInterviewChangeText(
  { to, side, starts_at }: InterviewChange,
  { staff, member }: Pick<RequestEvent, "staff" | "member">,
  toLong: (moment: Date) => string,
): string {
  const other = side === "member" && !staff ? "the client" : (member ?? "a developer");
  const interview = `the interview with ${other}`;
  const when = starts_at ? toLong(new Date(starts_at)) : "";
  const behalf = !staff || !side ? "" : side === "client" ? ", for the client" : `, for ${other}`;
  switch (to) {
    case "proposed":
      return `proposed times for ${interview}${behalf}`;
    case "agreed":
      return `agreed on ${interview} on ${when}${behalf}`;
    case "moved":
      return `moved ${interview} to ${when}${behalf}`;
    case "declined":
      return `said that no proposed time suits for ${interview}${behalf}`;
    case "cancelled":
      return `cancelled ${interview}${behalf}`;
    case "placed":
      return `changed the place of ${interview}`;
  }
}

/** A change in words, after the name of who made it: `changed the state from New to Contacted`. */
export function toChangeText(
  change: RequestEventChange,
  event: Pick<RequestEvent, "staff" | "member">,
  people: readonly { id: number; name: string }[],
  toLong: (moment: Date) => string,
): string {
  const toName = (id: number | null) => people.find((one) => one.id === id)?.name ?? "a colleague";
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
    case "address":
      return event.staff ? "corrected the email address" : "corrected their email address";
    case "phone":
      return `${change.to === "in" ? "was called by them" : "called them"} on ${toShortDate(change.on)}`;
    case "email":
      return "cancelled the email";
    case "answers":
      return "corrected the application";
    case "member":
      return `drafted the member ${change.to}`;
    case "published":
      return `published the member ${change.to}`;
    case "call":
      return toCallChangeText(change, toLong);
    case "proposal":
      return toProposalChangeText(change);
    case "interview":
      return toInterviewChangeText(change, event, toLong);
    case "follow_up_on":
      return change.to === null
        ? "removed the follow-up date"
        : `set the follow-up to ${toShortDate(change.to)}`;
  }
}

/** A reply as staff see it: the client's own link is secret, and stored nowhere but in the email. */
export const toShownReply = (body: string): string =>
  fillBookingLink(body, "(their link to book a call)");
