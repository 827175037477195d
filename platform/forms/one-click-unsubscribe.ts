import type { InputValues } from "./use-step-form.ts";

/** Whether a mail program posted to the link of an email to stop such emails (RFC 8058). */
export const isOneClickUnsubscribe = (input: InputValues): boolean =>
  input["List-Unsubscribe"] === "One-Click";
