/** What the desk's components need of proposals. No zod here: they start without it. */

export const PROPOSAL_STATES = [
  "draft",
  "sent",
  "opened",
  "answered",
  "expired",
  "withdrawn",
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const PROPOSAL_STATE_LABELS: Record<ProposalState, string> = {
  draft: "Draft",
  sent: "Sent",
  opened: "Opened",
  answered: "Answered",
  expired: "Expired",
  withdrawn: "Withdrawn",
};

/** As many as an answer may name. */
export const MAX_PROPOSAL_MEMBERS = 20;
export const MAX_PROPOSAL_NOTE = 600;
export const MAX_PROPOSAL_BRIEF = 10_000;
export const MAX_PROPOSAL_NAME = 120;
export const MAX_PROPOSAL_REASON = 500;

/** Entries of a timeline about a proposal. */
export type ProposalEventName =
  | "created"
  | "duplicated"
  | "sent"
  | "opened"
  | "answered"
  | "withdrawn"
  | "reopened";
