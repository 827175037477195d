import { HAS_TO, WHY_NOT } from "#app/developers/dictionaries/questions.ts";
import { type Item, toField } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import { type Phrases, takePhrase, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import type { Sentence } from "./description-sentences.ts";
import type { Span } from "./other-work-signs.ts";

const whyNot = toPhrases(WHY_NOT);
const hasTo = toPhrases(HAS_TO);

const hasPhrase = (words: readonly SentenceWord[], { at, end }: Span, phrases: Phrases) =>
  words.slice(at, end).some((_, index) => takePhrase(words, at + index, phrases) > 0);

/** Makes what a question is about no requirement: "Why not React?", and "Must they know React? No". */
export function relaxQuestions(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
  sentences: readonly Sentence[],
): void {
  for (const { at, end, first } of sentences) {
    if (!words[end]?.isAfterQuestion) continue;
    const sentence = { at, end };
    const isWhy = hasPhrase(words, sentence, whyNot);
    if (!isWhy && !hasPhrase(words, sentence, hasTo)) continue;
    for (let index = first; (items[index]?.at ?? end) < end; index += 1) {
      if (toField(items[index]) !== "technology") continue;
      if (modes[index] === "not" || (isWhy && modes[index] === "want")) modes[index] = "unneeded";
    }
  }
}
