import { NO_BEFORE_NUMBER } from "../../dictionaries/word-classes/interjections.ts";
import { findNumber } from "../words/numbers.ts";
import { isDigit, take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import { type SentenceWord, toCorrected } from "../words/words.ts";

const NO = toWordSet(NO_BEFORE_NUMBER);

const TEN = 10;

/** Words back to the number that is taken back. */
const MAX_BACK = 12;
const MAX_CORRECTION_WORDS = 12;

/** Words of "no wait, let's say" from a word on. */
function takeCorrections(words: readonly SentenceWord[], at: number): number {
  let end = at;
  let isSaid = false;
  while (end - at < MAX_CORRECTION_WORDS) {
    const length = take(words, end, "correction");
    isSaid ||= length > 0;
    if (length === 0 && !NO.has(words[end]?.key ?? "")) break;
    end += length || 1;
  }
  return isSaid ? end - at : 0;
}

/** A number of which nothing is said: the "eight" of "make it eight, and". */
function findBareNumber(words: readonly SentenceWord[], at: number) {
  const number = findNumber(words, at);
  if (!number) return undefined;
  // "Five fifty" are hundreds.
  const tens = number.value < TEN ? findNumber(words, at + number.length) : undefined;
  const isSpoken = tens && tens.value > TEN && !isDigit(words[at + number.length]?.key ?? "0");
  const length = number.length + (isSpoken ? tens.length : 0);
  const next = words[at + length];
  const isEnd = !next || next.gap === "comma" || next.gap === "stop";
  const and = take(words, at + length, "and");
  return isEnd || and > 0 ? { ...number, length } : undefined;
}

/** Where the last number before a word begins, and how long it is. */
function findNumberBefore(words: readonly SentenceWord[], at: number) {
  for (let end = at; end > Math.max(0, at - MAX_BACK); end -= 1) {
    if (end < at && words[end]?.gap === "stop") return undefined;
    let start = end;
    let length = 0;
    while (findNumber(words, start - 1)?.length === length + 1) {
      start -= 1;
      length += 1;
    }
    if (length > 0) return { start, length };
  }
  return undefined;
}

/**
 * "Say fifteen no twenty hours", "up to seven hundred, no, make that six fifty": what is right after the
 * number that is taken back counts, with what follows it.
 */
function withoutTakenBack(words: readonly SentenceWord[], at: number, corrections: number) {
  const isNo = corrections === 0 && NO.has(words[at]?.key ?? "");
  const from = at + (isNo ? 1 : corrections);
  if (from === at || !findNumber(words, from)) return undefined;
  const before = findNumberBefore(words, at);
  if (!before || before.start + before.length !== at) return undefined;
  const [first, ...others] = words.slice(from);
  const gap = words[before.start]?.gap;
  return first && gap ? [...words.slice(0, before.start), { ...first, gap }, ...others] : undefined;
}

/** "At least ten years of Java, no wait, make it eight" is at least eight years of Java. */
export function readCorrectedNumbers(words: readonly SentenceWord[]): readonly SentenceWord[] {
  for (let at = 1; at < words.length; at += 1) {
    if (take(words, at, "correction") === 0 && !NO.has(words[at]?.key ?? "")) continue;
    const corrections = takeCorrections(words, at);
    const left = withoutTakenBack(words, at, corrections);
    if (left) return left.map((word) => toCorrected(word, word.key));
    const number = corrections > 0 ? findBareNumber(words, at + corrections) : undefined;
    const before = number && findNumberBefore(words, at);
    if (!number || !before) continue;
    const from = at + corrections;
    const spoken = words.slice(from, from + number.length).map((word, index) => ({
      ...word,
      gap: index === 0 ? (words[before.start]?.gap ?? word.gap) : word.gap,
    }));
    const read = [
      ...words.slice(0, before.start),
      ...spoken,
      ...words.slice(before.start + before.length, at),
      ...words.slice(from + number.length),
    ];
    // One of a text is enough, so that this is linear.
    return read.map((word) => toCorrected(word, word.key));
  }
  return words;
}
