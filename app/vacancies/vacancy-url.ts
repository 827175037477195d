import type { VacancyCard, VacancyFilter } from "#contract/content/vacancy.ts";
import { VACANCY_FIELDS } from "#contract/content/vacancy-terms.ts";

// Apart from what reads a URL: the browser needs no zod to write one.

/** URL of `/vacancies` for a filter: equal filters have equal URLs. */
export function toVacanciesUrl(filter: VacancyFilter): string {
  const pairs = VACANCY_FIELDS.flatMap((field) => {
    const values: readonly string[] = filter[field] ?? [];
    return values.length > 0 ? [`${field}=${[...values].sort().join(",")}`] : [];
  });
  return pairs.length > 0 ? `/vacancies?${pairs.join("&")}` : "/vacancies";
}

/** Vacancies like one: of the same type and workplace, with one of its technologies. */
export const toSimilarFilter = ({
  type,
  workplace,
  technologies,
}: Pick<VacancyCard, "type" | "workplace" | "technologies">): VacancyFilter => ({
  type: [type],
  workplace: [workplace],
  ...(technologies.length > 0 && { technology: technologies.map(({ slug }) => slug) }),
});

/** URL of the page that takes an address for new vacancies of a filter. */
export const toAlertUrl = (filter: VacancyFilter): string =>
  toVacanciesUrl(filter).replace("/vacancies", "/vacancy-alert");
