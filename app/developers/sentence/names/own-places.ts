import { PROJECTS_OF_PLACE } from "../../dictionaries/word-classes/nouns.ts";
import { IS_THERE } from "../../dictionaries/word-classes/verbs.ts";
import type { FoundName, KnownName } from "../reading.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Dictionary, findName } from "./find-name.ts";
import { isOrdinary } from "./ordinary-names.ts";
import { isOfClient, isOfIndustry, isOfVendor } from "./others.ts";
import { isInOwnBrackets, isOwnClause, isOwnListed } from "./own-clauses.ts";
import {
  isBusinessAfter,
  isOfCustomer,
  isOfSeeker,
  isOfTeam,
  isPlainPerson,
} from "./place-owners.ts";

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
