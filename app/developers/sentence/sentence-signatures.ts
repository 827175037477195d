import type { Item } from "./sentence-items.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { take } from "./vocabulary.ts";

/** Words of a signature: a name, a position, a company. */
const MAX_SIGNATURE_WORDS = 14;

/** Whether a letter ends before a word, and the name of its sender begins with it. */
function isSender(items: readonly Item[], words: readonly SentenceWord[], at: number): boolean {
  const word = words[at];
  const item = items.find((one) => one.end > at);
  const isApart = word?.gap === "comma" || word?.gap === "stop";
  const isName = item?.at === at && (item.kind === "word" || item.kind === "filler");
  return isApart && isName && /^\p{Lu}/u.test(word.text);
}

/** "Best regards, Ann Lee, Senior Recruiter": who signs is not who is looked for. */
export function withoutSignature(
  items: readonly Item[],
  words: readonly SentenceWord[],
): readonly Item[] {
  const first = Math.max(0, words.length - MAX_SIGNATURE_WORDS);
  for (let at = first; at < words.length; at += 1) {
    const closing = take(words, at, "closing");
    const start = at + closing;
    if (closing === 0 || !isSender(items, words, start)) continue;
    const letter = items.filter((item) => item.end <= start);
    return [...letter, { at: start, end: words.length, kind: "filler", isNamed: true }];
  }
  return items;
}
