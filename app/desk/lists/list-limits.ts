/** Rows of a page. */
export const PAGE_SIZE = 50;
/** Rows beyond which a total is not counted. */
export const MAX_COUNTED = 10_000;
