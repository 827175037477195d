import { type Item, toValue } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { isApart } from "./beside-person.ts";
import { isNamed, type Sentence } from "./description-sentences.ts";
import { findTeamWork } from "./other-teams.ts";
import {
  findSign,
  findTold,
  isAsked,
  isOfOthers,
  isStillAsked,
  type Span,
  toClause,
} from "./other-work-signs.ts";

type Read = { items: readonly Item[]; words: readonly SentenceWord[] };

const toWithin = (items: readonly Item[], named: readonly number[], { at, end }: Span) =>
  named.filter((index) => {
    const place = items[index]?.at ?? 0;
    return place >= at && place < end;
  });

/** The technologies of the nearest clause before a word that names any, unless it is about the wanted person. */
function findBefore({ items, words }: Read, sentence: Sentence, end: number): number[] {
  let clause = toClause(words, end - 1, sentence);
  while (toWithin(items, sentence.named, clause).length === 0 && clause.at > sentence.at)
    clause = toClause(words, clause.at - 1, sentence);
  const found = toWithin(items, sentence.named, clause);
  const isOwn = clause.end >= end;
  return isAsked(words, { at: isOwn ? clause.at : sentence.at, end }) ? [] : found;
}

/** The technologies of a sentence that others work with. */
function findOthers(read: Read, sentence: Sentence): number[] {
  const { items, words } = read;
  const found: number[] = [];
  for (let at = sentence.at; at < sentence.end; at += 1) {
    const isFirst = at === sentence.at || isApart(words[at]);
    const begun = isFirst ? findTold(words, at, sentence) : undefined;
    if (begun) found.push(...toWithin(items, sentence.named, begun));
    const team = isFirst ? findTeamWork(words, at) : undefined;
    const isPeople = team !== undefined || isOfOthers(words, at);
    if (isPeople && !isAsked(words, { ...toClause(words, at, sentence), at: team ?? at + 1 }))
      found.push(...toWithin(items, sentence.named, toClause(words, at, sentence)));
    const sign = findSign(words, at);
    if (!sign) continue;
    const clause = toClause(words, at, sentence);
    const own = toWithin(items, sentence.named, clause);
    if (sign.isBack && own.length === 0) found.push(...findBefore(read, sentence, sign.at));
    else if (!isAsked(words, { at: clause.at, end: sign.at })) {
      const values = new Set(own.map((index) => toValue(items[index])));
      const isMeant = (index: number) => values.has(toValue(items[index]));
      // "They thought of Django, but don't list Django"
      found.push(...(sign.isOfAll ? sentence.named.filter(isMeant) : own));
    }
  }
  return found;
}

/** Words of a sentence before what it says of the one before it: "the vendor does that". */
const MAX_BEFORE_SIGN = 4;
/** Words of a clause besides its names: "the back end is". */
const MIN_SAID = 2;

/** The technologies of a sentence of which the next one says that others do it: "You won't touch it". */
function findSaidNext(read: Read, sentence: Sentence, { at, end }: Sentence): number[] {
  const { items, words } = read;
  for (let index = at; index <= at + MAX_BEFORE_SIGN && index < end; index += 1) {
    const sign = findSign(words, index);
    if (!sign?.isBack) continue;
    const found = findBefore(read, sentence, sentence.end);
    const named = found.reduce(
      (sum, one) => sum + (items[one]?.end ?? 0) - (items[one]?.at ?? 0),
      0,
    );
    const { at: first } = toClause(words, (items[found[0] ?? 0]?.end ?? 1) - 1, sentence);
    return sentence.end - first - named >= MIN_SAID ? found : [];
  }
  return [];
}

/** Makes what others do, did or will do no requirement: "the front end is Vue, the vendor does that". */
export function withoutOtherWork(
  items: readonly Item[],
  modes: readonly Mode[],
  words: readonly SentenceWord[],
  sentences: readonly Sentence[],
): readonly Mode[] {
  const read = { items, words };
  const others = new Set(
    sentences.flatMap((sentence, index) => {
      if (sentence.named.length === 0) return [];
      const next = sentences[index + 1];
      const isNextOfIt = next?.named.length === 0 && !isStillAsked(words, next);
      const found = findOthers(read, sentence);
      if (isNextOfIt) found.push(...findSaidNext(read, sentence, next));
      const at = items[Math.min(...found)]?.end ?? sentence.end;
      return isStillAsked(words, { at, end: sentence.end }) ? [] : found;
    }),
  );
  // What is all that a text names is asked for: "an agency does our shop in PHP. Who takes over?"
  const isAll = modes.every((_, index) => !isNamed(items, modes, index) || others.has(index));
  if (others.size === 0 || isAll) return modes;
  return modes.map((mode, index) => (others.has(index) ? "unneeded" : mode));
}
