import { THAT_WORDS } from "#app/developers/dictionaries/word-classes/pronouns.ts";
import { NEEDS_TO_KNOW, TELLS } from "#app/developers/dictionaries/your-work.ts";
import { type Item, isAbsent, toField, toValue } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import { takePhrase, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { toWordSet } from "#app/developers/sentence/words/word-set.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { isApart, isBeforePerson } from "./beside-person.ts";
import type { Heading } from "./description-headings.ts";
import { isNamed, type Sentence } from "./description-sentences.ts";
import { isAsked } from "./other-work-signs.ts";

const needsToKnow = toPhrases(NEEDS_TO_KNOW);
const tells = toWordSet(TELLS);
const that = toWordSet(THAT_WORDS);

/** Words besides names of what is no sentence: "Node.js for the server", "Senior React engineer (remote)". */
const MAX_FRAGMENT_WORDS = 8;

/** Whether it is a line of a list, and no sentence. */
function isFragment({ items, words }: Read, { at, end, named }: Sentence): boolean {
  const length = named.reduce((sum, index) => {
    const item = items[index];
    return sum + (item ? item.end - item.at : 0);
  }, 0);
  return (
    end - at - length <= MAX_FRAGMENT_WORDS &&
    !words.slice(at, end).some(({ key }) => tells.has(key))
  );
}

/** Whether a sentence names a level, or says that someone is to know what it names. */
function isAskedFor({ items, words }: Read, { at, end, first }: Sentence): boolean {
  for (let index = first; index < items.length && (items[index]?.at ?? end) < end; index += 1)
    if (toField(items[index]) === "seniority_level") return true;
  for (let index = at; index < end; index += 1)
    if (takePhrase(words, index, needsToKnow) > 0) return true;
  return isAsked(words, { at, end });
}

type Read = {
  items: readonly Item[];
  words: readonly SentenceWord[];
  headings: readonly (Heading | undefined)[];
};

/** Whether someone lists it: what no one does cannot be asked for instead of another. */
const isListed = (item: Item | undefined) => item?.kind === "name" && !isAbsent(item);

/** Words of a sentence up to what is about the one before it: "you would be working on that". */
const MAX_BEFORE_THAT = 8;

/** Whether a sentence asks for someone who knows what the one before it names: "You keep it alive." */
function isAskedNext({ words }: Read, { at, end }: Sentence): boolean {
  const last = Math.min(end, at + MAX_BEFORE_THAT);
  return (
    words.slice(at, last).some(({ key }) => that.has(key)) && isAsked(words, { at, end: last })
  );
}

/** Whether a sentence says that a person is to know what it names. */
function isEvident(read: Read, sentence: Sentence, next: Sentence | undefined): boolean {
  const { at, end, named } = sentence;
  const section = read.headings[at]?.section;
  if (section === "client") return false;
  return (
    section === "required" ||
    isFragment(read, sentence) ||
    isAskedFor(read, sentence) ||
    (next !== undefined && isAskedNext(read, next)) ||
    named.some((index) => {
      const after = read.items[index]?.end ?? end;
      return !isApart(read.words[after]) && isBeforePerson(read.words, after);
    })
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
    const sentence = { ...one, named };
    if (!isEvident(read, sentence, sentences[index + 1])) told.add(sentence);
    else for (const name of named) if (isListed(items[name])) asked.add(toValue(items[name]));
  }
  const relaxed = new Set(
    [...told].flatMap(({ named }) =>
      named.some((index) => asked.has(toValue(items[index]))) ? [] : named,
    ),
  );
  if (asked.size === 0 || relaxed.size === 0) return modes;
  return modes.map((mode, index) => (relaxed.has(index) ? "unneeded" : mode));
}
