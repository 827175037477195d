import { COMPANY_ARTICLES } from "../../dictionaries/word-classes/determiners.ts";
import { CLIENT_WORDS, PROJECTS_OF_PLACE } from "../../dictionaries/word-classes/nouns.ts";
import { FOR_COMPANY } from "../../dictionaries/word-classes/prepositions.ts";
import { SOMEONE_PHRASES } from "../../dictionaries/word-classes/pronouns.ts";
import {
  ASKS_WORDS,
  CONSIDERS_WORDS,
  IS_THERE,
  PASSIVE_WORDS,
} from "../../dictionaries/word-classes/verbs.ts";
import type { FoundName, KnownName } from "../reading.ts";
import { BEGINS, mayBegin } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isBracketBeforeSeeker, toBracketStart } from "./brackets.ts";
import { type Dictionary, findName } from "./find-name.ts";
import { isOrdinary } from "./ordinary-names.ts";
import { isOfClient, isOfIndustry, isOfVendor } from "./others.ts";
import { findWriter } from "./writers.ts";

/** Words between "we are" and the place: "we are a team of four people in Tallinn". */
const MAX_OWN_WORDS = 10;

const CONSIDERS = toWordSet(CONSIDERS_WORDS);

const ASKS = toWordSet(ASKS_WORDS);
const SOMEONE = toPhrases(SOMEONE_PHRASES);

/** Whether a clause up to a word is about the client, and not about whom they need. */
export function isOwnClause(words: readonly SentenceWord[], at: number): boolean {
  if (findWriter(words, at) !== undefined) return true;
  for (let index = at; index > Math.max(0, at - MAX_OWN_WORDS); index -= 1) {
    // "We are a startup (4 people) in Paris"
    index = toBracketStart(words, index);
    const gap = words[index]?.gap;
    const isEnd = !words[index]?.isInBrackets && (gap === "comma" || gap === "stop");
    if (isEnd || take(words, index - 1, "seeking") > 0) return false;
    if (CONSIDERS.has(words[index - 1]?.key ?? "")) return false;
    // "Im Bankenumfeld" is no "I'm".
    const isGerman = index === at && words[index - 1]?.text === "im";
    const subject = isGerman ? 0 : take(words, index - 1, "ownSubject");
    if (subject === 0) continue;
    const isAsked = takePhrase(words, index - 1 + subject, SOMEONE) > 0;
    return !isAsked && !ASKS.has(words[index - 2]?.key ?? "");
  }
  return false;
}

const CLIENTS = toWordSet(CLIENT_WORDS);

/** "Our team (five people, all in Lisbon)", "our client (insurance, Vienna)", but not "for us (senior, Vienna)". */
export function isInOwnBrackets(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index > Math.max(0, at - MAX_OWN_WORDS); index -= 1) {
    if (words[index]?.isAfterBrackets || words[index]?.gap === "stop") return false;
    if (!words[index]?.isInBrackets) continue;
    // "Our team of three (two in Paris)"
    const isCounted = findNumber(words, index - 1) && takeBefore(words, index - 1, "teamOf") > 0;
    const end = isCounted ? index - 2 : index;
    const noun = takeBefore(words, end, "otherPlaceAfter");
    const isOurs = noun > 0 && takeBefore(words, end - noun, "ours") > 0;
    if (takeBefore(words, index, "sites") > 0) return true;
    return (
      isOurs ||
      CLIENTS.has(words[index - 1]?.key ?? "") ||
      takeBefore(words, index, "ownSubject") > 0
    );
  }
  return false;
}

/** Words between "a team of" and its place: "five senior developers". */
const MAX_TEAM_WORDS = 6;

/** "Lead a team of five developers in Pune" */
function isOfTeam(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - MAX_TEAM_WORDS); index -= 1) {
    const gap = words[index + 1]?.gap;
    if (gap === "comma" || gap === "stop") return false;
    if (take(words, index, "teamOf") > 0) return takeBefore(words, index, "existingTeam") > 0;
  }
  return false;
}

/** Words between "we are" and a place in a list of what the client is. */
const MAX_LIST_WORDS = 16;

/** "We are 12 people, seed stage, Helsinki." */
function isOwnListed(words: readonly SentenceWord[], at: number, end: number): boolean {
  const next = words[end]?.gap ?? "stop";
  if (words[at]?.gap !== "comma" || (next !== "comma" && next !== "stop")) return false;
  for (let index = at - 1; index >= Math.max(0, at - MAX_LIST_WORDS); index -= 1) {
    if (take(words, index, "seeking") > 0) return false;
    if (take(words, index, "ownSubject") > 0) return take(words, index, "ownStack") === 0;
    if (words[index]?.gap === "stop") return false;
  }
  return false;
}

const ASKED: ReadonlySet<string> = new Set(["technology", "seniority_level"]);
const PASSIVE = toWordSet(PASSIVE_WORDS);

