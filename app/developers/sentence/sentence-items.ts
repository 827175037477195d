import type { MemberFilter } from "#contract/members/member-query.ts";
import { SIGNS } from "../dictionaries/language.ts";
import { type Dictionary, findName } from "./find-name.ts";
import { isOtherName } from "./ordinary-names.ts";
import type { FoundName, NamedValue, PhraseLengths, Reading } from "./reading.ts";
import { readAmount, type ToSiteAmount } from "./sentence-amounts.ts";
import { readAvailability } from "./sentence-availability.ts";
import { readCode } from "./sentence-codes.ts";
import { isDateName } from "./sentence-dates.ts";
import { readLanguageCode } from "./sentence-language-codes.ts";
import { readName } from "./sentence-names.ts";
import { findNumber } from "./sentence-numbers.ts";
import { readOverlap, USUAL_OVERLAP } from "./sentence-overlap.ts";
import { findZone } from "./sentence-places.ts";
import { findSpan } from "./sentence-spans.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { readWorkload } from "./sentence-workload.ts";
import { mayBegin, take, takeBefore, toPhraseLengths } from "./vocabulary.ts";

/** What a sentence is read with. */
export type SentenceContext = {
  dictionary: Dictionary;
  /** ISO date. */
  today: string;
  /** Whether a word is one of names and positions too: "Jordan" without "from" can be a person. */
  isWord: (word: string) => boolean;
  toSiteAmount: ToSiteAmount;
  /** IANA zone of the visitor, where it is known. */
  ownZone?: string | undefined;
  /** The one where a sentence says that the visitor or the team is. */
  saidZone?: string | undefined;
};

export type Sign = (typeof SIGNS)[number];

/** A part of a sentence, from one word up to another. */
export type Item = { at: number; end: number } & (
  | { kind: "name"; name: FoundName }
  | { kind: "condition"; reading: Reading }
  | { kind: "sign"; sign: Sign; signs: readonly Sign[] }
  /** Words that narrow nothing, and numbers of other things. */
  | { kind: "filler"; product?: FoundName; isNamed?: boolean }
  | { kind: "word" }
);

type FoundSign = { sign: Sign; signs: readonly Sign[]; length: number };
const signsOfPhrases = new WeakMap<PhraseLengths, FoundSign | "none">();

function toSign(lengths: PhraseLengths): FoundSign | "none" {
  const length = Math.max(0, ...SIGNS.map((sign) => lengths.get(sign) ?? 0));
  const signs = SIGNS.filter((sign) => lengths.get(sign) === length);
  const [sign] = signs;
  return sign ? { sign, signs, length } : "none";
}

/** The signs of the longest phrase. One that stands after what it is about is no other there. */
function findSign(words: readonly SentenceWord[], at: number): FoundSign | undefined {
  const lengths = toPhraseLengths(words, at);
  const known = signsOfPhrases.get(lengths) ?? toSign(lengths);
  signsOfPhrases.set(lengths, known);
  return known === "none" ? undefined : known;
}

const SEASONED: readonly NamedValue[] = [
  { field: "seniority_level", value: "senior" },
  { field: "seniority_level", value: "lead" },
];

/** "Not too junior" */
const ABOVE_JUNIOR: MemberFilter = { seniority_level: ["middle", "senior", "lead"] };

/** What is understood and no filter says: "cheap", "whoever is free first", "for a month". */
function readUnfiltered(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): Reading | undefined {
  if (toPhraseLengths(words, at).size === 0) return undefined;
  const cheap = take(words, at, "cheap");
  // "I heard that Magento is cheaper" is about no developer.
  const isOther = IS.has(words[at - 1]?.key ?? "") && isAfterTechnology(words, at - 1, dictionary);
  if (cheap > 0) return { length: cheap, filters: [], isCheap: !isOther };
  const length = take(words, at, "unfiltered");
  if (length > 0) return { length, filters: [] };
  const notJunior = take(words, at, "notJunior");
  if (notJunior > 0) return { length: notJunior, filters: [ABOVE_JUNIOR] };
  const seasoned = take(words, at, "seasoned");
  if (seasoned > 0) return { length: seasoned, filters: [], ranking: SEASONED };
  const span = words[at]?.key === "a" && takeBefore(words, at, "duration") > 0;
  return span ? toUnfiltered(findSpan(words, at)) : undefined;
}

const IS: ReadonlySet<string> = new Set(["is", "ist", "est", "es"]);

const toUnfiltered = (found: { length: number } | undefined): Reading | undefined =>
  found && { length: found.length, filters: [] };

/** Smaller numbers after a technology can be years. */
const MIN_VERSION = 10;

const isAfterTechnology = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  words[at]?.gap === "space" &&
  findName(words, at - 1, dictionary)?.values.some(({ field }) => field === "technology") === true;

/** Whether words can be anything but the name of a zone: most names can't. */
const mayBeCondition = (words: readonly SentenceWord[], at: number) =>
  toPhraseLengths(words, at).size > 0 || mayBegin(words, at, []) || isDateName(words[at]);

