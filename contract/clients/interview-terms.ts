/** Interviews of a client with a member of an answered proposal. No zod here: components read this file. */

/** Who meets: one of them proposes times, the other one confirms one. */
export const INTERVIEW_SIDES = ["client", "member"] as const;
export type InterviewSide = (typeof INTERVIEW_SIDES)[number];

/** `open` until a time is agreed; a time stays agreed while another one is proposed. */
export const INTERVIEW_STATUSES = ["open", "agreed", "cancelled"] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

export const INTERVIEW_MINUTES = 60;
/** Between the beginnings of times that are offered. */
export const INTERVIEW_STEP_MINUTES = 30;

/** How many times are proposed at once. */
export const MIN_INTERVIEW_TIMES = 2;
export const MAX_INTERVIEW_TIMES = 3;

export const MAX_INTERVIEW_MESSAGE = 300;
export const MAX_INTERVIEW_PLACE = 200;

/** Days for which a member's link works; each email has its own. */
export const INTERVIEW_LINK_DAYS = 60;

/** Names of the controls of the forms; what is posted is an `InterviewChange`. */
export const INTERVIEW_CONTROLS = {
  /** A control named `action` would hide that of its form. */
  intent: "intent",
  sequence: "sequence",
  /** With an index in brackets. */
  times: "times",
  time: "time",
  message: "message",
  place: "place",
  side: "side",
  zone: "zone",
  from: "from",
  to: "to",
} as const;

/** In place of a time: none of those proposed suits. */
export const NO_TIME = "none";

/** What happened with an interview, in timelines. */
export type InterviewEventName =
  | "proposed"
  | "agreed"
  | "moved"
  | "declined"
  | "cancelled"
  | "placed";

export const otherSide = (side: InterviewSide): InterviewSide =>
  side === "client" ? "member" : "client";
