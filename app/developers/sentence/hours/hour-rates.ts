import { HOUR_NAMES } from "../../dictionaries/currencies.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { toNameKey } from "../words/words.ts";

const hourNames = new Set(HOUR_NAMES.split(",").map((name) => toNameKey(name)));

/** More hours than these are no week. */
const MAX_WEEK = 60;
const FULL_WEEK = 40;
const MIN_FULL_WEEK = 35;

const SIGNS: ReadonlySet<string> = new Set(["<", "<=", "≤"]);

/**
 * Whether an hour right after a number makes money of it: "70-80 hr", and after a word such as "budget" also
 * "90h". Less can be hours of a week, and "a 100 hour project" is neither.
 */
export function isHourRate(
  words: readonly SentenceWord[],
  at: number,
  { value, isRate }: { value: number; isRate: boolean },
): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || (next?.gap ?? "stop") === "none") return false;
  const isBound = SIGNS.has(words[at - 2]?.key ?? "") && take(words, at + 1, "perWeek") === 0;
  // "<40 hr" is no full week.
  if ((isRate && value > FULL_WEEK) || (isBound && value >= MIN_FULL_WEEK))
    return word.key === "h" || hourNames.has(word.key);
  const isEnd = (next?.gap ?? "stop") !== "space";
  return value > MAX_WEEK && isEnd && hourNames.has(word.key);
}
