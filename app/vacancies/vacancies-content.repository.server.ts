import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { vacancies } from "#database/tables/vacancies.ts";

type Columns = Required<
  Omit<typeof vacancies.$inferInsert, "id" | "published" | "updated_at" | "technology_ids">
>;

/** A vacancy as an import writes it, its technologies by slug. */
export type VacancyInput = Columns & { technologies: string[] };

/** Everything that was ever imported, unpublished ones included. */
export function listStoredVacancies(db: Queryable) {
  return db
    .select({
      slug: vacancies.slug,
      source: vacancies.source,
      published: vacancies.published,
    })
    .from(vacancies)
    .orderBy(asc(vacancies.slug));
}

/** Writes a published vacancy by its slug. */
export async function upsertVacancy(tx: Queryable, input: VacancyInput): Promise<void> {
  const { technologies: slugs, ...columns } = input;
  const rows = await tx
    .select({ id: technologies.id, slug: technologies.slug })
    .from(technologies)
    .where(inArray(technologies.slug, slugs));
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  const row = { ...columns, technology_ids: slugs.flatMap((slug) => ids.get(slug) ?? []) };
  await tx
    .insert(vacancies)
    .values(row)
    .onConflictDoUpdate({
      target: vacancies.slug,
      set: { ...row, published: true, updated_at: sql`now()` },
    });
}

/** Unpublishes vacancies; the rows remain for the applications that reference them. */
export async function unpublishVacancies(tx: Queryable, slugs: readonly string[]): Promise<void> {
  await tx
    .update(vacancies)
    .set({ published: false, updated_at: sql`now()` })
    .where(and(eq(vacancies.published, true), inArray(vacancies.slug, [...slugs])));
}
