// No zod here: pages that only show vacancies read this file.

export const VACANCY_TYPES = ["full_time", "part_time", "contract"] as const;
export type VacancyType = (typeof VACANCY_TYPES)[number];
export const VACANCY_TYPE_LABELS: Record<VacancyType, string> = {
  full_time: "Full time",
  part_time: "Part-time",
  contract: "Contract",
};

export const WORKPLACES = ["remote", "hybrid", "office"] as const;
export type Workplace = (typeof WORKPLACES)[number];
export const WORKPLACE_LABELS: Record<Workplace, string> = {
  remote: "Remote",
  hybrid: "Hybrid",
  office: "Office",
};

export const PAY_PERIODS = ["hour", "month", "year"] as const;

/** Filters of the list of vacancies, in the order of a URL. */
export const VACANCY_FIELDS = ["type", "workplace", "technology"] as const;
