import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
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

/** Open vacancies, newest first. */
export function listOpenVacancyRows(db: Queryable) {
  return db
    .select(cardColumns)
    .from(vacancies)
    .where(and(eq(vacancies.published, true), isNull(vacancies.closed_at)))
    .orderBy(desc(vacancies.posted_at), desc(vacancies.id));
}

export async function findVacancyRow(db: Queryable, slug: string): Promise<VacancyRow | undefined> {
  const [row] = await db
    .select({ ...cardColumns, body: vacancies.body })
    .from(vacancies)
    .where(and(eq(vacancies.slug, slug), eq(vacancies.published, true)));
  return row;
}
