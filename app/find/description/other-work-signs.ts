import {
  FRENCH_PEOPLE,
  GERMAN_DATIVE,
  GERMAN_PEOPLE,
  OTHER_PEOPLE,
  SPANISH_PEOPLE,
} from "#app/developers/dictionaries/other-people.ts";
import {
  GERMAN_WORK,
  HANDLED,
  HANDLES_IT,
  LISTED,
  OTHERS_DO,
  STILL_WORKED,
  TOLD,
  UNTOUCHED,
} from "#app/developers/dictionaries/other-work.ts";
import { OF_TEAM_WORDS } from "#app/developers/dictionaries/word-classes/pronouns.ts";
import {
  BEFORE_VERBS,
  IT_IS,
  OF_WORDS,
  ONLY_USED,
  PARTICLES,
  STILL_ASKED,
  SUBJECTS,
  YOUR_WORK,
} from "#app/developers/dictionaries/your-work.ts";
import { takePhrase, takePhraseBefore, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { take, takeBefore } from "#app/developers/sentence/words/vocabulary.ts";
import { toWordSet } from "#app/developers/sentence/words/word-set.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { isApart } from "./beside-person.ts";

const otherPeople = toPhrases(OTHER_PEOPLE);
const handlesIt = toPhrases(HANDLES_IT);
const handled = toPhrases(HANDLED);
const germanWork = toPhrases(GERMAN_WORK);
const germanPeople = toPhrases(GERMAN_PEOPLE);
const stillWorked = toPhrases(STILL_WORKED);
const othersDo = toPhrases(OTHERS_DO);
const untouched = toPhrases(UNTOUCHED);
const listed = toPhrases(LISTED);
const told = toPhrases(TOLD);
const yourWork = toPhrases(YOUR_WORK);
const stillAsked = toPhrases(STILL_ASKED);
const onlyUsed = toPhrases(ONLY_USED);
/** First words of what is looked for in a sentence: most words are none of them. */
const beginnings = new Set(
  [handlesIt, handled, germanWork, othersDo, untouched].flatMap((phrases) => [...phrases.keys()]),
);

/** Words of a sentence before what it tells: "so far", "at the moment". */
const MAX_BEFORE_TOLD = 3;

/** A part of the words of a sentence, from one up to another. */
export type Span = { at: number; end: number };
/**
 * What says that others do some work; `isBack` of what can be about a clause before its own, `isOfAll` of
 * what is about all that a sentence says of a technology.
 */
type Sign = Span & { isBack: boolean; isOfAll?: boolean };

/** Whether a word is about the person who is looked for; the "du" of "collègues du mobile" is not. */
function isAsking(words: readonly SentenceWord[], at: number): boolean {
  if (words[at]?.key === "du") {
    return [at - 1, at + 1].some((index) => words[index]?.key.endsWith("st"));
  }
  return (
    takePhrase(words, at, yourWork) > 0 ||
    take(words, at, "seeking") > 0 ||
    take(words, at, "required") > 0
  );
}

/** Whether some words are about the person who is looked for. */
export function isAsked(words: readonly SentenceWord[], { at, end }: Span): boolean {
  for (let index = at; index < end; index += 1) if (isAsking(words, index)) return true;
  return false;
}

const NAMED = /^\p{Lu}\p{Ll}/u;
const auxiliaries = toWordSet(BEFORE_VERBS);

/** Whether who does something is another than the wanted person: "the vendor", "Anna", "Luca's team". */
function isOther(words: readonly SentenceWord[], at: number): boolean {
  const end = auxiliaries.has(words[at - 1]?.key ?? "") ? at - 1 : at;
  const word = words[end - 1];
  if (!word || takePhraseBefore(words, end, otherPeople) > 0) return word !== undefined;
  if (word.key === "team") return /['’]s$/.test(words[end - 2]?.text ?? "");
  const isPerson = take(words, end - 1, "person") + takeBefore(words, end, "person") > 0;
  return NAMED.test(word.text) && !isPerson && !isAsking(words, end - 1);
}

const subjects = toWordSet(SUBJECTS);
/** The "c'est" of "c'est Léa qui s'en occupe". */
const itIs = toWordSet(IT_IS);
/** Words of "c'est notre agence web qui". */
const MAX_NAMED = 5;
const of = toWordSet(OF_WORDS);

/** Whether the wanted person does it: "who takes care of that", "se encarga de". */
function isOfPerson(words: readonly SentenceWord[], { at, end }: Span): boolean {
  const isCleft = words.slice(Math.max(0, at - MAX_NAMED), at).some(({ key }) => itIs.has(key));
  if (subjects.has(words[at - 1]?.key ?? "") && !isCleft) return true;
  if (of.has(words[end]?.key ?? "")) return true;
  return [at - 1, end, end + 1].some((index) => take(words, index, "person") > 0);
}

/** Words of "betreut weiterhin unser Partner" from a word on. */
function takeGermanWork(words: readonly SentenceWord[], at: number): number {
  const verb = takePhrase(words, at, germanWork);
  if (verb === 0) return 0;
  const between = verb + takePhrase(words, at + verb, stillWorked);
  const people = takePhrase(words, at + between, germanPeople);
  return people > 0 ? between + people : 0;
}

/** What says at a word that others do some work. */
export function findSign(words: readonly SentenceWord[], at: number): Sign | undefined {
  if (!beginnings.has(words[at]?.key ?? "")) return undefined;
  const toEnd = (phrases: typeof handled) => at + takePhrase(words, at, phrases);
  const own = toEnd(untouched);
  if (own > at) return { at, end: own, isBack: true, isOfAll: takePhrase(words, at, listed) > 0 };
  const end = toEnd(handlesIt);
  if (end > at && isOther(words, at)) return { at, end, isBack: true };
  const back = toEnd(othersDo);
  const byOthers = Math.max(toEnd(handled), at + takeGermanWork(words, at));
  const longest = Math.max(back, byOthers);
  if (longest === at || isOfPerson(words, { at, end: longest })) return undefined;
  // "The site, in PHP, is run by an agency"
  const begin = auxiliaries.has(words[at - 1]?.key ?? "") ? at - 1 : at;
  return { at, end: longest, isBack: back > at || isApart(words[begin]) };
}

const ofTeam = toWordSet(OF_TEAM_WORDS);
const people = toPhrases(
  [OTHER_PEOPLE, GERMAN_PEOPLE, GERMAN_DATIVE, FRENCH_PEOPLE, SPANISH_PEOPLE].join(),
);
/** Words such as the "ab" of "du stimmst dich mit dem Frontend-Team ab, das". */
const particles = toWordSet(PARTICLES);

/** Whether a word begins what is said of others: "the front-end team, who build it in React". */
export function isOfOthers(words: readonly SentenceWord[], at: number): boolean {
  if (!ofTeam.has(words[at]?.key ?? "")) return false;
  const end = particles.has(words[at - 1]?.key ?? "") ? at - 1 : at;
  return takePhraseBefore(words, end, people) > 0;
}

/** The clause of a word between commas. */
export function toClause(
  words: readonly SentenceWord[],
  at: number,
  { at: first, end: last }: Span,
): Span {
  let start = at;
  while (start > first && !isApart(words[start])) start -= 1;
  let end = at + 1;
  while (end < last && !isApart(words[end])) end += 1;
  return { at: start, end };
}

/** Whether work that others do is asked for nevertheless. */
export const isStillAsked = (words: readonly SentenceWord[], { at, end }: Span) =>
  words.slice(at, end).some((_, index) => {
    const length = takePhrase(words, at + index, stillAsked);
    if (takePhrase(words, at + index, onlyUsed) > 0) return false;
    // "But you wouldn't be working on that"
    const next = at + index + length;
    return length > 0 && take(words, next, "not") + take(words, next, "doubt") === 0;
  });

/** The clause that begins to tell of others, up to whom it asks for: "colleagues from the data team use Python". */
export function findTold(
  words: readonly SentenceWord[],
  at: number,
  sentence: Span,
): Span | undefined {
  for (let index = at; index < at + MAX_BEFORE_TOLD && index < sentence.end; index += 1) {
    if ((index > at && isApart(words[index])) || isAsking(words, index)) return undefined;
    const length = takePhrase(words, index, told);
    if (length === 0) continue;
    const clause = toClause(words, index, sentence);
    // "In a later phase, we will use Kubernetes"
    const isAlone = index + length === clause.end && clause.end < sentence.end;
    const { end: last } = isAlone ? toClause(words, clause.end, sentence) : clause;
    let end = index + length;
    // "Chez eux c'est du Go"
    const isSome = (at: number) => words[at]?.key === "du" && itIs.has(words[at - 1]?.key ?? "");
    while (end < last && (isSome(end) || !isAsking(words, end))) end += 1;
    return { at: index, end };
  }
  return undefined;
}
