import {
  BEFORE_NAMESAKES,
  NAMESAKE_MONTHS,
  REPAIRS,
  RUNS,
  SHORT_NAMESAKE_MONTHS,
} from "../../dictionaries/near-starts.ts";
import { ALSO_BEFORE_START } from "../../dictionaries/word-classes/adverbs.ts";
import { SOUGHT_ONES } from "../../dictionaries/word-classes/pronouns.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import { isOrdinary } from "../names/ordinary-names.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { isDigit, MONTHS, take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words between "need" and "quickly": "someone who knows Angular and Node". */
const MAX_SOUGHT_WORDS = 14;
const MAX_NAME_WORDS = 3;
const ASKED: ReadonlySet<string> = new Set(["role", "technology"]);
const ONES = toWordSet(SOUGHT_ONES);

/** Whether a technology, role or person ends before a word: the "with Angular" of "with Angular quickly". */
export function isAfterAsked(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): boolean {
  if (takeBefore(words, at, "person") > 0 || ONES.has(words[at - 1]?.key ?? "")) return true;
  for (let length = 1; length <= MAX_NAME_WORDS; length += 1) {
    const found = findName(words, at - length, dictionary);
    // "It has to be fast" is about no back end.
    const isMeant = found?.length === length && !isOrdinary(words, at - length, length);
    if (isMeant && found.values.some(({ field }) => ASKED.has(field))) return true;
  }
  return false;
}

/** Whether someone is sought before a word of the same sentence. */
export function isAfterSeeking(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index > Math.max(0, at - MAX_SOUGHT_WORDS); index -= 1) {
    if (words[index]?.gap === "stop") return false;
    if (take(words, index - 1, "seeking") > 0) return true;
  }
  return false;
}

const repairs = toPhrases(REPAIRS);
const runs = toPhrases(RUNS);

/** "Fix our shop quickly", but not "fix our shop so that it loads quickly". */
function isAfterRepair(words: readonly SentenceWord[], at: number): boolean {
  if (takePhrase(words, at - 1, runs) > 0) return false;
  for (let index = at - 1; index >= Math.max(0, at - MAX_SOUGHT_WORDS); index -= 1) {
    if (words[index + 1]?.gap !== "space") return false;
    if (takePhrase(words, index, repairs) > 0) return true;
  }
  return false;
}

/** "Need someone with Angular quickly", "wir brauchen schnell einen"; "learns quickly" is about no start. */
export function takeQuickly(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): number {
  const length = take(words, at, "quickly");
  if (length === 0 || words[at]?.gap !== "space") return 0;
  const end = at + length;
  if (takeAfter(words, end, "seeking") > 0) return length;
  if (takeBefore(words, at, "seeking") > 0) {
    const isWho =
      (words[end]?.gap === "space" && ONES.has(words[end]?.key ?? "")) ||
      takeAfter(words, end, "article") + takeAfter(words, end, "person") > 0 ||
      (words[end]?.gap === "space" && findName(words, end, dictionary) !== undefined);
    // "We need fast React apps"
    return isWho && words[at]?.key !== "fast" ? length : 0;
  }
  const isAsked = isAfterAsked(words, at, dictionary) && isAfterSeeking(words, at);
  return isAsked || isAfterRepair(words, at) ? length : 0;
}

const ALSO = toWordSet(ALSO_BEFORE_START);

/** Words of a clause back from "now" that are looked at, so that a text without commas is linear. */
const MAX_CLAUSE_WORDS = 40;

/** "They want Flutter now instead of iOS", "we'd also take a mid-level one now": what changed, and no start. */
export function isChangeOfMind(words: readonly SentenceWord[], at: number, end: number): boolean {
  if (takeAfter(words, end, "insteadOf") > 0) return true;
  for (let index = at - 1; index >= Math.max(0, at - MAX_CLAUSE_WORDS); index -= 1) {
    const gap = words[index + 1]?.gap;
    if (gap === "comma" || gap === "stop") return false;
    if (ALSO.has(words[index]?.key ?? "")) return true;
  }
  return false;
}

const namesakes = new Set(NAMESAKE_MONTHS.split(", "));
const shortNamesakes = new Set(SHORT_NAMESAKE_MONTHS.split(", "));

const beforeNamesakes = new Set(BEFORE_NAMESAKES.split(", "));

const isDated = (word: SentenceWord | undefined) =>
  word !== undefined && (isDigit(word.key) || MONTHS.has(word.key));

/** Whether a month alone is a person: the Jan of "VG Jan" and "[10:42] Jan: we need", the April of "Hi April". */
export function isPersonOfMonth(words: readonly SentenceWord[], at: number): boolean {
  const { text = "", gap } = words[at] ?? {};
  if (!namesakes.has(text)) return false;
  const end = at + 1;
  // "[10:42] Jan: we need"
  if (words[end]?.isAfterColon) return true;
  if (takeBefore(words, at, "start") > 0) return false;
  const join = take(words, end, "or") + take(words, end, "and") > 0 ? 2 : 1;
  if (isDated(words[at - 1]) || isDated(words[at + join])) return false;
  if (shortNamesakes.has(text) || takeBefore(words, at, "closing") > 0) return true;
  return gap === "space" && beforeNamesakes.has(words[at - 1]?.key ?? "");
}
