import { addDays } from "#platform/time/date-text.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type FindDate, MONTH_DAYS } from "./date-parts.ts";
import { findDate } from "./dates.ts";

/** Longer ones are no distance to a start. */
const MAX_SPAN_DAYS = 400;

const SPANS = [
  ["days", 1],
  ["weeks", 7],
  ["months", MONTH_DAYS],
  ["years", 365],
] as const;

/** "In 3D" */
const isDimension = (words: readonly SentenceWord[], at: number) =>
  words[at]?.key === "d" && words[at]?.gap === "none" && /^[23]$/.test(words[at - 1]?.key ?? "");

/** `two weeks`, `a month`, `1-2 weeks`, `10 days from now`: the end of the span. */
export function findSpan(words: readonly SentenceWord[], at: number) {
  const first = findNumber(words, at);
  const article = first ? 0 : words[at]?.key === "a" ? 1 : 0;
  let end = at + (first?.length ?? article);
  if (end === at) return undefined;
  const range = first ? take(words, end, "upTo") || take(words, end, "or") : 0;
  const last = range > 0 ? findNumber(words, end + range) : undefined;
  if (last) end += range + last.length;
  if (!mayBegin(words, end, BEGINS.unit)) return undefined;
  for (const [kind, days] of SPANS) {
    const unit = take(words, end, kind);
    if (unit > 0 && !isDimension(words, end)) {
      const number = last?.value ?? first?.value ?? 1;
      return { days: number * days, number, unit: kind, length: end + unit - at };
    }
  }
  return undefined;
}

/** The day after a span, which only some words before or after it say: "in two weeks". */
export const findDistance: FindDate = (words, at, today) => {
  const notice = take(words, at, "noticePeriod");
  // "Notice period: max 2 weeks"
  const before =
    notice > 0 ? notice + take(words, at + notice, "upper") : take(words, at, "beforeSpan");
  const span = findSpan(words, at + before);
  if (!span || span.days > MAX_SPAN_DAYS) return undefined;
  // "For three months or so" is no distance.
  const isLong = before === 0 && takeBefore(words, at, "duration") > 0;
  const fromNow = isLong ? 0 : take(words, at + before + span.length, "fromNow");
  return before + fromNow > 0
    ? { dates: [addDays(today, span.days)], length: before + span.length + fromNow, isSpan: true }
    : undefined;
};

/** Words of what has the date: "the launch of our shop on". */
const MAX_EVENT_WORDS = 5;

const SHORT_SPANS: ReadonlySet<string> = new Set(["days", "weeks", "months"]);

/** "Two weeks before Christmas", for which one has to be free that long before it. */
export const findSpanBefore: FindDate = (words, at, today) => {
  const span = findSpan(words, at);
  const earlier = span && SHORT_SPANS.has(span.unit) ? at + span.length : words.length;
  const link = take(words, earlier, "earlierThan");
  if (!span || link === 0) return undefined;
  // "Two weeks before the launch on 15 May"
  for (let start = earlier + link; start <= earlier + link + MAX_EVENT_WORDS; start += 1) {
    const gap = words[start]?.gap;
    if (start > earlier + link && (gap === "comma" || gap === "stop")) return undefined;
    const found = findDate(words, start, today);
    if (!found) continue;
    const dates: [string] = [addDays(found.dates[0], -span.days)];
    return { dates, length: start + found.length - at };
  }
  return undefined;
};
