import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import { MAX_OPEN_VACANCIES } from "#contract/values/limits.ts";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { vacancies } from "#database/tables/vacancies.ts";

const cardColumns = {
  id: vacancies.id,
  slug: vacancies.slug,
  title: vacancies.title,
  type: vacancies.type,
  workplace: vacancies.workplace,
  location: vacancies.location,
  country_code: vacancies.country_code,
  pay: vacancies.pay,
  technology_ids: vacancies.technology_ids,
  seniority_level: vacancies.seniority_level,
  posted_at: vacancies.posted_at,
  valid_until: vacancies.valid_until,
  closed_at: vacancies.closed_at,
  excerpt: vacancies.excerpt,
  updated_at: vacancies.updated_at,
};

export type VacancyCardRow = Awaited<ReturnType<typeof listOpenVacancyRows>>[number];
export type VacancyRow = VacancyCardRow & { body: string };

const isOpen = and(eq(vacancies.published, true), isNull(vacancies.closed_at));

/** Whether there is an open vacancy. */
export async function hasOpenVacancies(db: Queryable): Promise<boolean> {
  const rows = await narrowReads({ vacancies: ["vacancies:set"] }, () =>
    db.select({ id: vacancies.id }).from(vacancies).where(isOpen).limit(1),
  );
  return rows.length > 0;
}

/** Open vacancies, newest first. */
export function listOpenVacancyRows(db: Queryable) {
  return narrowReads({ vacancies: ["vacancies:cards"] }, () =>
    db
      .select(cardColumns)
      .from(vacancies)
      .where(isOpen)
      .orderBy(desc(vacancies.posted_at), desc(vacancies.id))
      .limit(MAX_OPEN_VACANCIES),
  );
}

/** Open vacancies that were first published after one with the id `after`, up to `until`. */
export function listNewVacancyRows(
  db: Queryable,
  { after, until }: { after: number; until: number },
): Promise<VacancyCardRow[]> {
  return db
    .select(cardColumns)
    .from(vacancies)
    .where(and(isOpen, gt(vacancies.id, after), lte(vacancies.id, until)))
    .orderBy(desc(vacancies.posted_at), desc(vacancies.id))
    .limit(MAX_OPEN_VACANCIES);
}

export async function findVacancyRow(db: Queryable, slug: string): Promise<VacancyRow | undefined> {
  const [row] = await narrowReads({ vacancies: [`vacancies:slug:${slug}`] }, () =>
    db
      .select({ ...cardColumns, body: vacancies.body })
      .from(vacancies)
      .where(and(eq(vacancies.slug, slug), eq(vacancies.published, true))),
  );
  return row;
}
