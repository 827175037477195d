import { toCorrected } from "./sentence-spelling.ts";
import { type SentenceWord, toNameKey } from "./sentence-words.ts";
import { LANGUAGES } from "./vocabulary.ts";

const FRIENDS = LANGUAGES.flatMap(({ own = "", falseFriends }) =>
  falseFriends
    ? [{ own: new Set(own.split(",").map(toNameKey)), read: new Map(Object.entries(falseFriends)) }]
    : [],
);

/**
 * The words of a sentence, those that mean something else in its language as words that mean the
 * same in others: "no Brasil" is in Brazil where the text is Portuguese, "React of Vue" a choice
 * where it is Dutch.
 */
export function readFalseFriends(words: readonly SentenceWord[]): readonly SentenceWord[] {
  const keys = new Set(words.map(({ key }) => key));
  const friends = FRIENDS.filter(({ own }) => [...own].some((word) => keys.has(word)));
  return friends.length === 0
    ? words
    : words.map((word) => {
        const other = friends.map(({ read }) => read.get(word.key)).find(Boolean);
        return other === undefined ? word : toCorrected(word, other);
      });
}