function readCondition(
  words: readonly SentenceWord[],
  at: number,
  context: SentenceContext,
): Reading | undefined {
  const overlap = readOverlap(words, at, context);
  if (!mayBeCondition(words, at)) return overlap;
  const workload = readWorkload(words, at);
  if (overlap && workload && overlap.length === workload.length) {
    // "PT" is part time and Pacific time.
    return { length: overlap.length, filters: [...workload.filters, ...overlap.filters] };
  }
  const unfiltered = readUnfiltered(words, at, context.dictionary);
  const reading =
    overlap ??
    workload ??
    readAvailability(words, at, context) ??
    readAmount(words, at, context.toSiteAmount);
  // "Java 17+" is a version.
  const years = reading && reading.filters.length > 1 ? reading.filters[0]?.experience_min : 0;
  if (reading && (years ?? 0) >= MIN_VERSION && isAfterTechnology(words, at, context.dictionary)) {
    return { length: reading.length, filters: [] };
  }
  // "Available sooner" is no "available".
  return unfiltered && unfiltered.length > (reading?.length ?? 0) ? unfiltered : reading;
}

/** The letter of "Oracle 19c". */
const takeVersionLetter = (words: readonly SentenceWord[], at: number) =>
  words[at + 1]?.gap === "none" && /^[a-z]$/.test(words[at + 1]?.key ?? "") ? 1 : 0;

function readItem(words: readonly SentenceWord[], at: number, context: SentenceContext): Item {
  const sign = findSign(words, at);
  const named = take(words, at, "named");
  const filler = Math.max(take(words, at, "filler"), take(words, at, "person"), named);
  const reading = readCondition(words, at, context);
  const { dictionary } = context;
  const code = readLanguageCode(words, at, dictionary) ?? readCode(words, at, dictionary);
  const name = code ?? readName(words, at, dictionary);
  const longest = Math.max(sign?.length ?? 0, filler, 1);
  const isLess = (reading?.isWeak && longest > 1) || (code && (reading?.filters.length ?? 0) > 1);
  if (reading && reading.length >= longest && !isLess) {
    return { at, end: at + reading.length, kind: "condition", reading };
  }
  if (name && name.length >= longest) return { at, end: at + name.length, kind: "name", name };
  if (sign && sign.length >= filler) {
    return { at, end: at + sign.length, kind: "sign", sign: sign.sign, signs: sign.signs };
  }
  if (filler > 0) return { at, end: at + filler, kind: "filler", isNamed: named === filler };
  const number = findNumber(words, at);
  const span = number && findSpan(words, at);
  // "For 6 months" is understood, and narrows nothing.
  if (span)
    return { at, end: at + span.length, kind: "condition", reading: { ...span, filters: [] } };
  if (number) return { at, end: at + number.length + takeVersionLetter(words, at), kind: "filler" };
  // A name that is an ordinary word here, such as "we react", ranks no one.
  const known = findName(words, at, dictionary);
  const ordinary = known?.values[0]?.isAbsent ? 0 : known?.length;
  if (ordinary && isOtherName(words, at)) {
    return {
      at,
      end: at + ordinary,
      kind: "condition",
      reading: { length: ordinary, filters: [] },
    };
  }
  if (ordinary) return { at, end: at + ordinary, kind: "filler" };
  let end = at + 1;
  while (words[end]?.isGlued) end += 1;
  return { at, end, kind: /[\p{L}\p{N}]/u.test(words[at]?.key ?? "") ? "word" : "filler" };
}

/** The zone of where the client is, which can be said last: "our time zone, we're in Chicago". */
function findOwnZone(words: readonly SentenceWord[], { dictionary }: SentenceContext) {
  for (let at = 0; at < words.length; at += 1) {
    const own = take(words, at, "ownPlace");
    const found = own > 0 ? findZone(words, at + own, dictionary) : undefined;
    if (found) return found.zone;
  }
  return undefined;
}

/** Items between a place and "the same time zone": "Spain or at least". */
export const MAX_BEFORE_ZONE = 6;

/** "In Spain or at least in the same time zone" is about the clock of Spain. */
function withZoneOfPlace(
  item: Item,
  items: readonly Item[],
  words: readonly SentenceWord[],
  dictionary: Dictionary,
): Item {
  if (item.kind !== "condition" || !item.reading.isSameZone) return item;
  const before = items.slice(-MAX_BEFORE_ZONE);
  const or = before.findLastIndex((one) => one.kind === "sign" && one.signs.includes("or"));
  const place = before[or - 1];
  const found =
    or > 0 && place?.kind === "name" ? findZone(words, place.name.at, dictionary) : undefined;
  const filters = [{ overlap: USUAL_OVERLAP, ...item.reading.filters[0], zone: found?.zone }];
  return found ? { ...item, reading: { ...item.reading, filters, isOfPlace: true } } : item;
}

/** The parts of a sentence in their order. */
export function toItems(words: readonly SentenceWord[], context: SentenceContext): Item[] {
  const items: Item[] = [];
  const said = { ...context, saidZone: context.saidZone ?? findOwnZone(words, context) };
  for (let at = 0; at < words.length; at = items.at(-1)?.end ?? words.length) {
    const item = withZoneOfPlace(readItem(words, at, said), items, words, context.dictionary);
    items.push(item);
    if (item.kind === "name" && item.name.isOwn) {
      said.saidZone = findZone(words, item.name.at, context.dictionary)?.zone ?? said.saidZone;
    }
  }
  return items;
}

/** Names of one list that are read together. */
export const MAX_LIST = 20;

export const toField = (item: Item | undefined) =>
  item?.kind === "name" ? item.name.values[0]?.field : undefined;

export function toGapBefore(words: readonly SentenceWord[], item: Item | undefined) {
  return words[item?.at ?? words.length]?.gap ?? "stop";
}

export const isApart = (words: readonly SentenceWord[], item: Item | undefined) => {
  const gap = toGapBefore(words, item);
  return gap === "comma" || gap === "stop";
};
