import { GOES_ON, PROPOSALS, RATHER, REFUSED } from "#app/developers/dictionaries/proposals.ts";
import type { Item } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import { type Phrases, takePhrase, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { take } from "#app/developers/sentence/words/vocabulary.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { isApart } from "./beside-person.ts";
import type { Sentence } from "./description-sentences.ts";
import { type Span, toClause } from "./other-work-signs.ts";

const proposals = toPhrases(PROPOSALS);
const refused = toPhrases(REFUSED);
const goesOn = toPhrases(GOES_ON);
const rather = toPhrases(RATHER);

/** What turns round what a proposal is about: "no proposals without React". */
const TURNS = ["not", "except", "insteadOf", "lack", "unneeded"] as const;

const findPhrase = (words: readonly SentenceWord[], { at, end }: Span, phrases: Phrases) => {
  for (let index = at; index < end; index += 1)
    if (takePhrase(words, index, phrases) > 0) return index;
  return undefined;
};

/** Whether a clause goes on with what a proposal says; an infinitive of German ends with "zu bauen". */
function isGoingOn(words: readonly SentenceWord[], at: number, sentence: Span): boolean {
  if (takePhrase(words, at, goesOn) > 0) return true;
  const clause = toClause(words, at, sentence);
  const { key } = words[clause.end - 2] ?? {};
  const isOwn = words.slice(clause.at, clause.end).some((word) => word.key === "wir");
  return key === "zu" && !isOwn && findPhrase(words, clause, rather) !== undefined;
}

/** The technologies that a proposal is about: in its clause, and in the next one that goes on with it. */
function findProposed(
  items: readonly Item[],
  words: readonly SentenceWord[],
  sentence: Sentence,
  proposal: number,
): number[] {
  const { named } = sentence;
  const found: number[] = [];
  for (let index = proposal + 1; index <= (named.at(-1) ?? 0); index += 1) {
    const item = items[index];
    if (!item) break;
    const isTurned = item.kind === "sign" && TURNS.some((sign) => item.signs.includes(sign));
    // "No proposals from React developers" is about who writes.
    const isOther = take(words, item.at, "seeking") + take(words, item.at, "person") > 0;
    const isOver = isApart(words[item.at]) && !isGoingOn(words, item.at, sentence);
    const isList = found.includes(index - 1) && named.includes(index);
    if (isTurned || isOther || (isOver && !isList)) break;
    if (named.includes(index)) found.push(index);
  }
  return found;
}

/** Words before proposals that a clause is about: "all the". */
const MAX_BEFORE_SUBJECT = 2;

/** Whether proposals are refused in the clause that they begin, after a word: "offers with PHP will be ignored". */
function isRefused(words: readonly SentenceWord[], at: number, from: number, sentence: Span) {
  const { at: start, end } = toClause(words, from - 1, sentence);
  const isSubject = at >= start && at - start <= MAX_BEFORE_SUBJECT;
  return isSubject && findPhrase(words, { at: from, end }, refused) !== undefined;
}

/** Rules out what no one may propose: "no proposals to take PHP", "offers with PHP will be ignored". */
export function excludeRefused(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
  sentences: readonly Sentence[],
) {
  for (const sentence of sentences) {
    if (sentence.named.length === 0) continue;
    if (findPhrase(words, sentence, proposals) === undefined) continue;
    let proposal = sentence.first;
    while (items[proposal] && takePhrase(words, items[proposal]?.at ?? 0, proposals) === 0) {
      if ((items[proposal]?.end ?? 0) >= sentence.end) break;
      proposal += 1;
    }
    const found = findProposed(items, words, sentence, proposal);
    const { at = 0 } = items[proposal] ?? {};
    const isDenied = modes[proposal] === "not" || modes[proposal] === "doubt";
    const end = items[found.at(-1) ?? -1]?.end;
    if (end === undefined || !(isDenied || isRefused(words, at, end, sentence))) continue;
    for (const index of found) modes[index] = "not";
  }
}
