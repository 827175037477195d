import { findDate } from "#app/developers/sentence/dates/dates.ts";
import { findSpan } from "#app/developers/sentence/dates/spans.ts";
import { hasPhrase } from "#app/developers/sentence/words/phrase-places.ts";
import { take, takeBefore } from "#app/developers/sentence/words/vocabulary.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import type { DescriptionReading } from "#contract/clients/job-description.ts";
import type { DescriptionParts } from "./description-parts.ts";

type ProjectTerms = Pick<
  DescriptionReading,
  "project_duration" | "workload" | "start_date" | "starts_on"
> & { workloads: string[] };

const MONTH_DAYS = 30;
/** A longer time is of the client: "for over 60 years". */
const MAX_DAYS = 5 * 365;
/** Days up to which a start is what each answer says. */
const STARTS = [
  { days: 7, name: "as_soon_as_possible" },
  { days: 20, name: "1_2_weeks" },
  { days: 45, name: "in_one_month" },
] as const;

function toDuration(days: number): string {
  if (days <= MONTH_DAYS) return "1_4_weeks";
  if (days <= 3 * MONTH_DAYS) return "1_3_month";
  return days <= 6 * MONTH_DAYS ? "3_6_month" : "more_than_6_month";
}

/** "for 3 months", "duration: 6-9 months", "a 6 month contract"; the longer end of a range. */
function readDuration({ words, parts }: DescriptionParts, today: string): string {
  const isLongTerm = hasPhrase(words, "longTerm");
  for (const { item } of parts) {
    if (item.kind === "condition" && item.reading.start) continue;
    for (let at = item.at; at < item.end; at += 1) {
      const days = findDuration(words, at, today);
      if (days !== undefined) return toDuration(days);
    }
  }
  return isLongTerm ? "more_than_6_month" : "";
}

function findDuration(
  words: readonly SentenceWord[],
  at: number,
  today: string,
): number | undefined {
  const span = findSpan(words, at);
  if (!span || span.unit === "days" || span.days > MAX_DAYS) return undefined;
  const end = at + span.length;
  if (take(words, end, "noDuration") > 0) return undefined;
  const isLineStart = at === 0 || words[at]?.gap === "stop";
  // "Four months from 11 January"
  const isDated = findDate(words, end + take(words, end, "beforeDate"), today) !== undefined;
  // "20 hours a week, 4 to 5 months, from January"
  const isEnd = isDated || (words[end]?.gap ?? "stop") !== "space";
  const isClause = words[at]?.gap === "comma" && isEnd;
  const isSaid =
    takeBefore(words, at, "duration") > 0 ||
    take(words, end, "durationAfter") > 0 ||
    ((isLineStart || isClause) && span.unit === "months");
  return isSaid ? span.days : undefined;
}

/** Of "full time, three days a week at home" the first: a workload that is named counts, else what hours and days make. */
function toWorkloads({ parts }: DescriptionParts): string[] {
  const named = new Set<string>();
  const counted = new Set<string>();
  for (const { item, mode } of parts) {
    if (item.kind !== "condition") continue;
    const { filters, opposite, weeklyHours } = item.reading;
    const said = (mode === "not" ? opposite : filters[0])?.workload ?? [];
    for (const workload of said) (weeklyHours === undefined ? named : counted).add(workload);
  }
  return [...(named.size > 0 ? named : counted)];
}

/** The start, also one that is only hoped for. */
function readStart({ parts }: DescriptionParts, today: string) {
  for (const { item, mode } of parts) {
    const start = item.kind === "condition" ? item.reading.start : undefined;
    if (!start || (mode !== "want" && mode !== "soft")) continue;
    const days = (Date.parse(start) - Date.parse(today)) / 86_400_000;
    const option = STARTS.find((one) => days <= one.days);
    return option ? { start_date: option.name } : { start_date: "unknown", starts_on: start };
  }
  return { start_date: "" };
}

/** The options of the project form that a job description names; empty for those it does not. */
export function readProjectTerms(description: DescriptionParts, today: string): ProjectTerms {
  const workloads = toWorkloads(description);
  const [workload = ""] = workloads;
  return {
    project_duration: readDuration(description, today),
    workload: workloads.length === 1 ? workload : "",
    workloads: workloads.length > 1 ? workloads : [],
    ...readStart(description, today),
  };
}
