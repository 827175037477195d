import { toMoney, toYears } from "#app/developers/parts/member-texts.ts";
import { countryName } from "#contract/countries.ts";
import { languageName } from "#contract/languages.ts";
import { type Currency, SENIORITY_LABELS, type SeniorityLevel } from "#contract/member-terms.ts";
import { type Fields, pickAnswers, toAnswerRows } from "#platform/forms/fields.ts";
import { toPlaceName } from "#platform/time-zone-names.ts";
import { APPLICANT_FIELDS, LINK_FIELDS, WORK_FIELDS } from "./application-fields.ts";

type Text = string | null | undefined;

/** An application as its summary, the operator's email and the command line show it. */
export type ReadableApplication = {
  /** Title of the vacancy or of the general position. */
  job: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: Text;
  country_code: string;
  city: Text;
  timezone: string;
  seniority_level: SeniorityLevel | undefined;
  years_of_experience: number;
  technologies: readonly { name: string; years: number; main: boolean }[];
  languages: readonly { code: string; level: string }[];
  hourly_rate: number;
  currency: Currency;
  workload: string;
  start_date: string;
  linkedin_url: Text;
  github_url: Text;
  portfolio_url: Text;
  links: readonly string[];
  about: string;
  /** Name and size of the file. */
  cv: string;
};

/** One answer; without lines nothing was entered. */
type Answer = { name: string; label: string; lines: readonly string[]; optional?: boolean };

/** The answers of one step under their title. */
export type ApplicationSection<Step extends string = string> = {
  step: Step;
  title: string;
  answers: readonly Answer[];
};

const line = (text: Text): string[] => (text ? [text] : []);

/** All answers of an application in words, step by step. */
export function toApplicationSections(application: ReadableApplication) {
  return [
    toJobSection(application),
    toContactSection(application),
    toLocationSection(application),
    toSkillsSection(application),
    toDetailsSection(application),
    toLinksSection(application),
  ] as const;
}

function toJobSection({ job }: ReadableApplication) {
  return {
    step: "job-selection",
    title: "Job",
    answers: [{ name: "job", label: "Position", lines: line(job) }],
  } as const satisfies ApplicationSection;
}

function toContactSection(application: ReadableApplication) {
  return {
    step: "contacts",
    title: "Contact",
    answers: toLineAnswers(APPLICANT_FIELDS, application),
  } as const satisfies ApplicationSection;
}

/** Answers of one line each; an optional one may be empty. */
function toLineAnswers(fields: Fields, application: object): Answer[] {
  return toAnswerRows(fields, pickAnswers(fields, application)).map(
    ({ name, label, value, optional }) => ({
      name,
      label,
      lines: value ? value.split("\n") : [],
      optional,
    }),
  );
}

function toLocationSection({ country_code, city, timezone }: ReadableApplication) {
  return {
    step: "location",
    title: "Location",
    answers: [
      { name: "country_code", label: "Country", lines: line(countryName(country_code)) },
      { name: "city", label: "City", lines: line(city), optional: true },
      { name: "timezone", label: "Time zone", lines: line(toPlaceName(timezone)) },
    ],
  } as const satisfies ApplicationSection;
}

function toSkillsSection(application: ReadableApplication) {
  const { seniority_level, years_of_experience, technologies, languages } = application;
  return {
    step: "skills-and-technologies",
    title: "Skills",
    answers: [
      {
        name: "seniority_level",
        label: "Level",
        lines: line(seniority_level && SENIORITY_LABELS[seniority_level]),
      },
      {
        name: "years_of_experience",
        label: "Experience",
        lines: [toYears(years_of_experience)],
      },
      {
        name: "technologies",
        label: "Technologies",
        lines: technologies
          .toSorted((a, b) => Number(b.main) - Number(a.main))
          .map(({ name, years, main }) => `${name} ${toYears(years)}${main ? " (main)" : ""}`),
      },
      {
        name: "languages",
        label: "Languages",
        lines: languages.map(({ code, level }) => `${languageName(code)} ${level}`),
      },
    ],
  } as const satisfies ApplicationSection;
}

function toDetailsSection(application: ReadableApplication) {
  const { hourly_rate, currency, cv } = application;
  return {
    step: "details",
    title: "Details",
    answers: [
      {
        name: "hourly_rate",
        label: "Hourly rate",
        lines: [`${toMoney(hourly_rate, currency)} / h`],
      },
      ...toLineAnswers(WORK_FIELDS, application),
      { name: "cv", label: "CV", lines: line(cv) },
    ],
  } as const satisfies ApplicationSection;
}

function toLinksSection(application: ReadableApplication) {
  return {
    step: "socials",
    title: "Links",
    answers: [
      ...toLineAnswers(LINK_FIELDS, application),
      { name: "links", label: "Other links", lines: application.links, optional: true },
    ],
  } as const satisfies ApplicationSection;
}

/** Retention of an application, as the privacy policy promises. */
export function toRetentionText(keep_profile: boolean): string {
  return keep_profile ? "2 years, agreed" : "6 months after the decision";
}
