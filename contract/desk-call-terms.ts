/** Terms of calls at the desk. No zod here: components read this file. */

export const CALL_VIEWS = ["week", "list"] as const;

/** What a call waits for; `asked` is one whose client is asked for another time. */
export const DESK_CALL_STATES = ["booked", "asked", "cancelled"] as const;
export type DeskCallState = (typeof DESK_CALL_STATES)[number];

export const CALL_STATE_LABELS: Record<DeskCallState, string> = {
  booked: "Booked",
  asked: "Another time asked",
  cancelled: "Cancelled",
};

/** Longest text that staff add to an email about a call. */
export const MAX_CALL_TEXT = 1_000;

/** In place of a free time: one that staff type. */
export const OTHER_TIME = "other";
