import { INTENSIFIERS } from "../../dictionaries/intensifiers.ts";
import { type Gap, type SentenceWord, toNameKey } from "./words.ts";

const intensifiers = new Set(INTENSIFIERS.split(",").map(toNameKey));

const GAPS: readonly Gap[] = ["none", "space", "comma", "stop"];
const toLargest = (gaps: readonly Gap[]) => GAPS[Math.max(...gaps.map((gap) => GAPS.indexOf(gap)))];

/** A word with what was between it and the one before those that are left out. */
const withMarks = (word: SentenceWord, dropped: readonly SentenceWord[]): SentenceWord => ({
  ...word,
  gap: toLargest([word, ...dropped].map(({ gap }) => gap)) ?? word.gap,
  isAfterColon: [word, ...dropped].some(({ isAfterColon }) => isAfterColon),
  isInBrackets: [word, ...dropped].some(({ isInBrackets }) => isInBrackets),
  isAfterBrackets: [word, ...dropped].some(({ isAfterBrackets }) => isAfterBrackets),
  isMention: [word, ...dropped].some(({ isMention }) => isMention),
  isAfterQuestion: [word, ...dropped].some(({ isAfterQuestion }) => isAfterQuestion),
});

const ANYMORE = "anymore";
const SENIOR = "senior";
const VERY = "very";

/** The words without adverbs that change nothing. */
export function withoutIntensifiers(words: readonly SentenceWord[]): readonly SentenceWord[] {
  if (!words.some(({ key }) => intensifiers.has(key))) return words;
  let dropped: SentenceWord[] = [];
  return words.flatMap((word, at) => {
    if (intensifiers.has(word.key)) {
      // "Really senior" is no usual senior.
      if (words[at + 1]?.key === SENIOR) return { ...word, key: VERY };
      dropped.push(word);
      return [];
    }
    const marked = dropped.length > 0 ? withMarks(word, dropped) : word;
    dropped = [];
    return words[at + 1]?.key === ANYMORE ? { ...marked, isBeforeAnymore: true } : marked;
  });
}

/** The keys of a phrase, without such adverbs. */
export const withoutIntensiveKeys = (keys: readonly string[]) =>
  keys.some((key) => intensifiers.has(key)) ? keys.filter((key) => !intensifiers.has(key)) : keys;
