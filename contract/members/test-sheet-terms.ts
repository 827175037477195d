// No zod here: profiles read this file.

/** Checks of which a sheet shows how they went. */
export const TEST_SHEET_CHECKS = ["interview", "code"] as const;

/** Each with a sentence of the engineer who tested. */
export const TEST_SHEET_SCORES = 4;
export const MAX_TEST_SCORE = 5;
