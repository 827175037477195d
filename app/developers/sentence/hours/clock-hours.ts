import { NOONS } from "../../dictionaries/halves-of-day.ts";
import { BEFORE_CLOCK } from "../../dictionaries/word-classes/determiners.ts";
import { SINCE_WORDS, UNTIL_WORDS } from "../../dictionaries/word-classes/prepositions.ts";
import { findNumber } from "../words/numbers.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const NOON = 12;
const noons = toPhrases(NOONS);
const MIDNIGHT = 24;

/** An hour of a day: `9`, `9am`, `17:00`, `5 pm`, `9 Uhr`. */
function findHour(words: readonly SentenceWord[], at: number) {
  const noon = takePhrase(words, at, noons);
  if (noon > 0) return { hour: NOON, isHalf: false, isClock: true, end: at + noon };
  const number = findNumber(words, at);
  if (!number || !Number.isInteger(number.value) || number.value > MIDNIGHT) return undefined;
  let end = at + number.length;
  const isFull = /^[0-5]\d$/.test(words[end]?.key ?? "") && words[end]?.gap === "comma";
  if (isFull) end += 1;
  const [am, pm, oClock] = [
    take(words, end, "am"),
    take(words, end, "pm"),
    take(words, end, "oClock"),
  ];
  const isAfternoon = pm > 0 && number.value < NOON;
  return {
    hour: number.value + (isAfternoon ? NOON : 0),
    isHalf: am + pm > 0,
    isClock: isFull || am + pm + oClock > 0,
    end: end + Math.max(am, pm, oClock),
  };
}

/** The end of a time of a clock: `9am`, `17:00`, `9 Uhr`. */
export function takeClockTime(words: readonly SentenceWord[], at: number): number {
  const hour = findHour(words, at);
  return hour?.isClock ? hour.end - at : 0;
}

const UNTIL = toWordSet(UNTIL_WORDS);
const SINCE = toWordSet(SINCE_WORDS);
const ARTICLES = toWordSet(BEFORE_CLOCK);

/** Hours of a working day up to or from one of them: `till 11am`, `from 2 pm`, `hasta las 11:00`. */
export function findBoundedDay(
  words: readonly SentenceWord[],
  at: number,
  { from, to }: { from: number; to: number },
) {
  const key = words[at]?.key ?? "";
  if (!UNTIL.has(key) && !SINCE.has(key)) return undefined;
  const article = ARTICLES.has(words[at + 1]?.key ?? "") ? 1 : 0;
  const found = findHour(words, at + 1 + article);
  if (!found?.isClock || found.hour <= from || found.hour >= to) return undefined;
  const hours = UNTIL.has(key) ? { from, to: found.hour } : { from: found.hour, to };
  return { ...hours, isClock: true, end: found.end };
}

const UNITS = ["hours", "days", "weeks", "months", "years", "person", "euro", "dollar"] as const;

/** Hours of a day: `9 to 5`, `between 9am and 1pm`, `9-13 Uhr`. */
export function findClockHours(words: readonly SentenceWord[], at: number) {
  const between = take(words, at, "between");
  const first = findHour(words, at + between);
  const join = first ? take(words, first.end, "upTo") : 0;
  const last = first && join > 0 ? findHour(words, first.end + join) : undefined;
  if (!first || !last) return undefined;
  // "2-3 hours" and "eight to ten years" are none of a clock.
  if (UNITS.some((kind) => take(words, last.end, kind) > 0)) return undefined;
  const to = last.hour <= first.hour && last.hour < NOON ? last.hour + NOON : last.hour;
  return to > first.hour
    ? { from: first.hour, to, isClock: first.isClock || last.isClock, end: last.end }
    : undefined;
}
