import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { listNewVacancies } from "#app/vacancies/vacancies.service.server.ts";
import { toVacancyFilter } from "#app/vacancies/vacancy-query.ts";
import { toPayText, toPlaceText } from "#app/vacancies/vacancy-texts.ts";
import { toVacanciesUrl } from "#app/vacancies/vacancy-url.ts";
import type { VacancyCard, VacancyFilter } from "#contract/content/vacancy.ts";
import { VACANCY_TYPE_LABELS, WORKPLACE_LABELS } from "#contract/content/vacancy-terms.ts";
import type { Database } from "#database/client.server.ts";
import type { EmailLink } from "#services/email/email-document.ts";
import type { SearchFilter, SearchSource } from "./search-source.server.ts";

const ALL = "All vacancies";

/** Searches for vacancies. */
export const VACANCY_SEARCHES: SearchSource = {
  async readFilter(db, params) {
    const names = await readNames(db);
    const { technology = [], ...others } = toVacancyFilter(params);
    const known = technology.filter((slug) => names.has(slug));
    return toSearchFilter(known.length > 0 ? { ...others, technology: known } : others, names);
  },
  async readStored(db, search) {
    return toSearchFilter(parseStored(search), await readNames(db));
  },
  async listNew(db, search, { siteUrl, now: _now, ...range }) {
    const { vacancies, total } = await listNewVacancies(db, parseStored(search), range);
    return { links: vacancies.map((vacancy) => toLink(vacancy, siteUrl)), total };
  },
};

const parseStored = (search: string) => toVacancyFilter(new URLSearchParams(search));

/** Names of technologies by slug. */
async function readNames(db: Database): Promise<ReadonlyMap<string, string>> {
  return new Map((await listTechnologies(db)).map(({ slug, name }) => [slug, name]));
}

function toSearchFilter(filter: VacancyFilter, names: ReadonlyMap<string, string>): SearchFilter {
  const { type = [], workplace = [], technology = [] } = filter;
  const alternatives = [
    type.map((one) => VACANCY_TYPE_LABELS[one]),
    workplace.map((one) => WORKPLACE_LABELS[one]),
    technology.map((slug) => names.get(slug) ?? slug),
  ];
  const text = alternatives.flatMap((one) => one.join(" or ") || []).join(", ") || ALL;
  const [, query = ""] = toVacanciesUrl(filter).split("?");
  return { search: query && `?${query}`, text, plainText: text };
}

function toLink(vacancy: VacancyCard, siteUrl: string): EmailLink {
  return {
    label: vacancy.title,
    href: `${siteUrl}/vacancies/${vacancy.slug}`,
    detail: [VACANCY_TYPE_LABELS[vacancy.type], toPlaceText(vacancy), toPayText(vacancy.pay)].join(
      ", ",
    ),
  };
}
