import { MAX_LANGUAGES, MAX_LINKS, MAX_TECHNOLOGY_ROWS } from "#contract/application-terms.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import type { SentField } from "#platform/forms/use-sending.ts";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import { type ApplyForm, NO_LANGUAGE, NO_TECHNOLOGY, readRows } from "./apply.store.ts";

const CONTACTS = ["first_name", "last_name", "email", "phone"] as const;
const LOCATION = ["country_code", "city", "timezone"] as const;
const SKILLS = ["seniority_level", "years_of_experience"] as const;
const DETAILS = ["hourly_rate", "currency", "workload", "start_date", "about", "cv"] as const;
/** Only the browser needs these, to show the file again. */
const CV_META = ["cv_name", "cv_size", "cv_expires_at"] as const;
const SOCIALS = ["linkedin_url", "github_url", "portfolio_url"] as const;

type Text = {
  [Name in keyof ApplyForm]: ApplyForm[Name] extends string ? Name : never;
}[keyof ApplyForm];

const reader =
  (...names: Text[]) =>
  (typed: TypedValues): Partial<ApplyForm> =>
    Object.fromEntries(names.map((name) => [name, typed[name] ?? ""]));

/** Values of the controls of a step, as the form stores them. */
export const fromJobFields = reader("job");
export const fromContactFields = reader(...CONTACTS);
export const fromLocationFields = reader(...LOCATION);
export const fromDetailsFields = reader(...DETAILS, ...CV_META);

/** The stored metadata of the CV, by the names of its controls. */
export function toCvFields({ cv, cv_name, cv_size, cv_expires_at }: ApplyForm): TypedValues {
  return { cv, cv_name, cv_size, cv_expires_at };
}

const readSkillTexts = reader(...SKILLS);

export function fromSkillFields(typed: TypedValues): Partial<ApplyForm> {
  const { technologies, languages } = toFormValues(Object.entries(typed));
  const rows = Array.isArray(technologies) ? technologies : [];
  return {
    ...readSkillTexts(typed),
    technologies: readRows(
      rows.map((row) => ({ ...row, main: row.main === "true" })),
      NO_TECHNOLOGY,
      MAX_TECHNOLOGY_ROWS,
    ),
    languages: readRows(languages, NO_LANGUAGE, MAX_LANGUAGES),
  };
}

const readSocialTexts = reader(...SOCIALS);

export function fromSocialFields(typed: TypedValues): Partial<ApplyForm> {
  const { links } = toFormValues(Object.entries(typed));
  return {
    ...readSocialTexts(typed),
    links: Array.isArray(links) ? links.slice(0, MAX_LINKS) : [""],
  };
}

/** The body of `POST /api/forms/apply`. */
export function toApplyFields(form: ApplyForm): SentField[] {
  const names = ["job", ...CONTACTS, ...LOCATION, ...SKILLS, ...DETAILS, ...SOCIALS] as const;
  return [
    ...names.map((name): SentField => [name, form[name]]),
    ...form.technologies.flatMap(({ name, years, main }, index): SentField[] => [
      [`technologies[${index}][name]`, name],
      [`technologies[${index}][years]`, years],
      [`technologies[${index}][main]`, String(main)],
    ]),
    ...form.languages.flatMap(({ code, level }, index): SentField[] => [
      [`languages[${index}][code]`, code],
      [`languages[${index}][level]`, level],
    ]),
    ...form.links.map((link, index): SentField => [`links[${index}]`, link]),
    ["keep_profile", String(form.keep_profile)],
  ];
}
