import { APPLICATION_FIELDS } from "#app/apply/application-fields.ts";
import type { MemberFileInput } from "#app/developers/content/member-file.server.ts";
import type {
  ApplicationRow,
  RequestRow,
} from "#app/requests/records/requests.repository.server.ts";
import { MEMBER_WORKLOADS } from "#contract/members/member-terms.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import { toParagraphs } from "./import/imported-values.server.ts";

/** A technology of the site, with other words for it. */
type KnownTechnology = { slug: string; name: string; aliases: string[] };
type Applicant = Pick<RequestRow, "submitted_at" | "message" | "start_date" | "workload"> & {
  application: ApplicationRow;
};

/** Days from sending an application to the start that the applicant chose. */
const DAYS_TO_START: Readonly<Record<string, number>> = {
  as_soon_as_possible: 0,
  "1_2_weeks": 14,
  in_one_month: 30,
};
const DAY_MS = 86_400_000;

/**
 * A profile as far as an application says what it is. The excerpt and the rate for clients are
 * staff's to write: the applicant's own rate never becomes public.
 */
export function toMemberDraft(
  { application, message, submitted_at, start_date, workload }: Applicant,
  technologies: readonly KnownTechnology[],
): MemberFileInput {
  const { first_name, last_name, job, country_code, timezone, languages } = application;
  const days = DAYS_TO_START[start_date ?? ""];
  return {
    first_name,
    last_name,
    gender: null,
    position: job,
    excerpt: "",
    about: toParagraphs(message ?? ""),
    country_code,
    timezone,
    seniority_level: application.seniority_level,
    years_of_experience: application.years_of_experience,
    workload: MEMBER_WORKLOADS.find((one) => one === workload) ?? null,
    sales_rate: null,
    sales_currency: application.currency,
    redemption_rate: null,
    cv_link: null,
    available_from: days === undefined ? null : toDate(submitted_at, days),
    availability_confirmed_at: toDate(submitted_at, 0),
    languages: languages.map(({ code, level }) => ({ code, level })),
    technologies: toKnown(application.technologies, technologies),
    experiences: [],
    educations: [],
  };
}

/** What of an application has no field in a profile. */
export function toPrivateNotes(
  { application }: Pick<Applicant, "application">,
  technologies: readonly KnownTechnology[],
): string {
  const { city, links } = application;
  const others = application.technologies.filter(({ name }) => !findKnown(name, technologies));
  const lines = [
    ["Not on the site", others.map(({ name, years }) => `${name} (${years})`).join(", ")],
    ["City", city],
    ["LinkedIn", application.linkedin_url],
    ["GitHub", application.github_url],
    ["Portfolio", application.portfolio_url],
    [APPLICATION_FIELDS.links.label, links.join(" ")],
  ];
  return lines.flatMap(([label, value]) => (value ? `${label}: ${value}` : [])).join("\n");
}

function toDate(sent: Date, days: number): string {
  return new Date(sent.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

function findKnown(input: string, technologies: readonly KnownTechnology[]) {
  const requested = toFolded(input);
  const isNamed = (text: string) => toFolded(text) === requested;
  return (
    technologies.find(({ name, slug }) => isNamed(name) || isNamed(slug)) ??
    technologies.find(({ aliases }) => aliases.some(isNamed))
  );
}

/** Each technology of the site once, although an applicant may have named it twice. */
function toKnown(
  input: ApplicationRow["technologies"],
  technologies: readonly KnownTechnology[],
): MemberFileInput["technologies"] {
  const bySlug = new Map<string, MemberFileInput["technologies"][number]>();
  for (const { name, years, main } of input) {
    const slug = findKnown(name, technologies)?.slug;
    if (!slug) continue;
    const earlier = bySlug.get(slug);
    bySlug.set(slug, {
      slug,
      years: Math.max(years, earlier?.years ?? 0),
      main: main || (earlier?.main ?? false),
    });
  }
  return [...bySlug.values()];
}
