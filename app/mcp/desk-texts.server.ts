import type { DeskRequestData } from "#contract/programs/request.ts";
import type { ThreadEntry } from "#contract/programs/thread.ts";
import type { VisitorTexts } from "./visitor-text.server.ts";

const MAX_LINE = 200;
const MAX_ENTRY = 2_000;

/** A request or application in a list. */
export function toListed(request: DeskRequestData, { wrap, wrapOrNull }: VisitorTexts) {
  return {
    reference: request.reference,
    form: request.form,
    url: request.url,
    submitted_at: request.submitted_at,
    state: request.state,
    owner: request.owner,
    follow_up_on: request.follow_up_on,
    waiting_since: request.waiting_since,
    replied_at: request.replied_at,
    name: wrap(request.name, MAX_LINE),
    company_name: wrapOrNull(request.company_name, MAX_LINE),
    message: wrapOrNull(request.message, 2 * MAX_LINE),
  };
}

/** Everything that was sent with one. Whatever is not chosen from a list or set by staff is marked. */
export function toWhole(request: DeskRequestData, texts: VisitorTexts) {
  const { wrap, wrapOrNull, wrapAll } = texts;
  const { find, application } = request;
  return {
    ...toListed(request, texts),
    message: wrapOrNull(request.message),
    state_reason: request.state_reason,
    email: wrapOrNull(request.email, MAX_LINE),
    is_email_confirmed: request.is_email_confirmed,
    project_type: wrapOrNull(request.project_type, MAX_LINE),
    project_duration: wrapOrNull(request.project_duration, MAX_LINE),
    workload: wrapOrNull(request.workload, MAX_LINE),
    start_date: wrapOrNull(request.start_date, MAX_LINE),
    developers: request.members.map(({ slug, answer, comment }) => ({
      slug,
      answer,
      comment: wrapOrNull(comment, MAX_ENTRY),
    })),
    looked_for: find && {
      technologies: find.technologies,
      number_of_developers: find.number_of_developers,
      seniority_level: find.seniority_level,
      max_rate: find.max_rate,
      currency: find.currency,
      job_description: wrapOrNull(find.job_description),
    },
    call: request.call && {
      starts_at: request.call.starts_at,
      ends_at: request.call.ends_at,
      timezone: request.call.timezone,
      status: request.call.status,
    },
    application: application && {
      job: wrap(application.job, MAX_LINE),
      first_name: wrap(application.first_name, MAX_LINE),
      last_name: wrap(application.last_name, MAX_LINE),
      phone: wrapOrNull(application.phone, MAX_LINE),
      country_code: application.country_code,
      city: wrapOrNull(application.city, MAX_LINE),
      timezone: application.timezone,
      seniority_level: application.seniority_level,
      years_of_experience: application.years_of_experience,
      technologies: wrapAll(application.technologies, MAX_LINE),
      languages: application.languages,
      hourly_rate: application.hourly_rate,
      currency: application.currency,
      links: wrapAll(application.links, MAX_LINE),
      decided_at: application.decided_at,
    },
    files: wrapAll(request.files, MAX_LINE),
  };
}

/** An entry of a conversation; colleagues repeat texts of visitors, so that all are marked. */
export const toEntry = (entry: ThreadEntry, { wrapOrNull, wrapAll }: VisitorTexts) => ({
  at: entry.at,
  kind: entry.kind,
  author: entry.author,
  staff: entry.staff,
  subject: wrapOrNull(entry.subject, MAX_LINE),
  body: wrapOrNull(entry.body, MAX_ENTRY),
  ...(entry.change ? { changed: entry.change.field } : {}),
  ...(entry.files.length > 0 ? { files: wrapAll(entry.files, MAX_LINE) } : {}),
});
