import { THAT_WORDS } from "#app/developers/dictionaries/word-classes/pronouns.ts";
import {
  CONSECUTIVE,
  NEEDS_TO_KNOW,
  SAID_TO_READER,
  TELLS,
} from "#app/developers/dictionaries/your-work.ts";
import { type Item, toField } from "#app/developers/sentence/items/items.ts";
import { takePhrase, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { take } from "#app/developers/sentence/words/vocabulary.ts";
import { toWordSet } from "#app/developers/sentence/words/word-set.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { isApart } from "./beside-person.ts";
import type { Sentence } from "./description-sentences.ts";
import { isAsked, type Span } from "./other-work-signs.ts";

const needsToKnow = toPhrases(NEEDS_TO_KNOW);
const saidToReader = toPhrases(SAID_TO_READER);
const tells = toWordSet(TELLS);
const that = toWordSet(THAT_WORDS);
const consecutive = toPhrases(CONSECUTIVE);

type Read = { items: readonly Item[]; words: readonly SentenceWord[] };

/** A clause with those after it that say nothing of their own: "you know React, Node and Go". */
type Clause = Sentence & { isAsked: boolean; tells: boolean };

export const isTelling = (words: readonly SentenceWord[], { at, end }: Span) =>
  words.slice(at, end).some(({ key }) => tells.has(key));

/** Whether a clause names a level. */
function isLevelled({ items }: Read, { end, first }: Sentence): boolean {
  for (let index = first; index < items.length && (items[index]?.at ?? end) < end; index += 1)
    if (toField(items[index]) === "seniority_level") return true;
  return false;
}

/** Whether a clause says that someone is to know what it names. */
export function isAskedFor(words: readonly SentenceWord[], { at, end }: Span): boolean {
  let from = at;
  for (let index = at; index < end; index += 1) {
    if (takePhrase(words, index, needsToKnow) > 0) return true;
    const idle = takePhrase(words, index, saidToReader);
    if (idle === 0) continue;
    if (isAsked(words, { at: from, end: index })) return true;
    from = index + idle;
  }
  return isAsked(words, { at: from, end });
}

function toClauses(read: Read, { at, end, first, named }: Sentence): Clause[] {
  const { items, words } = read;
  const clauses: Clause[] = [];
  let from = at;
  let item = first;
  for (let index = at + 1; index <= end; index += 1) {
    if (index < end && !isApart(words[index])) continue;
    const span = { at: from, end: index };
    const begin = item;
    while (item < items.length && (items[item]?.at ?? end) < index) item += 1;
    const own = named.filter((name) => name >= begin && name < item);
    const one = { ...span, first: begin, named: own };
    const isOwn = isAskedFor(words, span);
    const isAsked = isOwn || isLevelled(read, one);
    const isTold = isTelling(words, span);
    const last = clauses.at(-1);
    // "Kotlin, runs in Docker" and "it is in Kotlin, on a senior level" go on.
    const isOn = !isOwn && (!isTold || tells.has(words[from]?.key ?? ""));
    if (last && isOn) {
      last.end = index;
      last.tells ||= isTold && last.named.length === 0;
      last.named.push(...own);
      last.isAsked ||= isAsked;
    } else clauses.push({ ...one, isAsked, tells: isTold });
    from = index;
  }
  return clauses;
}

/** Words of a clause up to what is about the one before it: "you would be working on that". */
const MAX_BEFORE_THAT = 8;
/** Words of "and we". */
const MAX_AFTER_AND = 2;

/** Whether a clause asks for someone who knows what the one before it names: "so you keep it alive". */
export function isAskedOfBefore(
  words: readonly SentenceWord[],
  { at, end, named }: Sentence,
): boolean {
  const last = Math.min(end, at + MAX_BEFORE_THAT);
  const isReferring = words.slice(at, last).some(({ key }) => that.has(key));
  if (isReferring && isAsked(words, { at, end: last })) return true;
  if (takePhrase(words, at, consecutive) > 0 && isAskedFor(words, { at, end })) return true;
  // "The shop is in PHP, and you write the till in Go" is about something else.
  const and = named.length === 0 ? take(words, at, "and") : 0;
  return and > 0 && isAsked(words, { at: at + and, end: Math.min(end, at + and + MAX_AFTER_AND) });
}

/** The parts of a sentence that only tell something, each with the technologies that it names. */
export function findToldClauses(read: Read, sentence: Sentence): Sentence[] {
  const clauses = toClauses(read, sentence);
  const asking = clauses.findIndex((clause) => clause.isAsked);
  if (asking < 0) {
    // "TypeScript of course, we have no JavaScript left"
    const [begin] = clauses;
    const isNamedFirst = read.items[begin?.named[0] ?? -1]?.at === sentence.at && !begin?.tells;
    return isNamedFirst ? clauses.slice(1) : clauses;
  }
  return clauses
    .slice(0, asking)
    .filter(
      (clause, index) =>
        clause.tells &&
        !clauses
          .slice(index + 1)
          .some((later) => later.isAsked && isAskedOfBefore(read.words, later)),
    );
}
