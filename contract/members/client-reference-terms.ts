// No zod here: the form of a member reads this file.

/** References of a member; the profile shows all of them. */
export const MAX_CLIENT_REFERENCES = 12;

/** Letters of what a client wrote: a paragraph of six lines on a profile. */
export const MAX_REFERENCE_TEXT = 600;
