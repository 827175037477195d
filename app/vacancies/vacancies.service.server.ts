import type { Vacancy, VacancyCard, VacancyFilter } from "#contract/content/vacancy.ts";
import { type Paged, toPagingLinks, toPagingMeta } from "#contract/http/paging.ts";
import type { Technology } from "#contract/values/taxonomy.ts";
import type { Queryable } from "#database/client.server.ts";
import { findTechnologyNames } from "../taxonomy/technologies.repository.server.ts";
import {
  findVacancyRow,
  listNewVacancyRows,
  listOpenVacancyRows,
  type VacancyCardRow,
} from "./vacancies.repository.server.ts";
import { matchesVacancyFilter } from "./vacancy-query.ts";

/** Number of similar vacancies below a closed one. */
const SIMILAR = 3;

function toCard(row: VacancyCardRow, names: Map<number, Technology>): VacancyCard {
  const { technology_ids, updated_at, ...card } = row;
  return { ...card, technologies: technology_ids.flatMap((id) => names.get(id) ?? []) };
}

async function toCards(db: Queryable, rows: VacancyCardRow[]): Promise<VacancyCard[]> {
  const names = await findTechnologyNames(
    db,
    rows.flatMap((row) => row.technology_ids),
  );
  return rows.map((row) => toCard(row, names));
}

/** Every open vacancy, newest first. */
export async function listOpenVacancies(db: Queryable): Promise<VacancyCard[]> {
  return toCards(db, await listOpenVacancyRows(db));
}

/**
 * Open vacancies of a filter that were first published after one with the id `after`, up to `until`.
 * @returns the newest ones and how many there are
 */
export async function listNewVacancies(
  db: Queryable,
  filter: VacancyFilter,
  { limit, ...range }: { after: number; until: number; limit: number },
): Promise<{ vacancies: VacancyCard[]; total: number }> {
  const found = (await toCards(db, await listNewVacancyRows(db, range))).filter((vacancy) =>
    matchesVacancyFilter(vacancy, filter),
  );
  return { vacancies: found.slice(0, limit), total: found.length };
}

/** One page of the open vacancies; a page past the end is the last one. */
export async function listVacancies(
  db: Queryable,
  query: { page: number; per_page: number; filter: VacancyFilter },
  toUrl: (page: number) => string,
): Promise<Paged<VacancyCard>> {
  // A few dozen: loaded as a whole and filtered here, by the same rule as on the page.
  const found = (await listOpenVacancies(db)).filter((vacancy) =>
    matchesVacancyFilter(vacancy, query.filter),
  );
  const meta = toPagingMeta({ ...query, total: found.length, path: "/api/vacancies" });
  const start = (meta.current_page - 1) * meta.per_page;
  return {
    data: found.slice(start, start + meta.per_page),
    links: toPagingLinks(meta, toUrl),
    meta,
  };
}

/** Also a closed one, which still has a page (product §2). */
export async function findVacancy(db: Queryable, slug: string): Promise<Vacancy | undefined> {
  const row = await findVacancyRow(db, slug);
  if (!row) return undefined;
  const { body, ...card } = row;
  const [vacancy] = await toCards(db, [card]);
  return vacancy && { ...vacancy, body };
}

/** Open vacancies that share most with this one, newest first among equals. */
export async function listSimilarVacancies(
  db: Queryable,
  vacancy: VacancyCard,
): Promise<VacancyCard[]> {
  const requested = new Set(vacancy.technologies.map(({ id }) => id));
  const score = (other: VacancyCard) =>
    2 * other.technologies.filter(({ id }) => requested.has(id)).length +
    Number(other.seniority_level === vacancy.seniority_level) +
    Number(other.workplace === vacancy.workplace);
  const others = (await listOpenVacancies(db)).filter(({ id }) => id !== vacancy.id);
  return others.toSorted((a, b) => score(b) - score(a)).slice(0, SIMILAR);
}
