import type { MemberFilter } from "#contract/member-query.ts";
import { type ListField, VALUES_FIELDS } from "../filters/member-filters.ts";
import { type Reading, readAmount, readOverlap, takePhrase } from "./sentence-amounts.ts";
import { findDate } from "./sentence-dates.ts";
import { type SentenceWord, toSentenceWords } from "./sentence-words.ts";

/** What a name means: a value of a list filter. */
export type NamedValue = { field: ListField; value: string };

/** Values of list filters by name, folded and without spaces: `reactnative`, `poland`. */
export type Dictionary = ReadonlyMap<string, readonly NamedValue[]>;

/** Words that can mean several filters, or one that is not certain. */
export type Unclear = {
  text: string;
  filters: MemberFilter[];
  /** Whether members may have these words: "Jordan" is a name, "at least 5" is none. */
  isText: boolean;
  /** Other text. */
  rest: string;
};

export type Sentence = {
  /** What is clear. */
  filter: MemberFilter;
  /** Filters that were found. */
  count: number;
  /** Whether there is more to it than names, such as a rate. */
  hasCondition: boolean;
  unclear: Unclear[];
  /** Everything else that members may have, for the text search. */
  rest: string;
};

/** Words of the longest name. */
const MAX_NAME_WORDS = 5;

/** They narrow nothing on a site of remote developers. */
const FILLERS = new Set(
  "a an the and or with who for in of to is are can that must should will be has have having i we our us need needs needed want wants looking seeking find hire please someone developer developers dev devs engineer engineers programmer programmers coder coders expert experts experience experienced knowledge skills rate level good great speaks speaking speak fluent fluently based from free available remote remotely vetted".split(
    " ",
  ),
);

const AVAILABLE = ["available", "free", "starting", "start", "can start", "starts", "ready"];
const NOW = [
  "now",
  "immediately",
  "today",
  "right now",
  "right away",
  "as soon as possible",
  "asap",
];
const BEFORE_DATES = ["in", "by", "from", "on", "before", "within", "until"];

/** `available now`, `free in January`, `starting next month`. */
function readAvailability(
  words: readonly SentenceWord[],
  at: number,
  today: string,
): Reading | undefined {
  const verb = takePhrase(words, at, AVAILABLE);
  const alone = verb === 0 ? takePhrase(words, at, NOW.slice(1)) : 0;
  if (alone > 0) return { length: alone, filters: [{ available: true }] };
  if (verb === 0) return undefined;
  const now = takePhrase(words, at + verb, NOW);
  if (now > 0) return { length: verb + now, filters: [{ available: true }] };
  const before = takePhrase(words, at + verb, BEFORE_DATES);
  const found = findDate(words, at + verb + before, today);
  if (found) {
    const { date, length } = found;
    const filters = [date <= today ? { available: true } : { available_by: date }];
    return { length: verb + before + length, filters };
  }
  return words[at]?.key === "available"
    ? { length: verb, filters: [{ available: true }] }
    : undefined;
}

const toFilter = ({ field, value }: NamedValue): MemberFilter => ({ [field]: [value] });

/** The longest name that begins at a word; none goes across a comma. */
export function findName(words: readonly SentenceWord[], at: number, dictionary: Dictionary) {
  let key = "";
  let found: { length: number; values: readonly NamedValue[] } | undefined;
  for (let length = 1; length <= MAX_NAME_WORDS; length += 1) {
    const word = words[at + length - 1];
    if (!word || (length > 1 && word.isApart)) break;
    key += word.key;
    const values = dictionary.get(key);
    if (values) found = { length, values };
  }
  return found;
}

/** A word before or after a name that tells its field. */
const SIGNS: Partial<Record<ListField, { before: string[]; after: string[] }>> = {
  language: {
    before: ["speaks", "speaking", "speak", "fluent in", "fluent"],
    after: ["speaking", "speaker", "speakers"],
  },
  country: { before: ["from", "based in", "located in", "in"], after: [] },
};

