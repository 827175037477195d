import {
  BEFORE_VERBS,
  ORDINARY_WORDS,
  UPPER_CASE_NAMES,
} from "../../dictionaries/ordinary-words.ts";
import { CONVERSION_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { type Phrases, takePhrase, takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Dictionary, findName } from "./find-name.ts";

const beforeVerbs = toPhrases(BEFORE_VERBS);
const NONE: Phrases = new Map();
const ordinaryWords = new Map(
  Object.entries(ORDINARY_WORDS).map(([word, { before, after, near, isName = false }]) => [
    word,
    {
      before: before ? toPhrases(before) : NONE,
      after: after ? toPhrases(after) : NONE,
      near: near ? toPhrases(near) : NONE,
      isName,
    },
  ]),
);

const upperCaseNames = toPhrases(UPPER_CASE_NAMES);

/** Words between "migrate our" and "to React". */
const MAX_FORMER_WORDS = 8;

const CONVERSIONS = toWordSet(CONVERSION_WORDS);

/** Whether a name is what something becomes: "rewrite our PHP app to react", "figma to react conversion". */
const isGoal = (words: readonly SentenceWord[], at: number) =>
  CONVERSIONS.has(words[at + 1]?.key ?? "") ||
  words
    .slice(Math.max(0, at - MAX_FORMER_WORDS), at)
    .some((_, index, { length }) =>
      (["former", "conversion", "goal"] as const).some(
        (kind) => take(words, at - length + index, kind) > 0,
      ),
    );

/** Words between an abbreviation and what tells that it is one: "SEPA, SWIFT and ISO 20022". */
const MAX_NEAR_WORDS = 5;

/** The SWIFT of "payments (SEPA, SWIFT)" is no Swift. */
function isAbbreviation(words: readonly SentenceWord[], at: number): boolean {
  const { text = "", key = "" } = words[at] ?? {};
  const near = ordinaryWords.get(key)?.near ?? NONE;
  if (near.size === 0 || text !== text.toUpperCase()) return false;
  const beside = words.slice(Math.max(0, at - MAX_NEAR_WORDS), at + MAX_NEAR_WORDS + 1);
  // In a text in capitals it can be either.
  const isWritten = beside.some((word) => /\p{Ll}{2}/u.test(word.text));
  return isWritten && beside.some((word) => near.has(word.key));
}

/** Whether a word that is a name too is none here: "go live", "we react". */
export function isOrdinary(words: readonly SentenceWord[], at: number, length: number): boolean {
  const text = words[at]?.text ?? "";
  // "On n'y connaît rien" has no New York.
  if (/^\p{L}['’]/u.test(text)) return true;
  // "To .NET" is no verb.
  if (text.startsWith(".")) return false;
  if (length === 1 && text !== text.toUpperCase() && takePhrase(words, at, upperCaseNames) > 0) {
    return true;
  }
  if (length === 1 && isAbbreviation(words, at)) return true;
  const isCapital = /^\p{Lu}(?!\p{Lu})/u.test(text) && at > 0 && words[at]?.gap !== "stop";
  const beside = length === 1 ? ordinaryWords.get(words[at]?.key ?? "") : undefined;
  if (!beside || (isCapital && !beside.isName)) return false;
  const isAfterGap = words[at + 1]?.gap === "comma" || words[at + 1]?.gap === "stop";
  return (
    takePhraseBefore(words, at, beside.before) > 0 ||
    (takePhraseBefore(words, at, beforeVerbs) > 0 && !isCapital && !isGoal(words, at)) ||
    (!isAfterGap && takePhrase(words, at + 1, beside.after) > 0)
  );
}

/** Whether a word that is a name here means what no filter has: the framework of "Elixir / Phoenix". */
export const isOtherName = (words: readonly SentenceWord[], at: number) =>
  ordinaryWords.get(words[at]?.key ?? "")?.isName === true || isAbbreviation(words, at);

/** The "V." of "V. Horak", which a dot and a name follow. */
const isInitial = ({ text, end }: SentenceWord, next: SentenceWord | undefined) =>
  /^\p{Lu}$/u.test(text) &&
  next?.gap === "space" &&
  next.start - end === 2 &&
  /^\p{Lu}\p{Ll}/u.test(next.text);

/** Words of a text that can begin with a position in small letters. */
const MIN_REQUEST_WORDS = 4;

/** "PO with telco background", "pm fintech", "we need a ba", but not "at 1 pm". */
const isSought = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  (at === 0 && (words.length >= MIN_REQUEST_WORDS || findName(words, 1, dictionary))) ||
  words[at]?.gap === "stop" ||
  takeBefore(words, at, "article") > 0 ||
  takeBefore(words, at, "seeking") > 0;

/** Whether a word that is rarely a technology is meant as one: "Sketch", "R developer", "Java, C". */
export function isMeant(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
  isPosition = false,
): boolean {
  const word = words[at];
  // "D'un devops", "d'architecte"
  if (word?.text === "d" || word?.text === "l") return false;
  if (!word || takeAfter(words, at + 1, "person") > 0) return true;
  // "At 1 pm, React"
  if (isPosition && /^\d/.test(words[at - 1]?.key ?? "") && word.text !== word.text.toUpperCase())
    return false;
  if (isPosition && isSought(words, at, dictionary)) return true;
  if (isInitial(word, words[at + 1])) return false;
  const isFirst = at === 0 || word.gap === "stop";
  if (/^\p{Lu}/u.test(word.text) && (!isFirst || word.text !== toCapitalized(word.text)))
    return true;
  // "Embedded c lora": in the middle of keywords
  const isKeyword = [at, at + 1].every((next) => words[next]?.gap === "space");
  const isAmong =
    isKeyword && isSkill(words, at - 1, dictionary) && isSkill(words, at + 1, dictionary);
  if (isAmong) return true;
  return [at - 1, at + 1].some((beside) => {
    const isJoined = words[beside < at ? at : beside]?.gap === "comma";
    const sign = take(words, beside, "and") + take(words, beside, "or");
    const next = sign > 0 ? beside + (beside - at) : isJoined ? beside : -1;
    return findName(words, next, dictionary)?.values.some(({ field }) => field === "technology");
  });
}

/** Whether one word is a technology or a role, whatever else it is. */
const isSkill = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) => {
  const found = findName(words, at, dictionary);
  const isOne = found?.values.some(
    ({ field, isAmbiguous }) => !isAmbiguous && (field === "technology" || field === "role"),
  );
  return isOne === true;
};

const toCapitalized = (text: string) => text.slice(0, 1) + text.slice(1).toLowerCase();
