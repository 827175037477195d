// No zod here: components read this file.

/** `assigned` is to be put into a thread, `other` is a report or an email of our own. */
export type InboundState = "stored" | "unmatched" | "assigned" | "ignored" | "other";

/** Why an email is in no thread. */
export type UnmatchedReason = "no_request" | "too_large" | "unreadable" | "gone";

export const UNMATCHED_TEXTS: Record<UnmatchedReason, string> = {
  no_request: "It answers no email about a request",
  too_large: "It is larger than 25 MB",
  unreadable: "It can't be read",
  gone: "It is no longer in the mailbox",
};

/** Why an email in a thread may not be the client's. */
export type EmailWarning = "other_address" | "not_verified";
