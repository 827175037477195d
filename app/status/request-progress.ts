import type { Progress, StationName } from "#app/requests/stations/stations.ts";
import type { DeskState } from "#contract/clients/request-state-terms.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { type Described, isWithdrawn } from "./status-words.ts";

export type ProgressFacts = {
  submitted_at: Date;
  /** When staff first opened it or did something with it. */
  read_at: Date | undefined;
  /** When it last came into each of its states. */
  states: ReadonlyMap<DeskState, Date>;
  /** The call that is booked, with its time by the client's clocks. */
  call: { ends_at: Date; text: string } | undefined;
  /** Interviews that are agreed, the first one first, each with its time by the client's clocks. */
  interviews: readonly { name: string; ends_at: Date; text: string }[];
  /** Proposals that can be opened, the newest first; those of files have a date alone. */
  proposals: readonly { date: string; sent_at: Date | null; submited_at: Date | null }[];
  timezone: string;
  now: Date;
};

/** How far a request has come, for who sent it: only what they may know. */
export function toProgress(described: Described, facts: ProgressFacts): Progress {
  const { form, state, isDecisionPending } = described;
  const { submitted_at, read_at, states, call, interviews, proposals, timezone, now } = facts;
  const toDate = (moment: Date) => toDateText(toDay(moment, timezone));
  const sent = toDate(submitted_at);
  // A person who is taken for a sender of spam reads what everyone reads at first.
  if (state === "spam") return { dates: { sent } };

  const dates: Progress["dates"] = { sent };
  const done: StationName[] = [];
  if (read_at) {
    dates.read = toDate(read_at);
    done.push("read");
  }
  if (call) {
    // Candidates have one conversation after the other, of which only this is booked here.
    const station = form === "apply" ? "interviews" : "call";
    dates[station] = call.text;
    if (station === "call" && call.ends_at <= now) done.push(station);
  }
  const [proposal] = proposals;
  if (proposal && form !== "proposal") {
    const sentOn = proposal.sent_at ? toDate(proposal.sent_at) : toDateText(proposal.date);
    const { submited_at } = proposal;
    dates.proposal = submited_at ? `${sentOn}, answered on ${toDate(submited_at)}` : sentOn;
    done.push("proposal");
  }
  const isOver =
    ["won", "lost", "accepted"].includes(state) || (state === "rejected" && !isDecisionPending);
  // Of what has ended, only those that took place.
  const held = interviews.filter(({ ends_at }) => !isOver || ends_at <= now);
  if (held.length > 0) dates.interviews = held.map(toInterviewDate).join("; ");
  const met = states.get(form === "apply" ? "interview" : "interviewing");
  const isMeeting =
    state === "interviewing" ||
    state === "interview" ||
    (form === "apply" && call) ||
    interviews.length > 0;
  if (met && (isMeeting || isOver)) {
    dates.interviews ??= isOver ? toDate(met) : `Since ${toDate(met)}`;
  }
  if (isOver && dates.interviews) done.push("interviews");
  if (!isOver) return { dates, done, at: isMeeting ? "interviews" : undefined };
  const decided = states.get(state);
  const end = { name: toEndName(described), date: decided && toDate(decided) };
  return { dates, done, end };
}

/** `Anna Kask, Tuesday 1 December 2026, 10:30–11:30 (Tallinn, GMT+2)`. */
const toInterviewDate = ({ name, text }: { name: string; text: string }) => `${name}, ${text}`;

function toEndName(described: Described): string {
  if (isWithdrawn(described)) return "Withdrawn";
  return described.state === "lost" ? "Closed" : "Decision";
}
