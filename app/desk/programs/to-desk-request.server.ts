import type {
  ApplicationRow,
  RequestCall,
  WholeRequest,
} from "#app/requests/records/requests.repository.server.ts";
import type { DeskRequestData } from "#contract/programs/request.ts";
import type { Services } from "#services/services.server.ts";
import type { Colleague } from "#services/staff/colleagues.repository.server.ts";
import { toRequestPath } from "../requests/request-intent.ts";

type Known = { colleagues: readonly Colleague[] } & Pick<Services, "env">;

/** A request or application as programs read it: what was sent, and what staff know of it. */
export function toDeskRequest(request: WholeRequest, { colleagues, env }: Known): DeskRequestData {
  const { find, call, application, owner_id } = request;
  return {
    reference: request.reference,
    form: request.form,
    url: env.siteUrl + toRequestPath(request),
    submitted_at: request.submitted_at.toISOString(),
    updated_at: request.updated_at.toISOString(),
    version: request.version,
    state: request.state,
    state_reason: request.state_reason,
    owner_id,
    owner: colleagues.find(({ id }) => id === owner_id)?.name ?? null,
    follow_up_on: request.follow_up_on,
    waiting_since: toTime(request.waiting_since),
    replied_at: toTime(request.replied_at),
    name: request.name,
    email: request.email,
    is_email_confirmed: request.address_confirmed_at !== null,
    company_name: request.company_name,
    project_type: request.project_type,
    project_duration: request.project_duration,
    workload: request.workload,
    start_date: request.start_date,
    message: request.message,
    marketing_consent: request.marketing_consent,
    members: request.members.map(({ member_id, full_name, slug, answer, comment }) => ({
      member_id,
      full_name,
      slug,
      answer,
      comment,
    })),
    find: find
      ? {
          technologies: find.technologies.map(({ name }) => name),
          number_of_developers: find.number_of_developers,
          seniority_level: find.seniority_level,
          max_rate: find.max_rate,
          currency: find.currency,
          job_description: find.job_description,
        }
      : null,
    call: call ? toCall(call) : null,
    application: application ? toApplication(application) : null,
    files: request.files.map(({ name }) => name),
  };
}

const toTime = (at: Date | null): string | null => at?.toISOString() ?? null;

const toCall = ({ starts_at, ends_at, timezone, status }: RequestCall) => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  timezone,
  status,
});

function toApplication(row: ApplicationRow): DeskRequestData["application"] {
  const { technologies, languages, linkedin_url, github_url, portfolio_url, links } = row;
  const own = [linkedin_url, github_url, portfolio_url].filter((url) => url !== null);
  return {
    job: row.job,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    country_code: row.country_code,
    city: row.city,
    timezone: row.timezone,
    seniority_level: row.seniority_level,
    years_of_experience: row.years_of_experience,
    technologies: technologies
      .toSorted((a, b) => Number(b.main) - Number(a.main))
      .map(({ name }) => name),
    languages: languages.map(({ code, level }) => `${code} ${level}`),
    hourly_rate: row.hourly_rate,
    currency: row.currency,
    links: [...own, ...links],
    decided_at: toTime(row.decided_at),
  };
}
