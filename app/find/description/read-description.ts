import { ONE_WORDS } from "#app/developers/dictionaries/word-classes/determiners.ts";
import { SOMEONE_WORDS, WHO_WORDS } from "#app/developers/dictionaries/word-classes/pronouns.ts";
import type { Item } from "#app/developers/sentence/items/items.ts";
import { take, takeBefore } from "#app/developers/sentence/words/vocabulary.ts";
import { toWordSet } from "#app/developers/sentence/words/word-set.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { MAX_RATE } from "#contract/clients/find-request-terms.ts";
import type { DescriptionReading } from "#contract/clients/job-description.ts";
import { isApart, isBeforePerson, MAX_BESIDE_PERSON } from "./beside-person.ts";
import {
  type DescriptionContext,
  type DescriptionParts,
  toDescriptionParts,
} from "./description-parts.ts";
import { readCount } from "./read-count.ts";
import { readProjectTerms } from "./read-project-terms.ts";
import { readTechnologies } from "./read-technologies.ts";

/** Whether the words before one name a developer: "développeur senior". */
function isAfterPerson(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index > Math.max(0, at - MAX_BESIDE_PERSON); index -= 1) {
    if (isApart(words[index])) return false;
    if (take(words, index - 1, "person") > 0) return true;
  }
  return false;
}

const ONE = toWordSet(`${ONE_WORDS}, one`);
const WHO = toWordSet(WHO_WORDS);
const SOMEONE = toWordSet(SOMEONE_WORDS);

/** Whether someone is sought right before a word: "someone mid-level", "what we need is a lead". */
function isAfterSought(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index > Math.max(0, at - MAX_BESIDE_PERSON); index -= 1) {
    if (isApart(words[index])) return false;
    const isSought = SOMEONE.has(words[index - 1]?.key ?? "");
    if (isSought || take(words, index - 1, "seeking") > 0) return true;
  }
  return false;
}

/** "A senior who knows Kotlin", "one lead (remote)" */
function isNoun(words: readonly SentenceWord[], { at, end }: Item): boolean {
  return (
    ONE.has(words[at - 1]?.key ?? "") && (isApart(words[end]) || WHO.has(words[end]?.key ?? ""))
  );
}

/** Whether it is between commas or ends of lines: "Senior, 5+ years of Python". */
const isAlone = (words: readonly SentenceWord[], { at, end }: Item) =>
  (words[at]?.gap === "comma" && at > 0) || (isApart(words[at]) && isApart(words[end]));

/** Levels of the first sentence that names one of a developer. */
function readLevels({ words, parts }: DescriptionParts): string[] {
  const levels = new Set<string>();
  for (const { item, mode } of parts) {
    if (levels.size > 0 && words[item.at]?.gap === "stop") break;
    if (item.kind !== "name" || mode === "not" || mode === "unneeded") continue;
    // "Do I need to be a senior? No."
    if (words[item.end]?.isAfterQuestion) continue;
    const named = item.name.values.filter(({ field }) => field === "seniority_level");
    const isLabelled = takeBefore(words, item.at, "level") > 0;
    const isAdded = levels.size > 0 && take(words, item.at - 1, "or") > 0;
    const isOfPerson =
      isNoun(words, item) ||
      isBeforePerson(words, item.end) ||
      isAfterPerson(words, item.at) ||
      isAfterSought(words, item.at);
    if (!(isLabelled || isAlone(words, item) || isAdded || isOfPerson)) continue;
    // "Mid-level is fine": those above it cost more.
    const isFine = takeBefore(words, item.end, "fineAfter") > 0;
    for (const { value } of isFine ? named.slice(0, 1) : named) levels.add(value);
  }
  return [...levels];
}

/** Upper bounds of rates an hour, as far as the time is said that they are for. */
function readRates({ parts }: DescriptionParts): number[] {
  const rates = new Set<number>();
  for (const { item, mode } of parts) {
    if (item.kind !== "condition" || mode === "not" || !item.reading.isRate) continue;
    const rate = item.reading.filters[0]?.rate_max ?? 0;
    if (rate >= 1 && rate <= MAX_RATE) rates.add(rate);
  }
  return [...rates];
}

/**
 * Reads a job description as answers of the find form, clause by clause. What is optional or can mean
 * several is listed apart, everything else is left to the client. Linear in the text.
 */
export function readDescription(text: string, context: DescriptionContext): DescriptionReading {
  const parts = toDescriptionParts(text, context);
  const levels = readLevels(parts);
  const rates = readRates(parts);
  const { workloads, ...terms } = readProjectTerms(parts, context.today);
  const [level = ""] = levels;
  const [rate] = rates;
  return {
    ...readTechnologies(parts),
    number_of_developers: readCount(parts),
    seniority_level: levels.length === 1 ? level : "",
    max_rate: rates.length === 1 ? rate : undefined,
    ...terms,
    unclear: {
      levels: levels.length > 1 ? levels : [],
      rates: rates.length > 1 ? rates : [],
      workloads,
    },
  };
}
