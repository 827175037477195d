import { and, desc, eq, isNull } from "drizzle-orm";
import { MAX_OPEN_VACANCIES } from "#contract/values/limits.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { applications } from "#database/tables/applications.ts";
import { vacancies } from "#database/tables/vacancies.ts";

const { id, slug, title, closed_at, type, workplace, location } = vacancies;

export async function insertApplication(
  tx: Transaction,
  application: typeof applications.$inferInsert,
): Promise<void> {
  await tx.insert(applications).values(application);
}

/** Vacancies open for applications, newest first, for the first step of the form. */
export function listOpenJobs(db: Queryable) {
  return db
    .select({ slug, title, type, workplace, location })
    .from(vacancies)
    .where(and(eq(vacancies.published, true), isNull(closed_at)))
    .orderBy(desc(vacancies.posted_at), desc(id))
    .limit(MAX_OPEN_VACANCIES);
}

/** The vacancy of an application, also one that has closed. */
export async function findJobById(db: Queryable, vacancy_id: number) {
  const [row] = await db
    .select({ slug, title, type, workplace, location })
    .from(vacancies)
    .where(eq(id, vacancy_id));
  return row;
}

export async function updateApplication(
  tx: Transaction,
  request_id: number,
  columns: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await tx.update(applications).set(columns).where(eq(applications.request_id, request_id));
}

/** A vacancy that is or was on the site; an unpublished one counts as closed. */
export async function findJob(db: Queryable, requested: string) {
  const [row] = await db
    .select({ id, title, closed_at, published: vacancies.published })
    .from(vacancies)
    .where(eq(slug, requested));
  if (!row) return undefined;
  const { published, ...job } = row;
  return { id: job.id, title: job.title, isOpen: published && job.closed_at === null };
}
