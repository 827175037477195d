import type { Role } from "#contract/members/role-terms.ts";
import { NOT_ONLY_PHRASES } from "../../dictionaries/word-classes/adverbs.ts";
import { BUT_ALSO_WORDS } from "../../dictionaries/word-classes/conjunctions.ts";
import { CANTON_WORDS, END_NAMES } from "../../dictionaries/word-classes/nouns.ts";
import { FROM_WORDS, TO_WORK } from "../../dictionaries/word-classes/prepositions.ts";
import { OUR_LANGUAGE, SOUGHT_PEOPLE } from "../../dictionaries/word-classes/pronouns.ts";
import { IS_LANGUAGE, SITS_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, isApart, MAX_BEFORE_ZONE, MAX_LIST, toField } from "../items/items.ts";
import { memoize } from "../memoize.ts";
import { isTooMuch } from "../names/levels.ts";
import { isRoleOfWriter } from "../names/writers.ts";
import type { Mode } from "../reading.ts";
import { takePhrase, takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isBusiness } from "./businesses.ts";
import { isElsewhereToo } from "./elsewhere.ts";
import { isAskedIndustry, isWorkedFor } from "./industries.ts";
import { isMaybe } from "./maybe.ts";
import { isOfOthers, isOfWhoLeft, isOwn } from "./people-there.ts";
import { isWhereItFails } from "./problems.ts";
import { isForWork, isOurTeam } from "./work-subjects.ts";

/**
 * What is said of a name where nothing else is. What the work is for is no role, and an industry only
 * ranks beside who is needed: "designer for our mobile app", "Figma for my web shop". So does that of the
 * client: "we are a fintech", and a place when another one is fine: "Berlin or remote".
 */
export function toPlainMode(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): Mode {
  const item = items[index];
  const { at = 0, end = 0 } = item ?? {};
  const field = toField(item);
  if (field === "country") {
    const isZone = isOtherZone(items, index);
    const isZoneEnough = items
      .slice(index + 1, index + MAX_BEFORE_ZONE)
      .some((one) => one.kind === "condition" && one.reading.isOfPlace);
    if (isZoneEnough) return "soft";
    return isZone ? "doubt" : isElsewhereToo(items, index, words) ? "soft" : "want";
  }
  // "They were all too junior"
  if (field === "seniority_level" && isTooMuch(words, at)) return "not";
  // "Arabic layouts"
  if (field === "language" && takeAfter(words, end, "ofLanguage") > 0) return "doubt";
  if (field === "language" && isOwnLanguage(words, at, end)) return "unneeded";
  if (isWhereItFails(item, words) || isNotOnly(items, index, words)) return "soft";
  const isPerson = field === "role" || field === "seniority_level";
  if (isPerson && isRoleOfWriter(words, at, end)) return "unneeded";
  if (field === "role" && isOurTeam(items, index, words)) return "soft";
  if (field === "role" && isSpanOfWork(words, at, end)) return "unneeded";
  if (field === "role" && isForWork(items, index, words)) return "unneeded";
  if (field === "role" && takeAfter(words, end, "tells") > 0) return "unneeded";
  if (GUESSED.has(field) && isMaybe(items, index, words)) return "soft";
  // "Kanton Bern"
  const isBeforePlace =
    toField(items[index + 1]) === "country" && !isApart(words, items[index + 1]);
  if (CANTONS.has(words[at]?.key ?? "") && isBeforePlace) return "unneeded";
  // "The accounting modules of Odoo"
  if (field === "tag" && takeAfter(words, end, "module") > 0) return "unneeded";
  // "Architecture advice" is given by seniors of any role.
  const isAdvice =
    end - at === 1 && words[at]?.key === ADVISED && takeAfter(words, end, "advice") > 0;
  if (field === "role" && isAdvice) return "soft";
  if (field === "role" && isGoalCloud(items, index, words)) return "unneeded";
  // "A startup in AI"
  const isOfClient = takeBefore(words, at, "clientOf") > 1;
  if (isOfClient && field === "role") return "unneeded";
  if (isOfClient && field === "tag") return "soft";
  if (field === "tag" && isWorkedFor(items, index, words)) return "want";
  if (field === "tag" && isIndustryOfClient(items, index, words)) return "soft";
  if (field === "tag" && !isAskedIndustry(items, index, words)) return "soft";
  const isLead = item?.kind === "name" && item.name.values.some(({ value }) => value === LEAD);
  if ((field === "seniority_level" || isLead) && isOfWhoLeft(items, index, words)) return "soft";
  // "A very experienced CTO, fifteen years plus" can be a lead.
  const isExperienced = words[end - 1]?.key === "experienced";
  if (isExperienced && isNearManyYears(items, index)) return "unneeded";
  // "The lead sits in Valencia"
  const isThere = field === "seniority_level" && SITS.has(words[end]?.key ?? "");
  if (isThere && take(words, at - 1, "article") + takeBefore(words, at, "ours") > 0)
    return "unneeded";
  if (field === "seniority_level" && isOfOthers(items, index, words)) return "unneeded";
  // "For a fintech app", but not "looking for a fintech developer".
  // Nor is the back end of "for a music streaming backend" a person.
  const isProduct = field === "tag" && (takeAfter(words, end, "product") > 0 || isEnd(words, end));
  const before = isProduct ? take(words, at - 1, "article") : 0;
  // "Looking for a fintech backend"
  const isLookedFor = isEnd(words, end) && takeBefore(words, at - before, "seeking") > 0;
  const isFor = isProduct && words[at - before - 1]?.key === "for" && !isLookedFor;
  if (field === "tag" && takeBefore(words, at, "workedFor") > 0) return "want";
  const link = takeBefore(words, at, "forProduct");
  if (link === 0 && !isFor) return "want";
  // "We need someone for the frontend", "only looking for the frontend"
  const isSought =
    PEOPLE.has(words[at - link - 1]?.key ?? "") || takeBefore(words, at - link + 1, "seeking") > 0;
  if (field === "role" && !isAnyOf(item) && isSought) return "want";
  const first = Math.max(0, index - MAX_LIST);
  const isNamed = (fields: string[], last: number) =>
    items.slice(first, last).some((item) => fields.includes(toField(item) ?? ""));
  // "A junior for our website" has no need to be called a web developer.
  const people = isAnyOf(item) ? ["role", "seniority_level"] : ["role"];
  if (field === "role" && isNamed(people, index)) return "unneeded";
  return field === "tag" && isNamed(["role", "technology"], index + MAX_LIST) ? "soft" : "want";
}

