import { acceptsAnswer } from "#app/proposals/proposal-texts.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { ProposalType } from "#contract/clients/proposal.ts";
import type { Terms } from "#contract/content/site.ts";
import { withNoun } from "#contract/values/trade.ts";
import { type AgencyDays, findPromisedEnd, toDayIn, toDayText } from "./promised-time.ts";
import { canWithdraw, type Described } from "./status-words.ts";

/** What happens next, and when. */
export type NextStep = {
  step: string;
  /** Where on the page it is done. */
  to?: string;
  /** `By`, and `Tuesday 24 November 2026`. */
  date?: { label: string; text: string };
  /** What should have happened by now, as a sentence. */
  overdue?: string;
};

type CallOfStep = {
  ends_at: Date;
  text: string;
  timezone: string;
  /** Until when the client confirms it; undefined once they did. */
  confirmBy: string | undefined;
};

/** An agreed interview, with its time by the client's clocks. */
type InterviewOfStep = { name: string; ends_at: Date; text: string };

export type StepFacts = {
  submitted_at: Date;
  /** When the last email of the agency was sent. */
  replied_at: Date | undefined;
  /** The last call that was booked, with its time by the client's clocks. */
  call: CallOfStep | undefined;
  /** The first one first. */
  interviews: readonly InterviewOfStep[];
  /** Proposals that can be opened, the newest first. */
  proposals: readonly {
    type: ProposalType;
    submited_at: string | null;
    valid_until: string | null;
    is_expired: boolean;
  }[];
  terms: Terms | undefined;
  agency: AgencyDays;
  now: Date;
};

const FIRST_STEPS: Record<FormName, string> = {
  get hire() {
    return withNoun("We'll email you to arrange a call with the developers");
  },
  get find() {
    return withNoun("We'll email you developers who fit");
  },
  proposal: "We'll email you what comes next",
  apply: "We'll email you our answer",
};

/** Milliseconds after which a time that no calendar knows is over for certain. */
const UNKNOWN_TIME_MS = 30 * 86_400_000;

/** What the person can expect or do next; undefined for what is closed. */
export function toNextStep(described: Described, facts: StepFacts): NextStep | undefined {
  if (!canWithdraw(described)) return undefined;
  return described.form === "apply"
    ? toApplicationStep(described, facts)
    : toRequestStep(described, facts);
}

function toApplicationStep({ state }: Described, facts: StepFacts): NextStep {
  const call = toCallStep(facts);
  if (call) return call;
  // A rejection whose email waits has the step of an application that is being read.
  if (state !== "interview") {
    const { submitted_at, terms } = facts;
    return toPromised(FIRST_STEPS.apply, terms?.decision_time, submitted_at, facts);
  }
  return toPastCall(facts) ?? { step: "We'll arrange the interview with you by email" };
}

function toRequestStep({ form, state }: Described, facts: StepFacts): NextStep {
  const { submitted_at, terms } = facts;
  const early = (form === "proposal" ? undefined : toProposalStep(facts)) ?? toMeetingStep(facts);
  if (early) return early;
  if (state === "interviewing") return { step: withNoun("You meet the developers, then decide") };
  const answered = facts.proposals.find((one) => one.submited_at !== null)?.submited_at;
  if (form !== "proposal" && answered) {
    return toPromised(
      "We'll read your answer and email you",
      terms?.reply_time,
      new Date(answered),
      facts,
    );
  }
  const past = toPastCall(facts);
  if (past) return past;
  if (state !== "new" && state !== "spam") return toReplyStep(facts);
  if (facts.replied_at) return toReplyStep(facts);
  return toPromised(FIRST_STEPS[form], terms?.reply_time, submitted_at, facts);
}

/** A proposal that waits for the answer of the client. */
function toProposalStep({ proposals }: StepFacts): NextStep | undefined {
  const open = proposals.find(acceptsAnswer);
  if (open) {
    const step = "Open our proposal and tell us who you'd like to meet";
    const { valid_until } = open;
    return valid_until ? { step, date: { label: "By", text: toDayText(valid_until) } } : { step };
  }
  const [newest] = proposals;
  if (!newest?.is_expired || !newest.valid_until) return undefined;
  return {
    step: "Ask us to update the proposal",
    overdue: `It was open until ${toDayText(newest.valid_until)}.`,
  };
}

/** The sooner of the call and an interview; a call that is to be confirmed comes before both. */
function toMeetingStep(facts: StepFacts): NextStep | undefined {
  const { call, interviews, now } = facts;
  const interview = interviews.find(({ ends_at }) => ends_at > now);
  const callStep = toCallStep(facts);
  if (!interview || !call) return callStep ?? toInterviewStep(interview);
  const isCallFirst = call.confirmBy !== undefined || call.ends_at <= interview.ends_at;
  return (isCallFirst ? callStep : undefined) ?? toInterviewStep(interview);
}

function toInterviewStep(interview: InterviewOfStep | undefined): NextStep | undefined {
  if (!interview) return undefined;
  const { name, text } = interview;
  return { step: `Your interview with ${name}`, date: { label: "On", text } };
}

function toCallStep({ call, now }: StepFacts): NextStep | undefined {
  if (!call || call.ends_at <= now) return undefined;
  if (call.confirmBy !== undefined) {
    const step = "Confirm our call";
    return { step, to: "#call", date: { label: "By", text: call.confirmBy } };
  }
  return { step: "Our call", to: "#call", date: { label: "On", text: call.text } };
}

/** After a call there is no promised time. */
function toPastCall({ call, replied_at }: StepFacts): NextStep | undefined {
  if (!call || (replied_at && replied_at > call.ends_at)) return undefined;
  return {
    step: "You'll hear from us after the call",
    overdue: `Our call was on ${toDayIn(call.ends_at, call.timezone)}.`,
  };
}

function toReplyStep({ replied_at, agency }: StepFacts): NextStep {
  if (!replied_at) return { step: "Reply to our email, or send us a message below" };
  const day = toDayIn(replied_at, agency.timezone);
  return { step: `Reply to our email of ${day}, or send us a message below` };
}

function toPromised(
  step: string,
  time: string | undefined,
  from: Date,
  { now, agency }: StepFacts,
): NextStep {
  if (time === undefined) return { step };
  const end = findPromisedEnd(time, { from, now, agency });
  if (end?.isOver) return { step, overdue: `You should have heard from us by ${end.text}.` };
  if (end) return { step, date: { label: "By", text: end.text } };
  return now.getTime() - from.getTime() > UNKNOWN_TIME_MS
    ? { step, overdue: `We promised it within ${time}.` }
    : { step, date: { label: "Within", text: time } };
}
