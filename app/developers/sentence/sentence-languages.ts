import type { Mode } from "./reading.ts";
import { type Item, toField, toGapBefore } from "./sentence-items.ts";
import type { SentenceWord } from "./sentence-words.ts";

const ENGLISH = "en";

const isEnglish = (item: Item | undefined) =>
  item?.kind === "name" && item.name.values.every(({ value }) => value === ENGLISH);

/** The levels beside a language, which no filter has: the C1 of "English C1". */
export const listLanguageLevels = (item: Item, words: readonly SentenceWord[]): string[] =>
  toField(item) === "language"
    ? words
        .slice(item.at, item.end)
        .filter(({ key }) => /^[abc][12]$/.test(key))
        .map(({ text }) => text)
    : [];

/**
 * Makes English rank beside another language that is needed as well: one language is enough for the
 * filter, and nearly everybody speaks English. "English or German" asks for either.
 */
export function rankEnglish(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  const wanted = [...items.keys()].filter(
    (index) => modes[index] === "want" && toField(items[index]) === "language",
  );
  const english = wanted.filter((index) => isEnglish(items[index]));
  if (english.length === 0 || english.length === wanted.length) return;
  const isChoice = items.some(
    (item, index) =>
      item.kind === "sign" &&
      (item.signs.includes("or") || item.signs.includes("oneOf")) &&
      toGapBefore(words, item) !== "stop" &&
      [index - 1, index + 1].some((at) => toField(items[at]) === "language"),
  );
  if (isChoice) return;
  for (const index of english) modes[index] = "soft";
}
