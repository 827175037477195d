/** Rows of a list that are changed at once. */
export const MAX_BULK = 1_000;
/** Of those with an email each: its text, links and entries are made one by one. */
export const MAX_BULK_EMAILS = 200;
