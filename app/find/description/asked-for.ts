import { type Item, isAbsent, toValue } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { isApart, isBeforePerson } from "./beside-person.ts";
import type { Heading } from "./description-headings.ts";
import { isNamed, type Sentence } from "./description-sentences.ts";
import { findToldClauses, isAskedOfBefore, isTelling } from "./evident-clauses.ts";

/** Words besides names of what is no sentence: "Node.js for the server", "Senior React engineer (remote)". */
const MAX_FRAGMENT_WORDS = 8;

/** Whether it is a line of a list, and no sentence. */
function isFragment({ items, words }: Read, { at, end, named }: Sentence): boolean {
  const length = named.reduce((sum, index) => {
    const item = items[index];
    return sum + (item ? item.end - item.at : 0);
  }, 0);
  return end - at - length <= MAX_FRAGMENT_WORDS && !isTelling(words, { at, end });
}

type Read = {
  items: readonly Item[];
  words: readonly SentenceWord[];
  headings: readonly (Heading | undefined)[];
};

/** Whether someone lists it: what no one does cannot be asked for instead of another. */
const isListed = (item: Item | undefined) => item?.kind === "name" && !isAbsent(item);

/** The parts of a sentence that do not say that a person is to know what they name. */
function findTold(read: Read, sentence: Sentence, next: Sentence | undefined): Sentence[] {
  const section = read.headings[sentence.at]?.section;
  if (section === "client") return [sentence];
  if (section === "required" || isFragment(read, sentence)) return [];
  if (next !== undefined && isAskedOfBefore(read.words, next)) return [];
  return findToldClauses(read, sentence).filter(
    ({ end, named }) =>
      !named.some((index) => {
        const after = read.items[index]?.end ?? end;
        return !isApart(read.words[after]) && isBeforePerson(read.words, after);
      }),
  );
}

/**
 * Makes technologies no requirement of which no sentence says that someone is to know them, where others
 * are asked for: "Our shop runs on PHP. We need a React developer."
 */
export function relaxUnasked(
  items: readonly Item[],
  modes: readonly Mode[],
  words: readonly SentenceWord[],
  { sentences, headings }: { sentences: readonly Sentence[]; headings: Read["headings"] },
): readonly Mode[] {
  const read = { items, words, headings };
  const told = new Set<Sentence>();
  const asked = new Set<string | undefined>();
  for (const [index, one] of sentences.entries()) {
    const named = one.named.filter((name) => isNamed(items, modes, name));
    if (named.length === 0) continue;
    const found = findTold(read, { ...one, named }, sentences[index + 1]);
    const toldOf = new Set(found.flatMap((part) => part.named));
    for (const part of found) told.add(part);
    for (const name of named)
      if (!toldOf.has(name) && isListed(items[name])) asked.add(toValue(items[name]));
  }
  const relaxed = new Set(
    [...told].flatMap(({ named }) =>
      named.some((index) => asked.has(toValue(items[index]))) ? [] : named,
    ),
  );
  if (asked.size === 0 || relaxed.size === 0) return modes;
  return modes.map((mode, index) => (relaxed.has(index) ? "unneeded" : mode));
}
