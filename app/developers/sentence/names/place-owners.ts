import { COMPANY_ARTICLES } from "../../dictionaries/word-classes/determiners.ts";
import { FOR_COMPANY } from "../../dictionaries/word-classes/prepositions.ts";
import { PASSIVE_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isBracketBeforeSeeker } from "./brackets.ts";
import { type Dictionary, findName } from "./find-name.ts";
import { MAX_OWN_WORDS } from "./own-clauses.ts";

/** Words between "a team of" and its place: "five senior developers". */
const MAX_TEAM_WORDS = 6;

/** "Lead a team of five developers in Pune" */
export function isOfTeam(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - MAX_TEAM_WORDS); index -= 1) {
    const gap = words[index + 1]?.gap;
    if (gap === "comma" || gap === "stop") return false;
    if (take(words, index, "teamOf") > 0) return takeBefore(words, index, "existingTeam") > 0;
  }
  return false;
}

const ASKED: ReadonlySet<string> = new Set(["technology", "seniority_level"]);
const PASSIVE = toWordSet(PASSIVE_WORDS);

/** "A studio in Buenos Aires is looking for a developer", but not "a developer in Buenos Aires is needed". */
export function isOfSeeker(
  words: readonly SentenceWord[],
  { at, end }: { at: number; end: number },
  dictionary: Dictionary,
): boolean {
  if (isBracketBeforeSeeker(words, end)) return true;
  const is = take(words, end, "filler") === 1 && words[end]?.gap === "space" ? 1 : 0;
  const isSeeking =
    takeAfter(words, end, "seeking") + (is && takeAfter(words, end + 1, "seeking")) > 0;
  if (!isSeeking || PASSIVE.has(words[end + is]?.key ?? "")) return false;
  for (let index = at - 1; index >= Math.max(0, at - MAX_OWN_WORDS); index -= 1) {
    const isOther = findName(words, index, dictionary)?.values.some(({ field }) =>
      ASKED.has(field),
    );
    if (isOther || take(words, index, "person") > 0 || take(words, index, "seeking") > 0)
      return false;
    if (words[index]?.gap === "stop") return true;
  }
  return at > 0;
}

/** Words between "for" and "in Greece": "a group of olive oil producers". */
const MAX_FOR_WORDS = 8;

const SPANS = ["weeks", "months", "years"] as const;

const FOR = toWordSet(FOR_COMPANY);
const ARTICLES = toWordSet(COMPANY_ARTICLES);

/** "For an olive oil producer in Greece" */
export function isOfCustomer(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): boolean {
  // "For a long project, based in Spain", but not "for a client, based in Spain"
  if (words[at]?.gap === "comma" && takeBefore(words, at, "otherPlaceAfter") === 0) return false;
  for (let index = at - 1; index > Math.max(-1, at - MAX_FOR_WORDS); index -= 1) {
    const gap = words[index]?.gap;
    if (words[index]?.key === "for")
      return at - index > 1 && takeBefore(words, index + 1, "seeking") === 0;
    // "Para uma imobiliária em Lisboa", but not "para trabajar en Madrid"
    // "Per agenzia di comunicazione a Bologna"
    const isWhom = ARTICLES.has(words[index + 1]?.key ?? "") || isCompany(words, index + 1);
    if (FOR.has(words[index]?.key ?? "") && isWhom) return true;
    if (gap === "comma" || gap === "stop" || take(words, index, "person") > 0) return false;
    // "For a mission of 4 months in Lyon"
    if (SPANS.some((kind) => take(words, index, kind) > 0)) return false;
    const named = findName(words, index, dictionary)?.values ?? [];
    if (named.some(({ field }) => field !== "tag")) return false;
  }
  return false;
}

/** Whether a word and a business follow: "private bank". */
export const isBusinessAfter = (words: readonly SentenceWord[], at: number) =>
  words[at]?.gap === "space" &&
  takeAfter(words, at, "speaking") === 0 &&
  !isPlainPerson(words, at) &&
  [at, at + 1].some((end) => isCompany(words, end));

const BUSINESS = ["business", "otherPlaceAfter"] as const;
/** Whether a company follows, and no one who can be hired: "bank", "company". */
export const isCompany = (words: readonly SentenceWord[], at: number) =>
  BUSINESS.some((kind) => takeAfter(words, at, kind) > 0);
export const isPlainPerson = (words: readonly SentenceWord[], at: number) =>
  takeAfter(words, at, "person") > 0 && !isCompany(words, at);
