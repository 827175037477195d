import type { DescriptionReading } from "#contract/clients/job-description.ts";

/** Value of the button that fills the form. */
export const FILL_INTENT = "fill";
/** What became of it, beside the values of the controls. */
export const FILLED_NOTE = "filled_note";

/** The answers of the form that a description gives, by their names; none for what is empty. */
export function toDescribedAnswers({
  technologies,
  number_of_developers,
  max_rate,
  seniority_level,
  project_duration,
  workload,
  start_date,
}: DescriptionReading) {
  const texts = Object.entries({
    number_of_developers: String(number_of_developers ?? ""),
    max_rate: String(max_rate ?? ""),
    seniority_level,
    project_duration,
    workload,
    start_date,
  }).filter(([, text]) => text !== "");
  return {
    texts: Object.fromEntries(texts),
    technologies: technologies.length > 0 ? technologies : undefined,
  };
}
