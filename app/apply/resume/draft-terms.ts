/** Days for which a saved application can be finished. */
export const DRAFT_DAYS = 14;

/** Button that opens a saved application in the form on one page. */
export const OPEN_DRAFT = "open-draft";

/** Controls of the pages of a saved application. */
export const DRAFT_FIELDS = { answers: "answers", key: "attempt_key", token: "draft" } as const;

/** Longest JSON of the answers: twice what the longest answers have. */
export const MAX_ANSWERS = 50_000;

export const SAVE_TITLE = "Save and finish later";