function readName(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): (Reading & { isSure: boolean }) | undefined {
  for (const [field, { before }] of Object.entries(SIGNS)) {
    const sign = takePhrase(words, at, before);
    const found = sign > 0 ? findName(words, at + sign, dictionary) : undefined;
    const value = found?.values.find((one) => one.field === field);
    if (found && value) {
      return { length: sign + found.length, filters: [toFilter(value)], isSure: true };
    }
  }
  const found = findName(words, at, dictionary);
  if (!found) return undefined;
  for (const [field, { after }] of Object.entries(SIGNS)) {
    const sign = takePhrase(words, at + found.length, after);
    const value = sign > 0 ? found.values.find((one) => one.field === field) : undefined;
    if (value) return { length: found.length + sign, filters: [toFilter(value)], isSure: true };
  }
  return { length: found.length, filters: found.values.map(toFilter), isSure: false };
}

type Place = { words: readonly SentenceWord[]; at: number; end: number; canBeText: boolean };

/**
 * Whether a filter is a guess: a country or an industry that is also a word of names and positions,
 * or a technology that is one of two, since a filter leaves members who have every technology.
 */
function isUncertain(
  { technology, country, tag }: MemberFilter,
  { words, at, end, canBeText }: Place,
): boolean {
  if (technology) return words[at - 1]?.key === "or" || words[end]?.key === "or";
  return canBeText && (country ?? tag) !== undefined;
}

/** A filter narrowed further: values of lists are added, others replaced. */
export function addToFilter(filter: MemberFilter, found: MemberFilter): MemberFilter {
  const merged: Record<string, unknown> = { ...filter, ...found };
  for (const field of VALUES_FIELDS) {
    const values = [...(filter[field] ?? []), ...(found[field] ?? [])];
    if (values.length > 0) merged[field] = [...new Set<string | number>(values)];
  }
  return merged as MemberFilter;
}

/**
 * Reads a sentence as filters: "senior React, under 60, four hours with New York". What can mean several is
 * not guessed, and unknown words remain as text. Linear in the text.
 * @param today ISO date
 * @param isWord whether a word is one of names and positions too: "Jordan" without "from" can be
 *   a person
 */
export function readSentence(
  text: string,
  {
    dictionary,
    today,
    isWord,
  }: { dictionary: Dictionary; today: string; isWord: (word: string) => boolean },
): Sentence {
  const words = toSentenceWords(text);
  const rest: string[] = [];
  const unclear: (Omit<Unclear, "rest"> & { index: number })[] = [];
  const sentence: Sentence = { filter: {}, count: 0, hasCondition: false, unclear: [], rest: "" };
  let at = 0;
  while (at < words.length) {
    const word = words[at] as SentenceWord;
    const condition =
      readOverlap(words, at) ?? readAmount(words, at) ?? readAvailability(words, at, today);
    const name = condition ? undefined : readName(words, at, dictionary);
    const reading = condition ?? name;
    if (!reading) {
      if (!FILLERS.has(word.key)) rest.push(word.text);
      at += 1;
      continue;
    }
    const end = at + reading.length;
    const written = words
      .slice(at, end)
      .map(({ text }) => text)
      .join(" ");
    const { filters } = reading;
    const [first] = filters;
    const canBeText = name?.isSure === false && isWord(word.key);
    if (!first) rest.push(written);
    else if (filters.length > 1 || isUncertain(first, { canBeText, words, at, end })) {
      const isText = condition === undefined;
      unclear.push({ text: written, filters, isText, index: rest.length });
      if (isText) rest.push(written);
    } else {
      sentence.filter = addToFilter(sentence.filter, first);
      sentence.count += 1;
      sentence.hasCondition ||= condition !== undefined || name?.isSure === true;
    }
    at = end;
  }
  return {
    ...sentence,
    rest: rest.join(" "),
    unclear: unclear.map(({ index, ...one }) => ({
      ...one,
      rest: (one.isText ? rest.toSpliced(index, 1) : rest).join(" "),
    })),
  };
}
