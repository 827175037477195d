/** How often a saved search is sent by email. */
export const SEARCH_FREQUENCIES = ["instant", "weekly"] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

/** Confirmed searches of one address. */
export const MAX_SAVED_SEARCHES = 10;
