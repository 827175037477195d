import type { TypedValues } from "#platform/forms/use-step-form.ts";
import type { FindForm } from "./find.store.ts";

const CONTACTS = ["name", "email", "company_name"] as const;
const WANTED = ["job_description", "number_of_developers", "seniority_level", "max_rate"] as const;
const PROJECT = [
  "project_type",
  "project_duration",
  "workload",
  "start_date",
  "message",
  "brief",
] as const;
/** Only the browser needs these, to show the file again. */
const BRIEF_META = ["brief_name", "brief_size", "brief_expires_at"] as const;

type Text = {
  [Name in keyof FindForm]: FindForm[Name] extends string ? Name : never;
}[keyof FindForm];

function pick(from: FindForm, names: readonly Text[]): TypedValues {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

function readTexts(typed: TypedValues, names: readonly Text[]): Partial<FindForm> {
  return Object.fromEntries(names.map((name) => [name, typed[name] ?? ""]));
}

/** Every text that is sent, by its name on the wire. */
export function toSentTexts(form: FindForm): TypedValues {
  return pick(form, [...CONTACTS, ...WANTED, ...PROJECT]);
}

/** Contacts as the page's controls hold them. */
export function toContactFields(form: FindForm): TypedValues {
  return pick(form, CONTACTS);
}

export function fromContactFields(typed: TypedValues): Partial<FindForm> {
  return readTexts(typed, CONTACTS);
}

/** The details as the page's controls hold them. */
export function toDetailsFields(form: FindForm): TypedValues {
  return pick(form, [...WANTED, ...PROJECT, ...BRIEF_META]);
}

export function fromDetailsFields(typed: TypedValues): Partial<FindForm> {
  const technologies = Object.entries(typed).flatMap(([name, value]) =>
    name.startsWith("technologies[") ? [value] : [],
  );
  return { ...readTexts(typed, [...WANTED, ...PROJECT, ...BRIEF_META]), technologies };
}
