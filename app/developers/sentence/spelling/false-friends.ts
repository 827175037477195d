import { LANGUAGES } from "../words/vocabulary.ts";
import { type SentenceWord, toCorrected, toNameKey } from "../words/words.ts";

type Friends = ReadonlyMap<string, string>;

const FRIENDS: readonly Friends[] = LANGUAGES.map(
  ({ falseFriends = {} }) => new Map(Object.entries(falseFriends)),
);

/** Languages with such words, by the words that only they have. */
const FRIENDS_BY_WORD = new Map<string, Set<Friends>>();
for (const [index, { own, falseFriends }] of LANGUAGES.entries()) {
  const friends = falseFriends && FRIENDS[index];
  for (const word of (friends && own?.split(",")) ?? []) {
    const key = toNameKey(word);
    if (friends) FRIENDS_BY_WORD.set(key, (FRIENDS_BY_WORD.get(key) ?? new Set()).add(friends));
  }
}

/**
 * The words of a sentence, those that mean something else in its language as words that mean the
 * same in others: "no Brasil" is in Brazil where the text is Portuguese, "React of Vue" a choice
 * where it is Dutch.
 */
export function readFalseFriends(words: readonly SentenceWord[]): readonly SentenceWord[] {
  const found = new Set<Friends>();
  for (const { key } of words) {
    for (const friends of FRIENDS_BY_WORD.get(key) ?? []) found.add(friends);
  }
  const friends = FRIENDS.filter((one) => found.has(one));
  return friends.length === 0
    ? words
    : words.map((word) => {
        const other = friends.map((read) => read.get(word.key)).find(Boolean);
        return other === undefined ? word : toCorrected(word, other);
      });
}
