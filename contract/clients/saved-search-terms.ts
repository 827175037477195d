/** What a saved search looks for. */
export const SEARCH_KINDS = ["members", "vacancies"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** How often a saved search is sent by email. */
export const SEARCH_FREQUENCIES = ["instant", "weekly"] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

/** Confirmed searches of one address. */
export const MAX_SAVED_SEARCHES = 10;
