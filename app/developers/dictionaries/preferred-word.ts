/**
 * The word that a search text has before a name that only ranks, so that it means the same when it is
 * read again: "ideally AWS".
 */
export const PREFERRED_WORD = "ideally";
