import { EMAIL_FIELD } from "#app/requests/form/email-field.ts";
import { MAX_APPLICATION_LENGTH, MIN_ABOUT } from "#contract/application-terms.ts";
import { START_DATES, WORKLOADS } from "#contract/request-terms.ts";
import type { Fields } from "#platform/forms/fields.ts";

export const APPLICANT_FIELDS = {
  first_name: {
    control: "text",
    label: "Given name",
    autoComplete: "given-name",
  },
  last_name: {
    control: "text",
    label: "Family name",
    autoComplete: "family-name",
  },
  email: EMAIL_FIELD,
  phone: {
    control: "text",
    type: "tel",
    label: "Phone number",
    hint: "With the country code, like +372 5555 1234.",
    optional: true,
    width: "half",
    autoComplete: "tel",
  },
} as const satisfies Fields;

/** How the applicant would like to work, besides the rate. */
export const WORK_FIELDS = {
  workload: {
    control: "radios",
    label: "Time",
    question: "How much time do you have?",
    options: WORKLOADS,
    inline: true,
  },
  start_date: {
    control: "radios",
    label: "Start",
    question: "When could you start?",
    options: START_DATES,
  },
  about: {
    control: "textarea",
    label: "About",
    question: "About you",
    hint: `What you do best and what you want next. At least ${MIN_ABOUT} characters.`,
    maxCharacters: MAX_APPLICATION_LENGTH.about,
  },
} as const satisfies Fields;

/** A URL, entered with or without its scheme. */
const LINK = {
  control: "text",
  type: "url",
  optional: true,
  autoComplete: "off",
} as const;

/** Where the applicant's work can be seen. */
export const LINK_FIELDS = {
  linkedin_url: {
    ...LINK,
    label: "LinkedIn",
    hint: "Like linkedin.com/in/name.",
  },
  github_url: {
    ...LINK,
    label: "GitHub",
    hint: "Like github.com/name.",
  },
  portfolio_url: {
    ...LINK,
    label: "Portfolio",
    hint: "Like example.com/work.",
  },
} as const satisfies Fields;
