import { ENOUGH_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { ANSWER_IS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, MAX_LIST, toField, toGapBefore, toValue } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Items up to the question mark, and from it to the answer: "for this?", "Lea:". */
const MAX_BETWEEN = 4;

const IS = toWordSet(ANSWER_IS);
const ENOUGH = toWordSet(ENOUGH_WORDS);
/** Items of "or is a senior back-end dev enough?". */
const MAX_ENOUGH = 8;

/** Whether "or" begins the question whether less is enough. */
function asksIfEnough(items: readonly Item[], or: number, words: readonly SentenceWord[]): boolean {
  const { end = 0 } = items[or] ?? {};
  if (!IS.has(words[end]?.key ?? "")) return false;
  for (let at = or + 1; at <= or + MAX_ENOUGH; at += 1) {
    const next = words[items[at]?.end ?? words.length];
    if (!next?.isAfterQuestion) continue;
    const { at: first = 0, end: last = 0 } = items[at] ?? {};
    const isLast = words.slice(first, last).some(({ key }) => ENOUGH.has(key));
    return isLast || ENOUGH.has(words[end]?.key ?? "");
  }
  return false;
}

/** Of "do we need an architect or is a senior enough? A senior, I'd say" the architect. */
function dropMore(
  items: readonly Item[],
  or: number,
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  if (!asksIfEnough(items, or, words)) return;
  for (let at = or - 1; at >= Math.max(0, or - MAX_ENOUGH); at -= 1) {
    const value = toValue(items[at]);
    const answer = items.findIndex((item, index) => index > or && toValue(item) === value);
    if (value !== undefined && answer < 0) modes[at] = "dropped";
    if (toGapBefore(words, items[at]) === "stop") return;
  }
}

/** The first of the names of one field that commas join up to one: the Java of "Java, Kotlin or Scala". */
function toListStart(items: readonly Item[], last: number, words: readonly SentenceWord[]): number {
  let first = last;
  while (
    last - first < MAX_LIST &&
    toGapBefore(words, items[first]) === "comma" &&
    toField(items[first - 1]) === toField(items[last])
  ) {
    first -= 1;
  }
  return first;
}

/** "Do we need front end or back end? Back end first" asks for the back end. */
export function settleAnswers(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  items.forEach((or, index) => {
    if (!hasSign(or, "or")) return;
    dropMore(items, index, modes, words);
    // "A data scientist or a data engineer?"
    const second = index + (items[index + 1]?.kind === "filler" ? 2 : 1);
    const field = toField(items[index - 1]);
    if (field === undefined || field !== toField(items[second])) return;
    const sides = [second];
    for (let at = toListStart(items, index - 1, words); at < index; at += 1) sides.push(at);
    let answer = second + 1;
    const isAsked = (at: number) => words[items[at]?.at ?? words.length]?.isAfterQuestion === true;
    while (answer - second < MAX_BETWEEN && !isAsked(answer)) answer += 1;
    if (!isAsked(answer)) return;
    const last = answer + MAX_BETWEEN;
    while (answer < last && items[answer]?.kind !== "name") answer += 1;
    const value = toValue(items[answer]);
    if (modes[answer] !== "want" || !sides.some((at) => toValue(items[at]) === value)) return;
    for (const at of sides) modes[at] = "dropped";
  });
}
