import type { WordKind } from "../../dictionaries/language.ts";
import { memoize } from "../memoize.ts";
import { BEGINS, type ListedKind } from "./beginning-kinds.ts";
import { mayBegin } from "./beginnings.ts";
import { toPhraseLengths } from "./vocabulary.ts";
import type { SentenceWord } from "./words.ts";

/** Where the phrases that are listed begin in a text. */
const toPlaces = memoize((words: readonly SentenceWord[]) => {
  const places = new Map<WordKind, number[]>();
  words.forEach((_, at) => {
    if (!mayBegin(words, at, BEGINS.listed)) return;
    for (const kind of toPhraseLengths(words, at).kinds) {
      const known = places.get(kind);
      if (known) known.push(at);
      else places.set(kind, [at]);
    }
  });
  return places;
});

const NONE: readonly number[] = [];

/** Where phrases of a kind begin in a text, in their order: most texts have none of most kinds. */
export const listPhrases = (words: readonly SentenceWord[], kind: ListedKind): readonly number[] =>
  toPlaces(words).get(kind) ?? NONE;

/** Whether a text has a phrase of a kind, without which what is about it needs not be looked for. */
export const hasPhrase = (words: readonly SentenceWord[], kind: ListedKind): boolean =>
  toPlaces(words).has(kind);
