import { OFFICES } from "../../dictionaries/beside-names.ts";
import { REST_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words between "on site" and its days: "on site in Munich, 2 days a week". */
const MAX_ON_SITE_WORDS = 4;
/** Words between days and "otherwise remote". */
const MAX_BEFORE_REMOTE = 3;

/** "Two days a week in Lyon" can be all of them, or those in the office. */
export function isInPlace(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): boolean {
  const before = takeAfter(words, at, "livingIn") || Number(takeAfter(words, at, "filler") === 1);
  const place = before > 0 ? findName(words, at + before, dictionary) : undefined;
  return place?.values.some(({ field }) => field === "country") === true;
}

/** "Two days a week, otherwise remote" */
function isElseRemote(words: readonly SentenceWord[], at: number): boolean {
  if (takeAfter(words, at, "fallback") === 0 && !REST.has(words[at]?.key ?? "")) return false;
  return Array.from({ length: MAX_BEFORE_REMOTE }).some(
    (_, step) => take(words, at + 1 + step, "anywhere") > 0,
  );
}
const REST = toWordSet(REST_WORDS);

/** Whether words such as "on site" are beside those from one up to another. */
export function isBesideOnSite(words: readonly SentenceWord[], at: number, end: number): boolean {
  if (takeAfter(words, end, "onSite") > 0) return true;
  for (let index = at - 1; index >= Math.max(0, at - MAX_ON_SITE_WORDS); index -= 1) {
    if (words[index + 1]?.gap === "stop") return false;
    if (take(words, index, "onSite") > 0) return true;
  }
  return false;
}

/** "Paris office 2 days a week", "two days a week in our Paris office" */
function isBesideOffice(words: readonly SentenceWord[], at: number, end: number): boolean {
  const isOffice = (index: number) => takePhrase(words, index, offices) > 0;
  const isOne = (from: number, to: number, step: 1 | -1) => {
    for (let index = from; index !== to; index += step) {
      const gap = words[step > 0 ? index : index + 1]?.gap;
      if (gap !== "space") return false;
      if (isOffice(index)) return true;
    }
    return false;
  };
  return isOne(at - 1, at - 1 - MAX_ON_SITE_WORDS, -1) || isOne(end, end + MAX_ON_SITE_WORDS, 1);
}
const offices = toPhrases(OFFICES);

/** Whether days are those on site, and not all. */
export const isOnSite = (words: readonly SentenceWord[], at: number, end: number) =>
  isBesideOnSite(words, at, end) || isBesideOffice(words, at, end) || isElseRemote(words, end);
