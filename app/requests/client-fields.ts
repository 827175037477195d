import type { ContactsSchema, ProjectSchema } from "#contract/clients/request.ts";
import { MAX_LENGTH } from "#contract/values/limits.ts";
import { getProjectKinds } from "#contract/values/project-kinds.ts";
import { PROJECT_DURATIONS, START_DATES, WORKLOADS } from "#contract/values/request-terms.ts";
import type { Fields } from "#platform/forms/fields.ts";
import { EMAIL_FIELD } from "./form/email-field.ts";

type NameOf<Schema extends { shape: object }> = keyof Schema["shape"] & string;
export type ContactName = NameOf<typeof ContactsSchema>;
export type ProjectName = NameOf<typeof ProjectSchema>;
/** Names of the fields that every form of a client has. */
export type ClientFieldName = ContactName | ProjectName;

/** Who asks, in every form of a client. */
export const CONTACT_FIELDS: Fields<ContactName> = {
  name: {
    control: "text",
    label: "Full name",
    short: "Name",
    autoComplete: "name",
  },
  email: EMAIL_FIELD,
  company_name: {
    control: "text",
    label: "Company name",
    short: "Company",
    optional: true,
    autoComplete: "organization",
  },
};

/** For what and when, in every form of a client. */
export const PROJECT_FIELDS: Fields<ProjectName> = {
  project_type: {
    control: "text",
    label: "Kind of project",
    question: "What kind of project is it?",
    hint: "Choose one or use your own words.",
    get suggestions() {
      return getProjectKinds();
    },
    autoComplete: "off",
  },
  project_duration: {
    control: "radios",
    label: "How long",
    question: "How long will the project last?",
    options: PROJECT_DURATIONS,
    initial: PROJECT_DURATIONS[0].name,
  },
  workload: {
    control: "radios",
    label: "How much time",
    question: "How much time do you need?",
    options: WORKLOADS,
    initial: WORKLOADS[0].name,
    inline: true,
  },
  start_date: {
    control: "radios",
    label: "Start",
    question: "When do you want to start?",
    options: START_DATES,
    initial: START_DATES[0].name,
  },
  message: {
    control: "textarea",
    label: "Message",
    question: "What else should we know?",
    hint: "For example, what exists already, who's on the team and what has to be ready by when.",
    optional: true,
    maxCharacters: MAX_LENGTH.message,
  },
};

export const CLIENT_FIELDS: Fields<ClientFieldName> = { ...CONTACT_FIELDS, ...PROJECT_FIELDS };
