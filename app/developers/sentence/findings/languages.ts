import { type Item, toField } from "../items/items.ts";
import type { SentenceWord } from "../words/words.ts";

/** The levels beside a language, which no filter has: the C1 of "English C1". */
export const listLanguageLevels = (item: Item, words: readonly SentenceWord[]): string[] =>
  toField(item) === "language"
    ? words
        .slice(item.at, item.end)
        .filter(({ key }) => /^[abc][12]$/.test(key))
        .map(({ text }) => text)
    : [];
