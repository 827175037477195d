import { AFTERNOONS, EVENINGS, MORNINGS } from "../../dictionaries/halves-of-day.ts";
import type { Dictionary } from "../names/find-name.ts";
import { findZone } from "../names/places.ts";
import type { Reading } from "../reading.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

/** The usual working day. */
export const USUAL_DAY = { from: 9, to: 17 };
const NOON = 13;
/** Hours of a half of the day that are in common. */
export const HALF_DAY_OVERLAP = 2;
const HOURS_OF_A_PART = 4;
export const WEEKS_OF_A_MONTH = 4;

const mornings = toPhrases(MORNINGS);
const afternoons = toPhrases(AFTERNOONS);
/** What a half of a day begins with. */
export const HALVES: ReadonlySet<string> = new Set([...mornings.keys(), ...afternoons.keys()]);
const evenings = toPhrases(EVENINGS);

export type HalfDay = { from: number; to: number; length: number };

/** Hours of a half of the usual day: "mornings". */
export function findHalf(words: readonly SentenceWord[], at: number): HalfDay | undefined {
  const morning = takePhrase(words, at, mornings);
  if (morning > 0) return { from: USUAL_DAY.from, to: NOON, length: morning };
  const afternoon = takePhrase(words, at, afternoons);
  return afternoon > 0 ? { from: NOON, to: USUAL_DAY.to, length: afternoon } : undefined;
}

export const takeEvening = (words: readonly SentenceWord[], at: number) =>
  takePhrase(words, at, evenings);

/** "Two evenings a week", "one afternoon a month" */
export function findPartsOfWeek(words: readonly SentenceWord[], at: number, number: number) {
  const part = findHalf(words, at)?.length ?? takeEvening(words, at);
  const week = part > 0 ? take(words, at + part, "perWeek") : 0;
  const month = part > 0 ? take(words, at + part, "perMonth") : 0;
  if (week + month === 0) return undefined;
  const hours = number * HOURS_OF_A_PART;
  return {
    hours: week > 0 ? hours : hours / WEEKS_OF_A_MONTH,
    end: at + part + Math.max(week, month),
  };
}

/** Words between "mornings" and its clock: "on", "heure de". */
const MAX_LINKS = 3;

/** "Mornings, Central European Time", "available in the mornings CET": a half of the day of a clock. */
export function readHalfDay(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): Reading | undefined {
  const said = take(words, at, "offHours");
  const start = said > 0 ? at + said - 1 : at;
  const half = findHalf(words, start);
  if (!half) return undefined;
  let end = start + half.length;
  let clock = 0;
  for (let count = 0; count < MAX_LINKS && !findZone(words, end, dictionary); count += 1) {
    clock ||= take(words, end, "overlap") + take(words, end, "clock");
    end += take(words, end, "overlap") || take(words, end, "clock") || take(words, end, "zoneLink");
  }
  const found = findZone(words, end, dictionary);
  if (!found || words[start + half.length]?.gap === "stop") return undefined;
  const after = takeAfter(words, end + found.length, "clock");
  // "Overlap with our mornings (Berlin)"
  const isNamed = said > 1 && words[end]?.isInBrackets === true;
  if (!found.isClock && clock + after === 0 && !isNamed) return undefined;
  const day = `${half.from}-${half.to}`;
  return {
    length: end + found.length + after - at,
    filters: [{ overlap: HALF_DAY_OVERLAP, zone: found.zone, day }],
  };
}
