/** The email address of the sender. */
export const EMAIL_FIELD = {
  control: "text",
  type: "email",
  label: "Email address",
  short: "Email",
  hint: "We'll reply to this address.",
  autoComplete: "email",
} as const;
