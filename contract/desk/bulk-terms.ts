/** Rows of a list that are changed at once. */
export const MAX_BULK = 1_000;
