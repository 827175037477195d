// No zod here: the store of the form reads this file.

/** The most technologies one find request may name. */
export const MAX_TECHNOLOGIES = 10;
/** The most developers one find request may ask for. */
export const MAX_DEVELOPERS = 20;
/** The most that an hour may cost at all, in the currency of the agency. */
export const MAX_RATE = 1_000;
/** Longest job description, in UTF-16 units. */
export const MAX_JOB_DESCRIPTION = 20_000;
/** Maximum number of suggested developers. */
export const MAX_MATCHES = 6;
