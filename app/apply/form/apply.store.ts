import { MAX_LANGUAGES, MAX_LINKS, MAX_TECHNOLOGY_ROWS } from "#contract/application-terms.ts";
import { createAnswersStore, readSameKind, type SavedForm } from "#platform/forms/answers.store.ts";

export type TechnologyRow = { name: string; years: string; main: boolean };
export type LanguageRow = { code: string; level: string };

/** The application as stored in the browser, under the names on the wire. */
export type ApplyForm = SavedForm & {
  /** Slug of a vacancy or name of a general position. */
  job: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  country_code: string;
  city: string;
  /** Empty: the browser's. */
  timezone: string;
  seniority_level: string;
  years_of_experience: string;
  technologies: TechnologyRow[];
  languages: LanguageRow[];
  hourly_rate: string;
  currency: string;
  workload: string;
  start_date: string;
  about: string;
  /** Token of the file, empty without one, and what is shown of it. */
  cv: string;
  cv_name: string;
  cv_size: string;
  cv_expires_at: string;
  linkedin_url: string;
  github_url: string;
  portfolio_url: string;
  links: string[];
  keep_profile: boolean;
};

export const NO_TECHNOLOGY: TechnologyRow = { name: "", years: "", main: false };
export const NO_LANGUAGE: LanguageRow = { code: "", level: "" };

export const EMPTY_APPLICATION: ApplyForm = {
  lastFilledStep: 0,
  job: "",
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  country_code: "",
  city: "",
  timezone: "",
  seniority_level: "",
  years_of_experience: "",
  technologies: [NO_TECHNOLOGY],
  languages: [NO_LANGUAGE],
  hourly_rate: "",
  currency: "EUR",
  workload: "",
  start_date: "",
  about: "",
  cv: "",
  cv_name: "",
  cv_size: "",
  cv_expires_at: "",
  linkedin_url: "",
  github_url: "",
  portfolio_url: "",
  links: [""],
  keep_profile: false,
};

export const applyStore = createAnswersStore<ApplyForm>({
  name: "apply",
  version: 1,
  empty: EMPTY_APPLICATION,
  parse: parseApplyForm,
});

/** Parses what the browser stored; a value of another type gets the default. */
export function parseApplyForm(stored: unknown): ApplyForm | undefined {
  const form = readSameKind(stored, EMPTY_APPLICATION);
  if (!form) return undefined;
  const { technologies, languages, links } = stored as Partial<ApplyForm>;
  const texts = toList(links).filter((link) => typeof link === "string");
  return {
    ...form,
    technologies: readRows(technologies, NO_TECHNOLOGY, MAX_TECHNOLOGY_ROWS),
    languages: readRows(languages, NO_LANGUAGE, MAX_LANGUAGES),
    links: texts.length > 0 ? texts.slice(0, MAX_LINKS) : EMPTY_APPLICATION.links,
  };
}

/** A list of rows is never empty, so that there is one to type into. */
export function readRows<Row extends object>(stored: unknown, empty: Row, most: number): Row[] {
  const rows = toList(stored).flatMap((row) => readSameKind(row, empty) ?? []);
  return rows.length > 0 ? rows.slice(0, most) : [empty];
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Clears every answer. */
export function resetApply(): void {
  applyStore.setState(EMPTY_APPLICATION, true);
}
