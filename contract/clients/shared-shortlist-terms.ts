/** What a reader thinks of a developer. No zod here: components read this file. */
export const VOTES = ["yes", "maybe", "no"] as const;
export type VoteName = (typeof VOTES)[number];

export const VOTE_LABELS: Record<VoteName, string> = { yes: "Yes", maybe: "Maybe", no: "No" };

/** Longest texts, in UTF-16 units. */
export const MAX_VOTE_COMMENT = 500;
export const MAX_SHORTLIST_NOTE = 1_000;

/** How many readers may vote on one shortlist. */
export const MAX_READERS = 50;

/** Days after the last vote or change for which a shared shortlist can be opened. */
export const SHARED_DAYS = 90;
