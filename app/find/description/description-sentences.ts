import { type Item, toField, toGapBefore } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import type { Span } from "./other-work-signs.ts";

/** A sentence, with the index of its first item and those of the technologies that are required in it. */
export type Sentence = Span & { first: number; named: number[] };

/** Words of a sentence that someone writes. In longer ones no technology is looked at, so that the time is linear. */
const MAX_WORDS = 120;

export const isNamed = (items: readonly Item[], modes: readonly Mode[], index: number) =>
  modes[index] === "want" && toField(items[index]) === "technology";

/** The sentences of a text, which full stops and lines divide. */
export function toSentences(
  items: readonly Item[],
  modes: readonly Mode[],
  words: readonly SentenceWord[],
): Sentence[] {
  const sentences: Sentence[] = [];
  items.forEach((item, index) => {
    const { at, end } = item;
    let sentence = sentences.at(-1);
    if (!sentence || toGapBefore(words, item) === "stop") {
      sentence = { at, end, first: index, named: [] };
      sentences.push(sentence);
    }
    sentence.end = end;
    if (isNamed(items, modes, index)) sentence.named.push(index);
  });
  return sentences.map((one) => (one.end - one.at > MAX_WORDS ? { ...one, named: [] } : one));
}
