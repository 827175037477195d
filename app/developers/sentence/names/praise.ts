import { IMPORTANT_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Dictionary, findName } from "./find-name.ts";

/** Words of praise after "would be": "the cherry on top". */
const MAX_PRAISE_WORDS = 6;

/** What is no praise: "would be mandatory", "would be in March", "would be remote". */
const OTHER_KINDS = [
  "neededAfter",
  "fineAfter",
  "contrast",
  "not",
  "available",
  "start",
  "nowAlone",
  "now",
  "anywhere",
  "onSite",
  "unfiltered",
  "person",
  "seeking",
  "cheap",
] as const;

const IMPORTANT = toWordSet(IMPORTANT_WORDS);

const isEnd = (word: SentenceWord | undefined) =>
  word === undefined || word.gap === "comma" || word.gap === "stop";

/**
 * Words of "would be sweet", "wäre der Hammer": whatever praise it is, the end of a clause is reached
 * without a name, a number or another condition.
 */
export function takePraise(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): number {
  const would = isEnd(words[at]) ? 0 : take(words, at, "wouldBe");
  // "A developer would be seated with us" is about the job.
  if (would === 0 || takeBefore(words, at, "person") > 0) return 0;
  let end = at + would;
  for (; !isEnd(words[end]); end += 1) {
    const isOther = OTHER_KINDS.some((kind) => take(words, end, kind) > 0);
    const isName = isOther || findName(words, end, dictionary) || findNumber(words, end);
    if (isName || IMPORTANT.has(words[end]?.key ?? "")) return 0;
    if (end - at - would >= MAX_PRAISE_WORDS) return 0;
  }
  return end - at;
}
