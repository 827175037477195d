import { findNumber } from "../words/numbers.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Amount, findAmount } from "./find-amount.ts";

/** Words between an amount and "below that". */
const MAX_BEFORE_THAT = 20;

/** "The last one was 80 an hour, we'd like to stay below that" */
export function findThat(words: readonly SentenceWord[], at: number): Amount | undefined {
  const length = take(words, at, "belowThat");
  if (length === 0) return undefined;
  for (let index = at - 1; index >= Math.max(0, at - MAX_BEFORE_THAT); index -= 1) {
    const amount = findAmount(words, index);
    const isMoney = amount && (amount.currency || amount.hours !== undefined || amount.isRate);
    if (isMoney && !amount.isTotal && amount.end <= at)
      return { ...amount, bound: "upper", end: at + length };
  }
  return undefined;
}

/** Words of a number that another one takes further: "forty five". */
const MAX_NUMBER_WORDS = 3;

/** "Isn't 120/h? More like 70", "all were too expensive, anyone around 45?" */
function isAfterAmount(words: readonly SentenceWord[], at: number): boolean {
  const rather = take(words, at, "ratherAbout") > 0;
  if (!rather && take(words, at, "about") === 0) return false;
  for (let index = at - 1; index >= Math.max(0, at - MAX_BEFORE_THAT); index -= 1) {
    if (take(words, index, "tooExpensive") > 0) return true;
    if (rather && take(words, index, "perHour") > 0) return true;
  }
  return false;
}

/** "40 per hour, maybe 45", "we can do 40, maybe 45" */
export function isSaidAgain(words: readonly SentenceWord[], at: number): boolean {
  if (isAfterAmount(words, at)) return true;
  if (take(words, at, "about") === 0) return false;
  if (takeBefore(words, at, "perHour") > 0) return true;
  for (let length = 1; length <= MAX_NUMBER_WORDS; length += 1) {
    const isNumber = findNumber(words, at - length)?.length === length;
    if (isNumber && takeBefore(words, at - length, "rate") > 0) return true;
  }
  return false;
}
