import {
  IF_SOMEONE,
  KNOWS,
  OF_PERSON,
  POINTS,
  PRAISE,
} from "#app/developers/dictionaries/welcome.ts";
import { THAT_WORDS } from "#app/developers/dictionaries/word-classes/pronouns.ts";
import { type Item, toField } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import { takePhrase, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { take } from "#app/developers/sentence/words/vocabulary.ts";
import { toWordSet } from "#app/developers/sentence/words/word-set.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { isNamed, MAX_WORDS, type Sentence } from "./description-sentences.ts";
import { isAskedFor } from "./evident-clauses.ts";
import { type Span, toClause } from "./other-work-signs.ts";

const ifSomeone = toPhrases(IF_SOMEONE);
const praise = toPhrases(PRAISE);
const points = toPhrases(POINTS);
const ofPerson = toPhrases(OF_PERSON);
const knows = toWordSet(KNOWS);
const that = toWordSet(`${THAT_WORDS}, thatd, itd`);

type Read = { items: readonly Item[]; words: readonly SentenceWord[] };

/** Whether something is said to be welcome: "nice", "a plus", but "a great fit" is a person. */
function isPraise(words: readonly SentenceWord[], at: number): boolean {
  const length = Math.max(
    takePhrase(words, at, praise),
    take(words, at, "softAfter"),
    take(words, at, "optional"),
  );
  return length > 0 && takePhrase(words, at + length, ofPerson) === 0;
}

/** Words of a clause before the praise: "that would be very". */
const MAX_BEFORE_PRAISE = 5;

const isPraisedIn = (words: readonly SentenceWord[], { at, end }: Span) =>
  words.slice(at, end).some((_, index) => isPraise(words, at + index));

/** Whether what follows a condition praises it, in the next clause or in its own: "that would be nice". */
function isPraised(words: readonly SentenceWord[], from: number, clause: Span, end: number) {
  let own = from;
  if (!isPraise(words, own)) while (own < clause.end && !that.has(words[own]?.key ?? "")) own += 1;
  if (isPraisedIn(words, { at: own, end: clause.end })) return true;
  const last = Math.min(end, clause.end + MAX_BEFORE_PRAISE);
  return isPraisedIn(words, { at: clause.end, end: last });
}

/** Whether a part of a sentence names a technology, whatever is said of it. */
function namesAny(items: readonly Item[], { first }: Sentence, { at, end }: Span): boolean {
  for (let index = first; (items[index]?.at ?? end) < end; index += 1)
    if ((items[index]?.at ?? 0) >= at && toField(items[index]) === "technology") return true;
  return false;
}

/** The technologies that are welcome by a condition, of the one that begins at a word: "if they know Rust, great". */
function findWelcome(read: Read, at: number, sentence: Sentence, before: Sentence | undefined) {
  const { items, words } = read;
  const clause = { at, end: toClause(words, at, sentence).end };
  const isIn = (index: number, span: Span) => {
    const place = items[index]?.at ?? 0;
    return place >= span.at && place < span.end;
  };
  const own = sentence.named.filter((index) => isIn(index, clause));
  const from = items[own.at(-1) ?? -1]?.end ?? at + 1;
  if (!isPraised(words, from, clause, sentence.end)) return [];
  if (own.length > 0 || namesAny(items, sentence, clause)) return own;
  // "The sensors are in C++; if you can read it, nice"
  if (!words.slice(at, clause.end).some(({ key }) => knows.has(key))) return [];
  const begun = { at: sentence.at, end: at };
  const told = sentence.named.filter((index) => isIn(index, begun));
  if (told.length > 0) return isAskedFor(words, begun) ? [] : told;
  return before && !isAskedFor(words, before) ? before.named : [];
}

/** Makes what is only welcome no requirement: "if they know Rust, great", "Kafka (nice, we teach you)". */
export function relaxWelcome(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
  sentences: readonly Sentence[],
): void {
  const read = { items, words };
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1];
    const found: number[] = [];
    for (const name of sentence.named) {
      const end = items[name]?.end ?? 0;
      if (words[end]?.isInBrackets && isPraise(words, end)) found.push(name);
    }
    const isShort = sentence.end - sentence.at <= MAX_WORDS;
    const isAfterNamed = isShort && before !== undefined && before.named.length > 0;
    const last = sentence.named.length > 0 || isAfterNamed ? sentence.end : sentence.at;
    for (let at = sentence.at; at < last; at += 1) {
      if (takePhrase(words, at, ifSomeone) > 0)
        found.push(...findWelcome(read, at, sentence, before));
      if (takePhrase(words, at, points) > 0) found.push(...sentence.named);
    }
    for (const name of found) if (isNamed(items, modes, name)) modes[name] = "soft";
  }
}
