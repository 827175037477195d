import { MAYBE_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { AFTER_MAYBE } from "../../dictionaries/word-classes/prepositions.ts";
import { type Item, isApart, isJoin, isWork, MAX_LIST, toField } from "../items/items.ts";
import { takePhrase, takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const maybe = toPhrases(MAYBE_WORDS);
/** Words between a guess and a name: "probably with", "vielleicht ein". */
const MAX_LINKS = 2;
const LINKS = toWordSet(AFTER_MAYBE);

/** Whether a guess is right before a word: "probably", "maybe with". */
function isGuessed(words: readonly SentenceWord[], at: number): boolean {
  let first = at;
  const isLink = () => words[first]?.gap === "space" && LINKS.has(words[first - 1]?.key ?? "");
  while (at - first < MAX_LINKS && isLink()) first -= 1;
  return words[first]?.gap === "space" && takePhraseBefore(words, first, maybe) > 0;
}

/** Indexes of the first and the last of the technologies that are joined to one. */
function toEnds(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  let [first, last] = [index, index];
  const isJoined = (join: number, at: number) =>
    isJoin(items[join]) && !isApart(words, items[at]) && toField(items[at]) === "technology";
  while (index - first < MAX_LIST && isJoined(first - 1, first) && isJoined(first - 1, first - 2))
    first -= 2;
  while (last - index < MAX_LIST && isJoined(last + 1, last + 2)) last += 2;
  return { first, last };
}

/** "Python probably. 10 hours a week" */
function isGuessedAfter(words: readonly SentenceWord[], at: number): boolean {
  const length = words[at]?.gap === "space" ? takePhrase(words, at, maybe) : 0;
  const gap = words[at + length]?.gap ?? "stop";
  return length > 0 && (gap === "comma" || gap === "stop");
}

/**
 * Whether a name is only a guess beside who is asked for, or others do as well: "an app for Android,
 * probably Flutter", "a back-end person, maybe Go or Java", "React and Node, but we're open".
 */
export function isMaybe(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const { first, last } = toEnds(items, index, words);
  const end = items[last]?.end ?? 0;
  // "React or whatever you think is best"
  if (words[end]?.gap !== "stop" && take(words, end, "orAny") > 0) return true;
  if (isGuessedAfter(words, end)) return true;
  const { at = 0 } = items[first] ?? {};
  // "PHP, MySQL, some Docker"
  const isSome = words[at - 1]?.key === "some" && words[at - 1]?.gap === "comma";
  if ((!isSome && !isGuessed(words, at)) || isApart(words, items[first])) return false;
  const isAsked = (item: Item) => isWork(item) || take(words, item.at, "person") > 0;
  return items.slice(Math.max(0, first - MAX_LIST), first).some(isAsked);
}
