/** The correction that the form was opened at, 0 before the first one. */
export const SEEN_FIELD = "seen";
