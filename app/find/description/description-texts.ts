import { toMoney } from "#app/developers/parts/member-texts.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import type { DescriptionReading } from "#contract/job-description.ts";
import { type Currency, SENIORITY_LABELS, type SeniorityLevel } from "#contract/member-terms.ts";
import {
  PROJECT_DURATIONS,
  START_DATES,
  toOptionLabel,
  WORKLOADS,
} from "#contract/request-terms.ts";

type Names = { toTechnology: (slug: string) => string; currency: Currency };

/** What was filled in: `React, Go · 2 developers · Senior · up to €60 / h`; empty for nothing. */
export function toFilledText(reading: DescriptionReading, { toTechnology, currency }: Names) {
  const { technologies, number_of_developers, seniority_level, max_rate } = reading;
  return [
    technologies.map(toTechnology).join(", "),
    number_of_developers ? toDeveloperCount(number_of_developers) : "",
    toLevel(seniority_level),
    max_rate ? `up to ${toMoney(max_rate, currency)} / h` : "",
    toOptionLabel(PROJECT_DURATIONS, reading.project_duration),
    toOptionLabel(WORKLOADS, reading.workload),
    toOptionLabel(START_DATES, reading.start_date),
  ]
    .filter(Boolean)
    .join(" · ");
}

const toLevel = (name: string) => SENIORITY_LABELS[name as SeniorityLevel] ?? "";

/** What the client has to decide, in sentences. */
export function toUnclearTexts(
  { others, unclear: { levels, rates } }: DescriptionReading,
  { toTechnology, currency }: Names,
): string[] {
  return [
    ...(others.length > 0 ? [`Also named: ${others.map(toTechnology).join(", ")}.`] : []),
    ...(levels.length > 0 ? [`It names several levels: ${levels.map(toLevel).join(", ")}.`] : []),
    ...(rates.length > 0
      ? [`It names several rates: ${rates.map((rate) => toMoney(rate, currency)).join(", ")}.`]
      : []),
  ];
}
