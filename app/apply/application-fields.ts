import { EMAIL_FIELD } from "#app/requests/form/email-field.ts";
import {
  MAX_APPLICATION_LENGTH,
  MAX_LANGUAGES,
  MAX_LINKS,
  MAX_TECHNOLOGY_ROWS,
  MIN_ABOUT,
} from "#contract/applications/application-terms.ts";
import { SENIORITY_LABELS, SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { START_DATES, WORKLOADS } from "#contract/values/request-terms.ts";
import type { Fields } from "#platform/forms/fields.ts";
import { createFileFields } from "#platform/forms/file-fields.ts";
import { createRows } from "#platform/forms/rows-format.ts";
import { createTextList } from "#platform/forms/text-list.ts";

export type TechnologyRow = { name: string; years: string; main: boolean };
export type LanguageRow = { code: string; level: string };

export const NO_TECHNOLOGY: TechnologyRow = { name: "", years: "", main: false };
export const NO_LANGUAGE: LanguageRow = { code: "", level: "" };

const JOB_FIELDS = {
  /** Slug of a vacancy or name of a general position. */
  job: { control: "own", label: "Position" },
} as const satisfies Fields;

const PHONE_HINT = "With the country code, like +372 5555 1234.";

const APPLICANT_FIELDS = {
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
    hint: PHONE_HINT,
    enteredHint: PHONE_HINT,
    optional: true,
    width: "half",
    autoComplete: "tel",
  },
} as const satisfies Fields;

const LOCATION_FIELDS = {
  country_code: { control: "own", label: "Country" },
  city: { control: "text", label: "City", optional: true, autoComplete: "address-level2" },
  /** Empty: the browser's. */
  timezone: { control: "own", label: "Time zone" },
} as const satisfies Fields;

const SKILL_FIELDS = {
  seniority_level: {
    control: "radios",
    label: "Level",
    question: "What is your level?",
    options: SENIORITY_LEVELS.map((level) => ({ name: level, label: SENIORITY_LABELS[level] })),
    inline: true,
  },
  years_of_experience: {
    control: "text",
    label: "Experience",
    question: "Years of experience",
    hint: "How long you've built software for a living.",
    width: "short",
    inputMode: "numeric",
    autoComplete: "off",
  },
  technologies: {
    control: "own",
    label: "Technologies",
    format: createRows(NO_TECHNOLOGY, MAX_TECHNOLOGY_ROWS),
  },
  languages: {
    control: "own",
    label: "Languages",
    format: createRows(NO_LANGUAGE, MAX_LANGUAGES),
  },
} as const satisfies Fields;

const WORK_FIELDS = {
  hourly_rate: { control: "own", label: "Hourly rate" },
  currency: { control: "own", label: "Currency", initial: "EUR", hasRow: false },
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
    enteredHint: `What they do best and want next. At least ${MIN_ABOUT} characters.`,
    maxCharacters: MAX_APPLICATION_LENGTH.about,
  },
  ...createFileFields("cv", { label: "CV" }),
} as const satisfies Fields;

/** A URL, entered with or without its scheme. */
const LINK = {
  control: "text",
  type: "url",
  optional: true,
  autoComplete: "off",
} as const;

const LINK_FIELDS = {
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
  links: {
    control: "own",
    label: "Work to look at",
    optional: true,
    format: createTextList([""], MAX_LINKS),
  },
} as const satisfies Fields;

/** The steps that ask for answers, in the order of product §2: their titles and fields. */
export const APPLICATION_STEPS = {
  "job-selection": {
    title: "What would you like to apply for?",
    summary: "Job",
    fields: JOB_FIELDS,
  },
  contacts: {
    title: "How can we reach you?",
    summary: "Contact",
    fields: APPLICANT_FIELDS,
  },
  location: {
    title: "Where do you live?",
    summary: "Location",
    fields: LOCATION_FIELDS,
  },
  "skills-and-technologies": {
    title: "What are you good at?",
    summary: "Skills",
    fields: SKILL_FIELDS,
  },
  details: {
    title: "How would you like to work?",
    summary: "Details",
    fields: WORK_FIELDS,
  },
  socials: {
    title: "Where can we see your work?",
    summary: "Links",
    fields: LINK_FIELDS,
  },
} as const;

export const APPLICATION_FIELDS = {
  ...JOB_FIELDS,
  ...APPLICANT_FIELDS,
  ...LOCATION_FIELDS,
  ...SKILL_FIELDS,
  ...WORK_FIELDS,
  ...LINK_FIELDS,
} as const;
