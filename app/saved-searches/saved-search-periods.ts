const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days for which a search waits to be confirmed. */
export const UNCONFIRMED_DAYS = 3;
/** Months for which a search runs after it was confirmed or changed. */
export const ACTIVE_MONTHS = 12;
/** Between two emails of an instant search. */
export const INSTANT_MS = HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;
