import { DECISIONS, LEADS, ONE_ONLY, ONE_PERSON } from "#app/developers/dictionaries/counts.ts";
import { OWN_COUNTS } from "#app/developers/dictionaries/headings.ts";
import { ALL_PEOPLE_WORDS, TEAM_WORDS } from "#app/developers/dictionaries/word-classes/nouns.ts";
import { SOMEONE_WORDS } from "#app/developers/dictionaries/word-classes/pronouns.ts";
import { findNumber } from "#app/developers/sentence/words/numbers.ts";
import { takePhrase, takePhraseBefore, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { take } from "#app/developers/sentence/words/vocabulary.ts";
import { toWordSet } from "#app/developers/sentence/words/word-set.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { MAX_DEVELOPERS } from "#contract/clients/find-request-terms.ts";
import { isApart, isBeforePerson } from "./beside-person.ts";
import type { DescriptionParts } from "./description-parts.ts";

/** Words between "need" and "two". */
const MAX_BEFORE_COUNT = 3;

const ownCounts = toPhrases(OWN_COUNTS);
const someone = toWordSet(SOMEONE_WORDS);
const onePerson = toPhrases(ONE_PERSON);
const oneOnly = toPhrases(ONE_ONLY);
const people = toPhrases(ALL_PEOPLE_WORDS);
const decisions = toPhrases(DECISIONS);
const leads = toWordSet(LEADS);
const teams = toWordSet(TEAM_WORDS);

/** The "team" of "two team weeks", which is no person; a team lead is one. */
const isTeam = (words: readonly SentenceWord[], at: number) =>
  teams.has(words[at]?.key ?? "") && !leads.has(words[at + 1]?.key ?? "");

/** "Go developer (x2)" */
const REPEATED = /^x([1-9]\d?)$/;

/** Words of "two", "3 x" and "one (1)", with the number. */
function findCount(words: readonly SentenceWord[], at: number) {
  const article = take(words, at, "article");
  const found = article > 0 ? { value: 1, length: article } : findNumber(words, at);
  if (!found) return undefined;
  const repeated = findNumber(words, at + found.length);
  const end = at + found.length + (repeated?.value === found.value ? repeated.length : 0);
  return { count: found.value, end: end + take(words, end, "times") };
}

/** Words of a label such as "Positions" that the number of people follows; "our headcount" is of the client. */
function takeLabel(words: readonly SentenceWord[], at: number): number {
  const label = take(words, at, "positions");
  return label > 0 && takePhraseBefore(words, at, ownCounts) === 0 ? label : 0;
}

/** Words of a label of what was agreed: "Decision: two React developers". */
function takeDecision(words: readonly SentenceWord[], at: number): number {
  const length = at === 0 || isApart(words[at]) ? takePhrase(words, at, decisions) : 0;
  return words[at + length]?.isAfterColon ? length : 0;
}

/** Whether a count is what a label says: "Positions: 2", "How many people? Just one." */
function isLabelled(
  words: readonly SentenceWord[],
  { at, first, from, end }: { at: number; first: number; from: number; end: number },
) {
  if (words[first]?.isAfterQuestion) return isApart(words[end]);
  // A row of a table: "Headcount  3"
  const isRow = (at === 0 || isApart(words[at])) && isApart(words[end]);
  return from === first && (words[first]?.gap === "comma" || isRow);
}

/** Whether a count is corrected: "so it is two people, not one". */
function isCorrected(words: readonly SentenceWord[], end: number) {
  const after = end + Math.max(take(words, end, "person"), takePhrase(words, end, people));
  const not = take(words, after, "not");
  const other =
    after > end && isApart(words[after]) && not > 0 ? findCount(words, after + not) : undefined;
  return other !== undefined && isApart(words[other.end]);
}

/** Whether a clause is a count of positions and no more: "Vue developer, 2 positions". */
function isCountOfPositions(words: readonly SentenceWord[], at: number, end: number) {
  const isBegun = at === 0 || isApart(words[at]);
  const length = end > at && isBegun ? take(words, end, "positions") : 0;
  const next = words[end + length];
  // "2. Quantity: 4"
  return length > 0 && !isApart(words[end]) && isApart(next) && !next?.isAfterColon;
}

const isPossible = (count: number) =>
  Number.isInteger(count) && count >= 1 && count <= MAX_DEVELOPERS;

/** "looking for two React developers", "3 x .NET developers" as a line, "Positions: 2". */
export function readCount({ words, headings }: DescriptionParts): number | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const repeated = words[at]?.isInBrackets && REPEATED.exec(words[at]?.key ?? "");
    if (repeated) return Number(repeated[1]);
    if (takePhrase(words, at, oneOnly) > 0) return 1;
    const number = findNumber(words, at);
    if (number && isCorrected(words, at + number.length) && isPossible(number.value))
      return number.value;
    const verb = take(words, at, "seeking") || takeDecision(words, at);
    const label = takeLabel(words, at);
    // "About us: two people in an office" are there already.
    if (verb + label === 0 && headings[at]?.section === "client") continue;
    if (verb + label === 0 && at > 0 && !isApart(words[at])) continue;
    const first = at + (verb || label);
    const isBegun = verb > 0 || at === 0 || words[at]?.gap === "stop";
    // "We need, urgently, two": words may be between, unless it is the begin of a line.
    const isQuestion = label > 0 && words[first]?.isAfterQuestion === true;
    const last = first + (verb > 0 ? MAX_BEFORE_COUNT : isQuestion ? 1 : 0);
    for (let from = first; from <= last && (from === first || !isApart(words[from])); from += 1) {
      const isOne = someone.has(words[from]?.key ?? "") || takePhrase(words, from, onePerson) > 0;
      if (verb > 0 && isOne) return 1;
      const { count = 0, end = from } = findCount(words, from) ?? {};
      // "What we're looking for: 5+ years of front-end development"
      if (words[end]?.key === "+" || take(words, end, "years") > 0) break;
      const isOfPeople =
        isCountOfPositions(words, from, end) ||
        (isBegun && isBeforePerson(words, end) && !isTeam(words, end));
      const isNamed = label > 0 ? isLabelled(words, { at, first, from, end }) : isOfPeople;
      if (isNamed && isPossible(count)) return count;
    }
  }
  return undefined;
}
