import type { Findings } from "./findings.ts";

/** Hours of a full week, and of one of which only "part time" is said. */
const [FULL_WEEK, HALF_WEEK] = [40, 20];
/** Rates of an hour beyond these are of other sums. */
const [MIN_RATE, MAX_RATE] = [10, 250];

const roundUp = (value: number) => Math.ceil(value - 1e-9);

/** Makes a reckoned rate a filter, and what said it neither ignored nor offered. */
function addRate(findings: Findings, rate: number, texts: readonly string[]) {
  findings.filter = { ...findings.filter, rate_max: roundUp(rate) };
  findings.take(texts);
}

/**
 * The rates of sums: "3,000 a month for half time" is more an hour than at full time, "3,000 in total for
 * 50 hours" is 60 an hour.
 */
export function settleSums(findings: Findings) {
  const { sums, filter } = findings;
  const { weekRate, weeklyHours, total, totalHours } = sums;
  const isLikely = (rate: number) => rate >= MIN_RATE && rate <= MAX_RATE;
  const isPart = filter.workload?.length === 1 && filter.workload[0] === "part_time";
  if (weekRate && isPart && filter.rate_min === undefined) {
    const rate = (weekRate.value * FULL_WEEK) / (weeklyHours ?? HALF_WEEK);
    if (isLikely(rate)) addRate(findings, rate, [weekRate.text]);
  } else if (total && totalHours && filter.rate_max === undefined) {
    const rate = total.value / totalHours.value;
    if (!isLikely(rate)) return;
    addRate(findings, rate, [total.text, totalHours.text]);
    // Of "2,000 in total for 40 hours" the hours are no week.
    if (weeklyHours === totalHours.value) delete findings.filter.workload;
  }
}
