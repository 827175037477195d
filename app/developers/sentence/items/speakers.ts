import { GREETING_WORDS } from "../../dictionaries/word-classes/interjections.ts";
import { NAMESAKES_OF_PLACES } from "../../dictionaries/word-classes/nouns.ts";
import { FROM_SPEAKER, QUOTING_WORDS } from "../../dictionaries/word-classes/prepositions.ts";
import { THEIR_PRONOUNS } from "../../dictionaries/word-classes/pronouns.ts";
import { REQUESTS, SPEAKER_IS } from "../../dictionaries/word-classes/verbs.ts";
import { isPersonOfMonth } from "../dates/near-starts.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Item, isApart, toField } from "./items.ts";

export const isCapital = (word: SentenceWord | undefined) => /^\p{Lu}/u.test(word?.text ?? "");

const GREETINGS = toWordSet(GREETING_WORDS);
const NAMESAKES = toWordSet(NAMESAKES_OF_PLACES);
const FROM = toWordSet(FROM_SPEAKER);
const QUOTING = toWordSet(QUOTING_WORDS);
const ASKED = toWordSet(REQUESTS);

/** The Kuba of "Hi Kuba, we need", the Hugo of "thanks Hugo": places and technologies are called so, too. */
function isCalled(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const item = items[index];
  if (item?.kind !== "name" || item.end - item.at !== 1 || !isApart(words, items[index + 1]))
    return false;
  const { key = "", text = "", gap } = words[item.at] ?? {};
  const [name] = item.name.values;
  const isKnown = NAMESAKES.has(key) || (name?.field === "technology" && name.isAbsent === true);
  const isGreeted = gap === "space" && GREETINGS.has(words[item.at - 1]?.key ?? "");
  return isKnown && isGreeted && /^\p{Lu}\p{Ll}/u.test(text);
}

const PRONOUNS = toWordSet(THEIR_PRONOUNS);

/** "Cheaper than Sofia? She's at 70" */
const isSheOrHe = (words: readonly SentenceWord[], item: Item | undefined) =>
  item !== undefined && PRONOUNS.has(words[item.end]?.key ?? "");

const IS = toWordSet(SPEAKER_IS);

/** Whether someone leaves, after their name: "is leaving", "has just resigned", "was doing". */
const isGoing = (words: readonly SentenceWord[], end: number) =>
  takeAfter(words, end, "leaves") + takeAfter(words, end, "didBefore") > 0 ||
  (words[end]?.gap === "space" &&
    IS.has(words[end]?.key ?? "") &&
    takeAfter(words, end + 1, "leaves") > 0);

/**
 * Whether a word is the name of who is spoken to or speaks: "hey @maria", "[10:42] Priya: we need", "Hi
 * Anna", "Luca says", "Ana porfa"; "is Anna available" is about her.
 * @param isRequest whether the text asks for anything
 */
export function isSpeaker(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
  isRequest: boolean,
): boolean {
  const item = items[index];
  // "Hi Sofia, we need"
  const isNamesake =
    NAMESAKES.has(words[item?.at ?? 0]?.key ?? "") &&
    toField(item) === "country" &&
    isApart(words, items[index + 1]);
  if (isCalled(items, index, words) || (isNamesake && isSheOrHe(words, item))) return true;
  if (!item || (item.kind !== "word" && !isNamesake)) return false;
  const { at, end } = item;
  if (words[at]?.isMention) return true;
  // "Anna" alone is who is looked for, "GDPR check" no one.
  if (!isRequest || !/^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? "")) return false;
  // "Same level as Jan"
  if (isPersonOfMonth(words, at)) return true;
  const before = words[at - 1]?.key ?? "";
  const isBeside = words[at]?.gap === "space";
  const isFirst = at === 0 || words[at]?.gap === "stop";
  if (words[end]?.isAfterColon && !isNamesake) {
    return (
      isFirst || (isBeside && FROM.has(before)) || (/^\d/.test(before) && isApart(words, item))
    );
  }
  if (isBeside && (GREETINGS.has(before) || QUOTING.has(before))) return true;
  if (isNamesake) return false;
  // "Hi, it's Tom again", "this is Mark from Acme"
  const isSelf = before === "its" || (before === "is" && words[at - 2]?.key === "this");
  if (isBeside && isSelf) return true;
  const isSaid =
    takeAfter(words, end, "tells") > 0 ||
    isGoing(words, end) ||
    (words[end]?.gap === "space" &&
      (take(words, end, "please") > 0 || ASKED.has(words[end]?.key ?? "")));
  // "Hi all, Luca said"
  const isQuoted = words[at]?.gap === "comma" && takeAfter(words, end, "tells") > 0;
  // "FYI Lukas is leaving in May"
  return (isFirst && isSaid) || isQuoted || isGoing(words, end);
}
