/**
 * Options of the hire form; the browser stores an id and sends a name (spec §9). No zod
 * here: the steps of a form start without it.
 */
export const PROJECT_DURATIONS = [
  { id: 1, name: "1_4_weeks", label: "1–4 weeks" },
  { id: 2, name: "1_3_month", label: "1–3 months" },
  { id: 3, name: "3_6_month", label: "3–6 months" },
  { id: 4, name: "more_than_6_month", label: "More than 6 months" },
  { id: 5, name: "unknown", label: "I don't know yet" },
] as const;

export const WORKLOADS = [
  { id: 1, name: "full_time", label: "Full time" },
  { id: 2, name: "part_time", label: "Part-time" },
] as const;

export const START_DATES = [
  { id: 1, name: "as_soon_as_possible", label: "As soon as possible" },
  { id: 2, name: "1_2_weeks", label: "In 1–2 weeks" },
  { id: 3, name: "in_one_month", label: "In one month" },
  { id: 4, name: "unknown", label: "I don't know yet" },
] as const;

type Option = { readonly id: number; readonly name: string; readonly label: string };

/** The name of a stored id, as it is sent; undefined for an unknown id. */
export function toOptionName(options: readonly Option[], id: number): string | undefined {
  return options.find((option) => option.id === id)?.name;
}

/** The id of an option by its name; 0 for a name that is no option. */
export function toOptionId(options: readonly Option[], name: string | undefined): number {
  return options.find((option) => option.name === name)?.id ?? 0;
}

/** Label of a sent option. */
export function toOptionLabel(options: readonly Option[], name: string): string {
  return options.find((option) => option.name === name)?.label ?? name;
}
