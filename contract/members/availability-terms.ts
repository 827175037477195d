// No zod here: the page of the link reads this file.

/** Answers to an email about availability. */
export const AVAILABILITY_ANSWERS = ["same", "now", "from", "not_now"] as const;
/**
 * `same` confirms the date ahead that the site shows, `now` is available today, `from` is another
 * date, and `not_now` none.
 */
export type AvailabilityAnswer = (typeof AVAILABILITY_ANSWERS)[number];

/** Names of the controls of the page. */
export const AVAILABILITY_CONTROLS = {
  answer: "answer",
  date: "available_from",
  /** The date that the page showed, for `same`. */
  shown: "shown_from",
} as const;

/** Months ahead of the latest date that a member can name. */
export const MAX_MONTHS_AHEAD = 24;
