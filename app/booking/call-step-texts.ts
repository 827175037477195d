/** Name of the last step of a client's form in its URL. */
export const CALL_STEP = "book-a-call";

/** Title and first sentence of the last step of a form that can book a call. */
export const CALL_TITLE = "Book a call (optional)";
export const CALL_LEAD =
  "Choose a time to talk about your project with a person from our team. The invitation comes by email, with a link to move or cancel the call.";
