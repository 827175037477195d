import { toMoney } from "#app/developers/parts/money-text.ts";
import { toYears } from "#app/developers/parts/years-text.ts";
import type { Currency, SeniorityLevel } from "#contract/members/member-terms.ts";
import { countryName } from "#contract/values/countries.ts";
import { languageName } from "#contract/values/languages.ts";
import { getRetention, toPeriodText } from "#contract/values/retention.ts";
import { type Fields, toAnswerRows } from "#platform/forms/fields.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { APPLICATION_STEPS } from "./application-fields.ts";

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
type Answer = { name: string; label: string; lines: readonly string[]; optional: boolean };

/** The answers of one step under their title. */
export type ApplicationSection = { step: string; title: string; answers: readonly Answer[] };

/** All answers of an application in words, step by step. */
export function toApplicationSections(application: ReadableApplication): ApplicationSection[] {
  const words = toWords(application);
  return Object.entries<{ summary: string; fields: Fields }>(APPLICATION_STEPS).map(
    ([step, { summary, fields }]) => ({
      step,
      title: summary,
      answers: toAnswerRows(fields, words).map(({ value, name, label, optional }) => ({
        name,
        label,
        lines: value ? value.split("\n") : [],
        optional,
      })),
    }),
  );
}

/** What is not a text of its own is put in words; the currency is in the rate. */
function toWords({
  country_code,
  timezone,
  years_of_experience,
  technologies,
  languages,
  hourly_rate,
  currency,
  links,
  ...texts
}: ReadableApplication): Record<string, string | null | undefined> {
  return {
    ...texts,
    country_code: countryName(country_code),
    timezone: toPlaceName(timezone),
    years_of_experience: toYears(years_of_experience),
    technologies: technologies
      .toSorted((a, b) => Number(b.main) - Number(a.main))
      .map(({ name, years, main }) => `${name} ${toYears(years)}${main ? " (main)" : ""}`)
      .join("\n"),
    languages: languages.map(({ code, level }) => `${languageName(code)} ${level}`).join("\n"),
    hourly_rate: `${toMoney(hourly_rate, currency)} / h`,
    links: links.join("\n"),
  };
}

/** Retention of an application, as the privacy policy promises. */
export function toRetentionText(keep_profile: boolean): string {
  const { applications_with_consent, applications_decided } = getRetention();
  return keep_profile
    ? `${toPeriodText(applications_with_consent)}, agreed`
    : `${toPeriodText(applications_decided)} after the decision`;
}
