import type { DescriptionReading } from "#contract/job-description.ts";

type ProjectTerms = Pick<DescriptionReading, "project_duration" | "workload" | "start_date">;

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `\\d{1,2}|${NUMBERS.join("|")}`;

/** "for 3 months", "duration: 6-9 months", "a 6 month contract"; the longer end of a range. */
const DURATIONS = [
  new RegExp(
    `\\b(?:for|duration|length|lasting|lasts|about|around|at least|initially|period)\\b:? (?:about |at least |around )?(?:(?:${NUMBER}) ?(?:-|–|to) ?)?(${NUMBER})[ -](week|month)s?\\b(?! (?:of )?(?:experience|ago|notice|probation))`,
    "i",
  ),
  new RegExp(
    `\\b(?:(?:${NUMBER}) ?(?:-|–|to) ?)?(${NUMBER})[ -](week|month)s?[ -](?:contract|project|engagement|assignment|long)\\b`,
    "i",
  ),
];
const LONG_TERM = /\blong[- ]term\b/i;

function toDuration(amount: number, unit: string): string {
  if (unit.toLowerCase() === "week") return toDuration(amount / 4, "month");
  if (amount <= 1) return "1_4_weeks";
  if (amount <= 3) return "1_3_month";
  return amount <= 6 ? "3_6_month" : "more_than_6_month";
}

const toAmount = (text: string) => NUMBERS.indexOf(text.toLowerCase()) + 1 || Number(text);

function readDuration(text: string): string {
  for (const pattern of DURATIONS) {
    const [, amount, unit] = pattern.exec(text) ?? [];
    if (amount && unit) return toDuration(toAmount(amount), unit);
  }
  return LONG_TERM.test(text) ? "more_than_6_month" : "";
}

const FULL_TIME = /\bfull[- ]?time\b/i;
const PART_TIME = /\bpart[- ]?time\b/i;

/** Empty where both are named. */
function readWorkload(text: string): string {
  const isFull = FULL_TIME.test(text);
  if (isFull === PART_TIME.test(text)) return "";
  return isFull ? "full_time" : "part_time";
}

const STARTS = [
  {
    name: "as_soon_as_possible",
    pattern: /\b(?:asap|as soon as possible|start(?:s|ing)? (?:now|immediately|right away))\b/i,
  },
  {
    name: "1_2_weeks",
    pattern: /\bstart(?:s|ing)?\b:? (?:in|within) (?:a|one|two|1|2|1-2|1–2) weeks?\b/i,
  },
  {
    name: "in_one_month",
    pattern: /\bstart(?:s|ing)?\b:? (?:(?:in|within) (?:a|one|1) month|next month)\b/i,
  },
];

/** The options of the project form that a job description names; empty for those it does not. */
export function readProjectTerms(text: string): ProjectTerms {
  const flat = text.replaceAll(/\s+/g, " ");
  return {
    project_duration: readDuration(flat),
    workload: readWorkload(flat),
    start_date: STARTS.find(({ pattern }) => pattern.test(flat))?.name ?? "",
  };
}
