/** Days for which an address waits to be confirmed. */
export const UNCONFIRMED_DAYS = 3;
/** Between two emails about the votes on one shortlist. */
export const EMAIL_INTERVAL_MS = 3_600_000;
