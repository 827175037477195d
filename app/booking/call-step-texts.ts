/** Name of the last step of a client's form in its URL. */
export const CALL_STEP = "book-a-call";

/** Title of the last step of a form that can book a call. */
export const CALL_TITLE = "Book a call (optional)";
