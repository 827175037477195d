import { THE_PEOPLE } from "../../dictionaries/word-classes/determiners.ts";
import { type Item, isApart, toField, toGapBefore } from "../items/items.ts";
import { isBracketBeforeSeeker } from "../names/brackets.ts";
import { isLeaving } from "../names/leaving.ts";
import { isInOwnBrackets, isOwnClause } from "../names/own-clauses.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isInHouse, isOfWholeTeam } from "./in-house.ts";

/** "We are a small company in Sweden, logistics" */
const isAfterOwnClause = (
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean =>
  toGapBefore(words, items[index]) === "comma" &&
  isApart(words, items[index + 1]) &&
  isOwnClause(words, (items[index]?.at ?? 0) - 1);

/** Whether a name is said of the client. */
export function isOwn(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const { at = 0 } = items[index] ?? {};
  return (
    isOwnClause(words, at) ||
    isBracketBeforeSeeker(words, at) ||
    isInOwnBrackets(words, at) ||
    isAfterOwnClause(items, index, words)
  );
}

/** Whether a level is that of people who are there, or who are taught. */
export function isOfOthers(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const { at = 0, end = 0 } = items[index] ?? {};
  // "Someone to teach our interns"
  const counted = findNumber(words, at - 1) ? at - 1 : at;
  const isTaught =
    takeBefore(words, counted, "mentors") > 0 ||
    // "Junioren anleiten", but not "a senior for our site"
    (words[end]?.key !== "for" && takeAfter(words, end, "mentors") > 0);
  // "We are a senior team"
  const isOwnTeam = takeAfter(words, end, "otherPlaceAfter") > 0 && isOwn(items, index, words);
  const isThereAlready = isOwnTeam || isInHouse(words, at, end) || isOfWholeTeam(words, at);
  return isTaught || isThereAlready || isKnownPeople(items, index, words);
}

const THE = toWordSet(THE_PEOPLE);

/** "Because the seniors are bored" tells of people who are there. */
function isKnownPeople(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const { at = 0, end = 0 } = items[index] ?? {};
  const isMany = /(?:s|en)$/.test(words[end - 1]?.key ?? "");
  const isOfOther = ["role", "technology"].includes(toField(items[index + 1]) ?? "");
  const isSought = takeBefore(words, at, "seeking") + takeBefore(words, at - 1, "seeking") > 0;
  return isMany && THE.has(words[at - 1]?.key ?? "") && !isOfOther && !isSought;
}

/** "We lost our lead developer", "salida de nuestro desarrollador senior" */
export function isOfWhoLeft(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const { at = 0, end = 0 } = items[index] ?? {};
  const isBeside = (item: Item | undefined) =>
    !isApart(words, item) && take(words, item?.at ?? words.length, "person") > 0;
  const first = isBeside(items[index - 1]) ? (items[index - 1]?.at ?? at) : at;
  const ours = takeBefore(words, first, "ours");
  return ours > 0 && (takeBefore(words, first - ours, "happened") > 0 || isLeaving(words, end));
}
