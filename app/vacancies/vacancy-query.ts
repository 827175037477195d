import {
  type VacancyCard,
  type VacancyFilter,
  VacancyFilterSchema,
} from "#contract/content/vacancy.ts";
import {
  VACANCY_FIELDS,
  VACANCY_TYPE_LABELS,
  VACANCY_TYPES,
  WORKPLACE_LABELS,
  WORKPLACES,
} from "#contract/content/vacancy-terms.ts";
import { toVacanciesUrl } from "./vacancy-url.ts";

type Field = (typeof VACANCY_FIELDS)[number];

/**
 * Parses the URL of `/vacancies`: values repeated or with commas. A page is never refused for
 * its URL: what cannot be parsed is left out.
 */
export function toVacancyFilter(params: URLSearchParams): VacancyFilter {
  const filter: Partial<Record<Field, string[]>> = {};
  for (const field of VACANCY_FIELDS) {
    const values = params.getAll(field).flatMap((value) => value.split(","));
    const known = [...new Set(values)].filter(
      (value) => VacancyFilterSchema.shape[field].safeParse([value]).success,
    );
    if (known.length > 0) filter[field] = known.slice(0, 20);
  }
  return VacancyFilterSchema.parse(filter);
}

/** Whether a vacancy is in a filtered list: values of one field are alternatives. */
export function matchesVacancyFilter(vacancy: VacancyCard, filter: VacancyFilter): boolean {
  const { type, workplace, technology } = filter;
  return (
    (!type || type.includes(vacancy.type)) &&
    (!workplace || workplace.includes(vacancy.workplace)) &&
    (!technology || vacancy.technologies.some(({ slug }) => technology.includes(slug)))
  );
}

/**
 * Whether the list is narrowed by two values or more: such lists are without number, and not for
 * search engines.
 */
export function isVacancyCombination(filter: VacancyFilter): boolean {
  return VACANCY_FIELDS.flatMap((field): readonly string[] => filter[field] ?? []).length > 1;
}

/** The filter with `value` of `field` set, or removed if it was set. */
export function toggleVacancyFilter(
  filter: VacancyFilter,
  field: Field,
  value: string,
): VacancyFilter {
  const values: readonly string[] = filter[field] ?? [];
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value];
  const { [field]: _, ...rest } = filter;
  return VacancyFilterSchema.parse(next.length > 0 ? { ...rest, [field]: next } : rest);
}

export type VacancyChoice = {
  value: string;
  label: string;
  to: string;
  selected: boolean;
  isCombination: boolean;
};

/** Filter choices of the list of vacancies, each with its URL; only lists with a choice. */
export function toVacancyChoices(
  filter: VacancyFilter,
  technologies: readonly { slug: string; name: string }[],
): { label: string; choices: VacancyChoice[] }[] {
  const toChoices = (field: Field, options: readonly { value: string; label: string }[]) =>
    options.map((option) => {
      const next = toggleVacancyFilter(filter, field, option.value);
      return {
        ...option,
        to: toVacanciesUrl(next),
        selected: ((filter[field] ?? []) as readonly string[]).includes(option.value),
        isCombination: isVacancyCombination(next),
      };
    });
  const groups = [
    {
      label: "Type",
      choices: toChoices(
        "type",
        VACANCY_TYPES.map((value) => ({ value, label: VACANCY_TYPE_LABELS[value] })),
      ),
    },
    {
      label: "Workplace",
      choices: toChoices(
        "workplace",
        WORKPLACES.map((value) => ({ value, label: WORKPLACE_LABELS[value] })),
      ),
    },
    {
      label: "Technology",
      choices: toChoices(
        "technology",
        technologies.map(({ slug, name }) => ({ value: slug, label: name })),
      ),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 1);
}