/** "A studio in Buenos Aires is looking for a developer", but not "a developer in Buenos Aires is needed". */
function isOfSeeker(
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
function isOfCustomer(words: readonly SentenceWord[], at: number, dictionary: Dictionary): boolean {
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
const isBusinessAfter = (words: readonly SentenceWord[], at: number) =>
  words[at]?.gap === "space" &&
  takeAfter(words, at, "speaking") === 0 &&
  !isPlainPerson(words, at) &&
  [at, at + 1].some((end) => isCompany(words, end));

const BUSINESS = ["business", "otherPlaceAfter"] as const;
/** Whether a company follows, and no one who can be hired: "bank", "company". */
export const isCompany = (words: readonly SentenceWord[], at: number) =>
  BUSINESS.some((kind) => takeAfter(words, at, kind) > 0);
const isPlainPerson = (words: readonly SentenceWord[], at: number) =>
  takeAfter(words, at, "person") > 0 && !isCompany(words, at);

const IS = toWordSet(IS_THERE);

const PROJECTS = toWordSet(PROJECTS_OF_PLACE);
/** "The Jakarta project" */
const takeProject = (words: readonly SentenceWord[], at: number) =>
  Number(words[at]?.gap === "space" && PROJECTS.has(words[at]?.key ?? ""));

/** Words between "find a coach who supports our team" and "on site in". */
const MAX_ON_SITE_WORDS = 14;

/** "Find a coach who supports our team on site in Munich" is about the coach, "our team is on site in Munich" is not. */
function isOnSiteOfSought(words: readonly SentenceWord[], at: number): boolean {
  if (take(words, at, "onSite") + takeBefore(words, at, "onSite") === 0) return false;
  if (words[at]?.gap !== "space") return false;
  for (let index = at - 1; index >= Math.max(0, at - MAX_ON_SITE_WORDS); index -= 1) {
    const gap = words[index + 1]?.gap;
    if (gap === "comma" || gap === "stop") return false;
    if (take(words, index, "seeking") > 0) return true;
  }
  return false;
}

/** A place where no one has to be: "for Germany", "we are based in Berlin", "our London office". */
export function toOtherPlace(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
  plain: KnownName | undefined,
): FoundName | undefined {
  if (!plain && !mayBegin(words, at, BEGINS.otherPlace)) return undefined;
  const own = take(words, at, "ownPlace");
  const other = own || take(words, at, "otherPlace");
  const before = other || take(words, at, "livingIn");
  const found = before > 0 ? findName(words, at + before, dictionary) : plain;
  if (!found?.values.some(({ field }) => field === "country")) return undefined;
  if (isOnSiteOfSought(words, at)) return undefined;
  // "A meeting in Japan daytime" is about the clock, "workshops in German" about the language.
  const isClock = takeAfter(words, at + before + found.length, "clock") > 0;
  const isLanguage = found.values.every(
    ({ field, isAdjective }) => field !== "country" || isAdjective,
  );
  if (other > 0 && (isClock || isLanguage)) return undefined;
  // "The rate to us"
  if (isOrdinary(words, at + before, found.length)) return undefined;
  // "Our shop is in Lyon"
  const isThere =
    before > 0 && IS.has(words[at - 1]?.key ?? "") && takeBefore(words, at - 2, "ours") > 0;
  // "US company here (Boston)"
  // "For our client a tester is needed with Czech or Slovak"
  const isSpoken = before === 0 && found.values.some(({ field }) => field === "language");
  const isOwn =
    own > 0 ||
    isThere ||
    (!isSpoken && isOwnClause(words, at)) ||
    isInOwnBrackets(words, at) ||
    takeBefore(words, at, "ownAfter") > 0 ||
    isOwnListed(words, at, at + before + found.length) ||
    isOfClient(words, at);
  // "Pour un client industriel à Lyon"
  const isAfterA = words[at - 1]?.key === "a" && words[at]?.gap === "space";
  const isTeam =
    isOfVendor(words, at) ||
    (isAfterA && isOfCustomer(words, at - 1, dictionary)) ||
    (before > 0 &&
      (isOfTeam(words, at) ||
        (words[at]?.gap === "space" && isOfIndustry(words, at, dictionary)) ||
        isOfCustomer(words, at, dictionary) ||
        isOfSeeker(words, { at, end: at + before + found.length }, dictionary)));
  // "A Hamburg based agency"
  const nameEnd = at + before + found.length;
  const based = takeAfter(words, nameEnd, "basedAfter");
  const company = based > 0 ? takeAfter(words, nameEnd + based, "otherPlaceAfter") : 0;
  // "Within UK business hours" is about the clock.
  const isNoun = !isClock || takeAfter(words, nameEnd, "otherPlaceAfter") > 1;
  const noun = isNoun
    ? takeAfter(words, nameEnd, "otherPlaceAfter") || takeProject(words, nameEnd)
    : 0;
  // "A Berlin project manager"
  const isRole = noun > 0 && (findName(words, nameEnd, dictionary)?.length ?? 0) > noun;
  const after = (isRole ? 0 : noun) || (company && based + company);
  // "A bank in Frankfurt"
  const isOfBefore = before > 0 && words[at]?.gap === "space";
  // "Our shop in Lyon"
  const place = isAfterA ? at - 1 : at;
  const business =
    isOfBefore || isAfterA
      ? takeBefore(words, place, "business") || takeBefore(words, place - 1, "ours")
      : 0;
  // "Client suisse", "cliente mexicano"
  const isBeside = before === 0 && words[at]?.gap === "space";
  const client = isBeside ? takeBefore(words, at, "clientOf") : 0;
  // "A Swiss private bank"
  const isAdjective = before === 0 && plain?.values.some((value) => value.isAdjective) === true;
  const isIndustry = findName(words, nameEnd + based, dictionary)?.values[0]?.field === "tag";
  // "Our Dublin-based fintech", but not "our Swiss developers"
  const isOfOurs =
    before === 0 &&
    takeBefore(words, at, "ours") > 0 &&
    (based > 0 || (isIndustry && !isPlainPerson(words, nameEnd + 1)));
  const isOfBusiness = isOfOurs || (isAdjective && isBusinessAfter(words, nameEnd));
  const isSaid = isOwn || isTeam || isOfBusiness;
  if (after + other + business + client === 0 && !isSaid) return undefined;
  const end = at + before + found.length;
  return {
    length: end + (after || (isOfOurs ? based : 0)) - at,
    at: at + before,
    end,
    values: found.values,
    isSure: false,
    isOther: true,
    isOwn,
  };
}
