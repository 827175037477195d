import type { MemberFilter } from "#contract/members/member-query.ts";
import type { SeniorityLevel } from "#contract/members/member-terms.ts";
import { GUESSES } from "../../dictionaries/amounts.ts";
import { PROJECTS_DONE } from "../../dictionaries/word-classes/nouns.ts";
import { IS_CHEAP } from "../../dictionaries/word-classes/verbs.ts";
import { readAvailability } from "../dates/availability.ts";
import { findSpan } from "../dates/spans.ts";
import { readOverlap } from "../hours/overlap.ts";
import { readWorkload } from "../hours/workload.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import type { Reading } from "../reading.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { takePhrase, takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { hasPhrases, take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { readAmount } from "./amounts.ts";

const SEASONED: readonly SeniorityLevel[] = ["senior", "lead"];

/** "Not too junior" */
const ABOVE_JUNIOR: MemberFilter = { seniority_level: ["middle", "senior", "lead"] };

/** What is understood and no filter says: "cheap", "whoever is free first", "for a month". */
function readUnfiltered(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): Reading | undefined {
  // "A" can be the one of "for a month".
  if (!mayBegin(words, at, BEGINS.unfiltered) && words[at]?.key !== "a") return undefined;
  const cheap = take(words, at, "cheap");
  // "I heard that Magento is cheaper" is about no developer.
  const isOther = IS.has(words[at - 1]?.key ?? "") && isAfterTechnology(words, at - 1, dictionary);
  if (cheap > 0) return { length: cheap, filters: [], isCheap: !isOther };
  const length = take(words, at, "unfiltered");
  if (length > 0) return { length, filters: [] };
  const notJunior = take(words, at, "notJunior");
  if (notJunior > 0) return { length: notJunior, filters: [ABOVE_JUNIOR] };
  const seasoned = take(words, at, "seasoned");
  if (seasoned > 0) return { length: seasoned, filters: [], seasoned: SEASONED };
  const span = words[at]?.key === "a" && takeBefore(words, at, "duration") > 0;
  return span ? toUnfiltered(findSpan(words, at)) : undefined;
}

const IS = toWordSet(IS_CHEAP);

const toUnfiltered = (found: { length: number } | undefined): Reading | undefined =>
  found && { length: found.length, filters: [] };

/** Smaller numbers after a technology can be years. */
const MIN_VERSION = 10;

const guesses = toPhrases(GUESSES);

function isGuess(words: readonly SentenceWord[], at: number): boolean {
  const own = takePhrase(words, at, guesses);
  const before = own > 0 ? 0 : takePhraseBefore(words, at, guesses);
  return own > 0 || (before > 0 && words[at]?.gap === "space");
}

/** Whether a guess only offers it: years, and "maybe part time", while "maybe ten hours a week" are about ten. */
const canBeGuess = ({ filters: [first], weeklyHours }: Reading) =>
  first?.experience_min !== undefined || (first?.workload && weeklyHours === undefined);

const PROJECTS = toWordSet(PROJECTS_DONE);

/** Words of "at least one mobile game" before what it counts. */
const MAX_BEFORE_PROJECTS = 2;

function isOfProjects(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index <= at + MAX_BEFORE_PROJECTS; index += 1) {
    if (words[index]?.gap !== "space") return false;
    if (PROJECTS.has(words[index]?.key ?? "")) return true;
  }
  return false;
}

const isAfterTechnology = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  words[at]?.gap === "space" &&
  findName(words, at - 1, dictionary)?.values.some(({ field }) => field === "technology") === true;

/** What words from one on bound: an amount, a date, hours a week or in common. */
export function readCondition(
  words: readonly SentenceWord[],
  at: number,
  context: SentenceContext,
): Reading | undefined {
  const overlap = readOverlap(words, at, context);
  const workload = readWorkload(words, at, context.dictionary);
  if (overlap && workload && overlap.length === workload.length) {
    // "PT" is part time and Pacific time.
    return { length: overlap.length, filters: [...workload.filters, ...overlap.filters] };
  }
  const unfiltered = readUnfiltered(words, at, context.dictionary);
  const found =
    overlap ??
    workload ??
    readAvailability(words, at, context) ??
    readAmount(words, at, context.toSiteAmount);
  const reading =
    found && canBeGuess(found) && isGuess(words, at) ? { ...found, isOffered: true } : found;
  // "Java 17+" is a version.
  const years = reading && reading.filters.length > 1 ? reading.filters[0]?.experience_min : 0;
  if (reading && (years ?? 0) >= MIN_VERSION && isAfterTechnology(words, at, context.dictionary)) {
    return { length: reading.length, filters: [] };
  }
  // "Shipped at least one title" counts titles.
  const next = at + (reading?.length ?? 0);
  const isCounted = (reading?.filters.length ?? 0) > 1 && words[next]?.gap === "space";
  if (reading && isCounted && reading.filters[0]?.experience_min !== undefined) {
    const isKnown =
      !isOfProjects(words, next) &&
      (hasPhrases(words, next) || findName(words, next, context.dictionary));
    if (!isKnown) return { length: reading.length, filters: [] };
  }
  // "Available sooner" is no "available".
  return unfiltered && unfiltered.length > (reading?.length ?? 0) ? unfiltered : reading;
}
