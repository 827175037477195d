import { LACKED_NOUNS, OWN_LACK } from "../../dictionaries/idle-denials.ts";
import type { Item } from "../items/items.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import type { SentenceWord } from "../words/words.ts";

const ownLack = toPhrases(OWN_LACK);
const nouns: ReadonlySet<string> = new Set(LACKED_NOUNS.split(", "));

/** Whether it is what the client lacks: "no Java experience on our side". */
export function isLacked(item: Item | undefined, words: readonly SentenceWord[]): boolean {
  const { end = words.length } = item ?? {};
  return nouns.has(words[end]?.key ?? "") && takePhrase(words, end + 1, ownLack) > 0;
}
