import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { Application } from "#contract/applications/application.ts";
import { findPosition } from "#contract/applications/application-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { findJob } from "./applications.repository.server.ts";

type Answers = Omit<Application, "email" | "cv">;

/** What an application is for. */
export type StoredJob = { vacancy_id: number | null; job: string };

/** Columns of the row that every form has. */
export function toRequestColumns(application: Answers) {
  const { workload, start_date, about } = application;
  return { name: toFullName(application), workload, start_date, message: about };
}

/**
 * Columns of `applications`.
 * @param current what a stored application is for: it stays possible when the vacancy has closed
 * @throws PublicError 422 for a vacancy that is closed or unknown
 */
export async function toApplicationColumns(
  tx: Transaction,
  application: Answers & { email?: string; cv?: string },
  current?: StoredJob,
) {
  const { job, email, workload, start_date, about, cv, technologies, ...columns } = application;
  return {
    ...columns,
    ...(await getJob(tx, job, current)),
    phone: columns.phone || null,
    city: columns.city || null,
    linkedin_url: columns.linkedin_url ?? null,
    github_url: columns.github_url ?? null,
    portfolio_url: columns.portfolio_url ?? null,
    technologies: await withKnownNames(tx, technologies),
  };
}

async function getJob(
  tx: Transaction,
  requested: string,
  current: StoredJob | undefined,
): Promise<StoredJob> {
  const position = findPosition(requested);
  if (position) return { vacancy_id: null, job: position };
  const job = await findJob(tx, requested);
  // Its title is the one that the applicant saw.
  if (job && current?.vacancy_id === job.id) return current;
  if (job?.isOpen) return { vacancy_id: job.id, job: job.title };
  throw unprocessable({
    job: [
      job
        ? "This vacancy has closed. Select another one or a general position"
        : "Select what you're applying for",
    ],
  });
}

async function withKnownNames(tx: Transaction, rows: Application["technologies"]) {
  const known = new Map(
    (await listTechnologies(tx)).map(({ name }) => [name.toLowerCase(), name] as const),
  );
  return rows.map((row) => ({ ...row, name: known.get(row.name.toLowerCase()) ?? row.name }));
}
