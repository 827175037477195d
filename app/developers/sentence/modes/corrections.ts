import { ALSO_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { NO_WORDS } from "../../dictionaries/word-classes/interjections.ts";
import {
  hasSign,
  type Item,
  isApart,
  isJoin,
  MAX_LIST,
  toField,
  toGapBefore,
  toValue,
} from "../items/items.ts";
import { areAlternatives } from "../items/stack-names.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import type { ReadItems } from "./mode-state.ts";

/** Whether a sign takes back what was said before it: "Ruby, no wait, Python". */
export function isCorrection(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
) {
  const item = items[index];
  if (!hasSign(item, "correction")) return false;
  const before = items[index - 1];
  // "Who actually knows" takes nothing back.
  // "A React developer sorry no Vue"
  const isPerson = before !== undefined && take(words, before.at, "person") > 0;
  const isBeside =
    (isPerson && items[index - 2]?.kind === "name") ||
    before?.kind === "name" ||
    (before?.kind === "sign" && before.sign === "correction");
  return item.end - item.at > 1 || isBeside || isApart(words, item);
}

const NO = toWordSet(NO_WORDS);

/** Whether a "no" between commas takes back: "React, no, Vue", "React, no, sorry, Vue", not "PHP - no". */
export function isTakingBack(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [item, next] = [items[index], items[index + 1]];
  if (!item || item.end - item.at > 1 || !NO.has(words[item.at]?.key ?? "")) return false;
  // "Must: Go, no: PHP"
  if (words[next?.at ?? 0]?.isAfterColon) return false;
  // "No. No PHP please" answers a question.
  const isAnswer = toGapBefore(words, next) === "stop";
  const isAgain = hasSign(next, "not") && !isAnswer;
  if (isCorrection(items, index + 1, words) || (isAgain && isRepeated(items, index))) return true;
  const word = words[item.at];
  const before = items[index - 1];
  // "React sorry no Vue", but not "React, sorry no juniors"
  const isExcused =
    before !== undefined &&
    isCorrection(items, index - 1, words) &&
    ![before, item, next].some((one) => isApart(words, one));
  if (isExcused && toField(next) === "technology" && !isRepeated(items, index)) {
    return toCorrected(items, index, words).length > 0;
  }
  // "Ten years no eight years"
  const isSame = before?.kind === "condition" && toSubject(before) === toSubject(next);
  if (isSame && toSubject(before) !== undefined && !isApart(words, next)) return true;
  // "Angular, euh non, Vue"
  const first = before?.kind === "filler" && isApart(words, before) ? before : item;
  const isBetween = toGapBefore(words, first) === "comma" && toGapBefore(words, next) === "comma";
  const isList = word?.isAfterBullet || word?.isAfterQuestion || word?.isAfterBrackets;
  if (!isBetween || isList || words[next?.at ?? 0]?.isAfterBullet) return false;
  const at = toNext(items, index);
  const named = items[at];
  if (named?.kind !== "name" && named?.kind !== "condition") return false;
  return take(words, named.end, "yes") === 0 && toCorrected(items, index, words).length > 0;
}

/** Items between a correction and what takes the place of what was said: "no wait, someone who can do both". */
const MAX_BETWEEN = 6;

/** Index of the name or the condition after a correction. */
function toNext(items: readonly Item[], index: number): number {
  let at = index + 1;
  const isBetween = (item: Item | undefined) =>
    item?.kind === "filler" || item?.kind === "word" || item?.kind === "sign";
  while (at - index <= MAX_BETWEEN && isBetween(items[at])) at += 1;
  return at;
}

const ALSO = toWordSet(ALSO_WORDS);

/** Whether a correction only adds: "in Spain or actually Portugal is okay too". */
export function isAddition(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const at = toNext(items, index);
  const sign = items[at + 1];
  return (
    toField(items[at]) !== undefined &&
    hasSign(sign, "fineAfter") &&
    !isApart(words, sign) &&
    words.slice(sign.at, sign.end).some(({ key }) => ALSO.has(key))
  );
}

/** What an item is about, so that another of it takes its place: its field, or the filter of a condition. */
function toSubject(item: Item | undefined): string | undefined {
  if (item?.kind !== "condition") return toField(item);
  const [first] = Object.keys(item.reading.filters[0] ?? {});
  return first && SUBJECTS[first];
}
const SUBJECTS: Readonly<Record<string, string>> = {
  rate_max: "rate",
  rate_min: "rate",
  available: "date",
  available_by: "date",
  workload: "workload",
  experience_min: "years",
  experience_max: "years",
};

/** Indexes of what a correction takes back: the last row of names like the next one, or the amount, the date. */
export function toCorrected(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): number[] {
  // "Actually no Angular" denies it, "or wait, no, Angular" does not.
  const [sign, denied] = items.slice(index + 1, index + 3);
  const isDenial = hasSign(sign, "not") && !isApart(words, denied);
  if (isDenial && !isRepeated(items, index)) return [];
  const next = toNext(items, index);
  const subject = toSubject(items[next]);
  const corrected: number[] = [];
  if (subject === undefined) return corrected;
  const first = Math.max(0, index - MAX_LIST);
  let at = index - 1;
  const value = toValue(items[next]) ?? "";
  const isReplaced = (item: Item | undefined) => {
    const said = toValue(item) ?? "";
    // Of "Django, and FastAPI too? No, no FastAPI" nothing before the question.
    return said === value || areAlternatives(said, value);
  };
  // "Java with Spring Boot, no wait, Kotlin" takes Java back.
  const replaced = items.slice(first, index).findLastIndex(isReplaced);
  if (subject === "technology" && replaced >= 0) at = first + replaced;
  while (at >= first && toSubject(items[at]) !== subject) at -= 1;
  for (; at >= first; at -= 1) {
    const item = items[at];
    if (toSubject(item) === subject) corrected.push(at);
    else if (!isJoin(item)) break;
    if (toGapBefore(words, item) === "stop") break;
  }
  return corrected;
}

/** Items of "sorry, not": another correction, a filler. */
const MAX_AGAIN = 3;

/**
 * Whether "not" repeats what a correction takes back: "Python, no sorry, not Python, Java". Of "Python too?
 * No. Really no Python" nothing was taken back before, so that it denies.
 */
export function isTakenBackAgain({ items, modes, words }: ReadItems, index: number): boolean {
  const next = items[toNext(items, index) + 1];
  const isBeside = [...items.slice(Math.max(0, index - MAX_AGAIN), index), next].some(
    (item) =>
      item?.kind === "sign" &&
      (item.signs.includes("correction") || NO.has(words[item.at]?.key ?? "")),
  );
  if (!isBeside || !isRepeated(items, index)) return false;
  const value = toValue(items[toNext(items, index)]);
  const from = Math.max(0, index - MAX_LIST);
  return items
    .slice(from, index)
    .some((item, at) => toValue(item) === value && modes[from + at] === "dropped");
}

/** Whether the next name was said before. */
function isRepeated(items: readonly Item[], index: number): boolean {
  const value = toValue(items[toNext(items, index)]);
  const before = items.slice(Math.max(0, index - MAX_LIST), index);
  return value !== undefined && before.some((item) => toValue(item) === value);
}
