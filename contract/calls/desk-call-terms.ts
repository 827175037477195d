/** Terms of calls at the desk. No zod here: components read this file. */

/** What a call waits for; `asked` is one whose client is asked for another time. */
export const DESK_CALL_STATES = [
  "booked",
  "tentative",
  "asked",
  "took_place",
  "no_show",
  "cancelled",
  "released",
] as const;
export type DeskCallState = (typeof DESK_CALL_STATES)[number];

export const CALL_STATE_LABELS: Record<DeskCallState, string> = {
  booked: "Booked",
  tentative: "Tentative",
  asked: "Another time asked",
  took_place: "Took place",
  no_show: "No-show",
  cancelled: "Cancelled",
  released: "Not confirmed",
};

/** How a call went. */
export const CALL_RESULTS = ["took_place", "no_show"] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

/** Whether a call takes no time of its host. */
export const isOff = (state: DeskCallState): boolean =>
  state === "cancelled" || state === "released";

/** Longest text that staff add to an email about a call. */
export const MAX_CALL_TEXT = 1_000;

/** In place of a free time: one that staff type. */
export const OTHER_TIME = "other";
