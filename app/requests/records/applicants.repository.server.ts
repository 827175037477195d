import { inArray } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { applications } from "#database/tables/applications.ts";

/** What an email to an applicant says of the application. */
export type Applicant = { job: string; first_name: string };

/** Applicants by the id of their request. */
export async function listApplicants(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Applicant>> {
  const { request_id, job, first_name } = applications;
  const rows = await db
    .select({ request_id, job, first_name })
    .from(applications)
    .where(inArray(request_id, [...ids]));
  return new Map(rows.map(({ request_id, ...applicant }) => [request_id, applicant]));
}