/** What can be a guess: "probably Vue", "maybe senior", "perhaps from fintech". */
const GUESSED: ReadonlySet<string | undefined> = new Set(["technology", "tag", "seniority_level"]);

const ENDS = toPhrases(END_NAMES);

/** Whether only a part of a software follows: "backend", not "backend developer". */
function isEnd(words: readonly SentenceWord[], at: number): boolean {
  const length = words[at]?.gap === "space" ? takePhrase(words, at, ENDS) : 0;
  return length > 0 && takeAfter(words, at + length, "person") === 0;
}

const CANTONS = toWordSet(CANTON_WORDS);

const MANY_YEARS = 10;

const isNearManyYears = (items: readonly Item[], index: number) =>
  items
    .slice(Math.max(0, index - MAX_LIST), index + MAX_LIST)
    .some(
      (one) =>
        one.kind === "condition" && (one.reading.filters[0]?.experience_min ?? 0) >= MANY_YEARS,
    );

const SITS = toWordSet(SITS_WORDS);

const OURS = toWordSet(OUR_LANGUAGE);
const IS = toWordSet(IS_LANGUAGE);

/** "Because my English is not so good" tells of who writes. */
const isOwnLanguage = (words: readonly SentenceWord[], at: number, end: number) =>
  OURS.has(words[at - 1]?.key ?? "") && IS.has(words[end]?.key ?? "");

const TO = toWordSet(TO_WORK);

/** "Everything from design to launch" is work of several. */
const isSpanOfWork = (words: readonly SentenceWord[], at: number, end: number) =>
  FROM.has(words[at - 1]?.key ?? "") &&
  TO.has(words[end]?.key ?? "") &&
  words[end]?.gap === "space" &&
  take(words, end, "upTo") > 0;

const NOT_ONLY = toPhrases(NOT_ONLY_PHRASES);

const BUT_ALSO = toWordSet(BUT_ALSO_WORDS);

/** Items between "not only AWS" and "but also". */
const MAX_BEFORE_BUT = 4;

/** "Who is not only AWS", but not "not only React but also Node". */
function isNotOnly(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const item = items[index];
  const starts = item?.kind === "name" ? [item.at, item.name.at] : [];
  if (!starts.some((at) => takePhraseBefore(words, at, NOT_ONLY) > 0)) return false;
  return !items
    .slice(index + 1, index + MAX_BEFORE_BUT)
    .some(({ at }) => BUT_ALSO.has(words[at]?.key ?? ""));
}

const ADVISED = "architecture";

/** Who leaves needs not be replaced by another lead. */
const LEAD = "tech-lead" satisfies Role;

const isIndustryOfClient = (
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
) =>
  isOwn(items, index, words) || isOwnStart(words, items[index]) || isBusiness(items, index, words);

/** Words between "fintech startup" and "looking for". */
const MAX_OWN_START_WORDS = 8;

/** "Fintech startup in Warsaw is looking for a Java developer" */
function isOwnStart(words: readonly SentenceWord[], item: Item | undefined): boolean {
  const { at = 0, end = 0 } = item ?? {};
  const company = takeAfter(words, end, "otherPlaceAfter");
  const first = take(words, at - 1, "article") > 0 ? at - 1 : at;
  const isFirst = first <= 0 || words[first]?.gap === "stop";
  if (company === 0 || !isFirst) return false;
  for (let index = end + company; index < end + company + MAX_OWN_START_WORDS; index += 1) {
    if (words[index]?.gap === "stop") return false;
    if (take(words, index, "seeking") > 0) return true;
  }
  return false;
}

const hasTechnology = memoize((items: readonly Item[]) =>
  items.some((item) => toField(item) === "technology"),
);

/** "Migrate our server to the cloud (Azure)" asks for who knows Azure. */
function isGoalCloud(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const { at = 0 } = items[index] ?? {};
  const isGoal = takeBefore(words, at, "toGoal") > 0;
  return isGoal && hasTechnology(items);
}

/** "The time zone of Mexico or Colombia" */
function isOtherZone(items: readonly Item[], index: number): boolean {
  const [zone, or] = [items[index - 2], items[index - 1]];
  const isOr = hasSign(or, "or");
  return isOr && zone?.kind === "condition" && zone.reading.filters[0]?.zone !== undefined;
}

/** Whether several roles do it: "website". */
const isAnyOf = (item: Item | undefined) => item?.kind === "name" && item.name.values.length > 1;

const PEOPLE = toWordSet(SOUGHT_PEOPLE);

const FROM = toWordSet(FROM_WORDS);
