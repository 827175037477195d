import type {
  ApplicationRow,
  WholeRequest,
} from "#app/requests/records/requests.repository.server.ts";
import { getPositions } from "#contract/values/positions.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import type { ReadableApplication } from "./application-texts.ts";
import { type ApplyForm, EMPTY_APPLICATION } from "./form/apply.store.ts";

type Stored = Pick<WholeRequest, "email" | "workload" | "start_date" | "message" | "files">;
/** What its sender corrects in the form, without the file. */
type StoredAnswers = Omit<ApplyForm, "lastFilledStep" | "email" | `cv${string}`>;

/** The CV of an application; an earlier one is a file of its correction. */
export const findCv = ({ files }: Pick<WholeRequest, "files">) =>
  files.find(({ purpose }) => purpose === "cv");

/**
 * A stored application as its form has it.
 * @param slug of its vacancy
 */
export function toStoredAnswers(
  { workload, start_date, message }: Omit<Stored, "files">,
  application: ApplicationRow,
  slug: string | undefined,
): StoredAnswers {
  const { job, years_of_experience, technologies, hourly_rate, links } = application;
  return {
    job: slug ?? getPositions().find(({ label }) => label === job)?.name ?? "",
    first_name: application.first_name,
    last_name: application.last_name,
    phone: application.phone ?? "",
    country_code: application.country_code,
    city: application.city ?? "",
    timezone: application.timezone,
    seniority_level: application.seniority_level,
    years_of_experience: String(years_of_experience),
    technologies: technologies.map(({ name, years, main }) => ({
      name,
      years: String(years),
      main,
    })),
    languages: application.languages,
    hourly_rate: String(hourly_rate),
    currency: application.currency,
    workload: workload ?? "",
    start_date: start_date ?? "",
    about: message ?? "",
    linkedin_url: application.linkedin_url ?? "",
    github_url: application.github_url ?? "",
    portfolio_url: application.portfolio_url ?? "",
    links: links.length > 0 ? links : EMPTY_APPLICATION.links,
    keep_profile: application.keep_profile,
  };
}

/** A stored application as its summary and its changes show it. */
export function toReadable(
  stored: Stored,
  application: ApplicationRow,
): ReadableApplication & { keep_profile: boolean } {
  const { email, workload, start_date, message } = stored;
  const cv = findCv(stored);
  return {
    ...application,
    email: email ?? "",
    workload: workload ?? "",
    start_date: start_date ?? "",
    about: message ?? "",
    cv: cv ? toFileText(cv) : "",
  };
}
