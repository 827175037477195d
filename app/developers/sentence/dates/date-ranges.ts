import type { FoundDate, Reading } from "../reading.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { findDate } from "./dates.ts";
import { findSaidDate, toStarts } from "./said-dates.ts";

/** The end of "from 1 December to 31 March". */
export function takeLastDay(words: readonly SentenceWord[], at: number, today: string): number {
  const to = take(words, at, "and") > 0 ? 0 : takeAfter(words, at, "upTo");
  // "20 May - 10 June"
  const isDash = words[at]?.isAfterBullet === true;
  const last = to > 0 || isDash ? findDate(words, at + to, today) : undefined;
  return last ? to + last.length : 0;
}

/** The end of "in January and February", which is from January on. */
export function takeLastMonth(
  words: readonly SentenceWord[],
  at: number,
  { first }: FoundDate,
  today: string,
): number {
  const and = first ? takeAfter(words, at, "and") : 0;
  const last = and > 0 ? findDate(words, at + and, today) : undefined;
  return last?.first ? and + last.length : 0;
}

/** "Between 1 and 15 May": by the last of them. "From 3 to 28 May": from the first of them on. */
function readDays(words: readonly SentenceWord[], at: number, today: string): Reading | undefined {
  const isDay = /^(?:[1-9]|[12]\d|3[01])$/.test(words[at]?.key ?? "");
  const to = isDay ? take(words, at + 1, "upTo") : 0;
  const last = to > 0 ? findDate(words, at + 1 + to, today) : undefined;
  if (!last) return undefined;
  const isFirst = take(words, at + 1, "and") === 0;
  const [date] = last.dates;
  const first = `${date.slice(0, -2)}${words[at]?.key.padStart(2, "0")}`;
  const dates = isFirst && first < date ? [first] : last.dates;
  return { length: 1 + to + last.length, filters: toStarts(dates, today) };
}

/** "Between Christmas and the end of February": from the first of them on. */
export function readBetween(
  words: readonly SentenceWord[],
  at: number,
  today: string,
): Reading | undefined {
  const verb = take(words, at, "start") || take(words, at, "available");
  const between = take(words, at + verb, "between");
  const days = between > 0 ? readDays(words, at + verb + between, today) : undefined;
  if (days) return { ...days, length: verb + between + days.length };
  const first = between > 0 ? findSaidDate(words, at + verb + between, today) : undefined;
  if (!first?.found) return undefined;
  const end = at + verb + between + first.before + first.found.length;
  const and = take(words, end, "upTo");
  const last = and > 0 ? findSaidDate(words, end + and, today) : undefined;
  if (!last?.found) return undefined;
  // "The start should be between 7 and 21 May" is by the last of them.
  const isStart = [0, 1, 2, 3, 4].some((back) => take(words, at - back, "start") > 0);
  const [day] = (isStart ? last.found : first.found).dates;
  return {
    length: end + and + last.before + last.found.length - at,
    filters: [day <= today ? { available: true } : { available_by: day }],
  };
}
