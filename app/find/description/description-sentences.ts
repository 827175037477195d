import { type Item, toField } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import type { Span } from "./other-work-signs.ts";

/** A sentence, with the index of its first item and those of the technologies that are required in it. */
export type Sentence = Span & { first: number; named: number[] };

/** Words of a sentence that someone writes. In longer ones no technology is looked at, so that the time is linear. */
export const MAX_WORDS = 120;

export const isNamed = (items: readonly Item[], modes: readonly Mode[], index: number) =>
  modes[index] === "want" && toField(items[index]) === "technology";

/** Whether a sentence or a line begins at a word; before a bullet the gap is a comma. */
function isBeginning(text: string, words: readonly SentenceWord[], at: number): boolean {
  const gap = words[at]?.gap;
  const isComma = gap === "comma" && at > 0;
  return (
    gap === "stop" || (isComma && text.slice(words[at - 1]?.end, words[at]?.start).includes("\n"))
  );
}

/** The sentences of a text, which full stops and lines divide. */
export function toSentences(
  text: string,
  items: readonly Item[],
  modes: readonly Mode[],
  words: readonly SentenceWord[],
): Sentence[] {
  const sentences: Sentence[] = [];
  items.forEach((item, index) => {
    const { at, end } = item;
    let sentence = sentences.at(-1);
    if (!sentence || isBeginning(text, words, at)) {
      sentence = { at, end, first: index, named: [] };
      sentences.push(sentence);
    }
    sentence.end = end;
    if (isNamed(items, modes, index)) sentence.named.push(index);
  });
  return sentences.map((one) => (one.end - one.at > MAX_WORDS ? { ...one, named: [] } : one));
}
