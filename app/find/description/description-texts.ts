import { toMoney } from "#app/developers/parts/money-text.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import type { DescriptionReading } from "#contract/clients/job-description.ts";
import {
  type Currency,
  SENIORITY_LABELS,
  type SeniorityLevel,
} from "#contract/members/member-terms.ts";
import {
  PROJECT_DURATIONS,
  START_DATES,
  toOptionLabel,
  WORKLOADS,
} from "#contract/values/request-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toDateText } from "#platform/time/date-text.ts";

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

/** Questions that have an answer already, which the text may not say. */
const PRESELECTED = {
  number_of_developers: "number of developers",
  project_duration: "how long",
  workload: "how much time",
  start_date: "start",
} as const satisfies Partial<Record<keyof DescriptionReading, string>>;

/** The preselected answers that a job description says nothing about; empty where it says all. */
export function toMissingText(reading: DescriptionReading): string {
  const missing = Object.entries(PRESELECTED).filter(
    ([name]) => !reading[name as keyof typeof PRESELECTED],
  );
  return missing.map(([, label]) => withNoun(label)).join(", ");
}

/** What the client has to decide, in sentences. */
export function toUnclearTexts(
  { others, excluded, starts_on, unclear: { levels, rates, workloads } }: DescriptionReading,
  { toTechnology, currency }: Names,
): string[] {
  return [
    ...(others.length > 0 ? [`Also named: ${others.map(toTechnology).join(", ")}.`] : []),
    ...(excluded.length > 0 ? [`Ruled out: ${excluded.map(toTechnology).join(", ")}.`] : []),
    ...(levels.length > 0 ? [`It names several levels: ${levels.map(toLevel).join(", ")}.`] : []),
    ...(rates.length > 0
      ? [`It names several rates: ${rates.map((rate) => toMoney(rate, currency)).join(", ")}.`]
      : []),
    ...(workloads.length > 0 ? ["It names both full time and part-time."] : []),
    ...(starts_on ? [`It starts on ${toDateText(starts_on)}. We'll read that in the text.`] : []),
  ];
}
