import type { TypedValues } from "./use-step-form.ts";

/** Whether a mail program posted to the link of an email to stop such emails (RFC 8058). */
export const isOneClickUnsubscribe = (typed: TypedValues): boolean =>
  typed["List-Unsubscribe"] === "One-Click";
