import { SIGNS } from "../../dictionaries/language.ts";
import { findSpan } from "../dates/spans.ts";
import { readCode } from "../names/codes.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import { readLanguageCode } from "../names/language-codes.ts";
import { readName } from "../names/names.ts";
import { isOtherName } from "../names/ordinary-names.ts";
import { takePraise } from "../names/praise.ts";
import { takeWithdrawal } from "../names/withdrawals.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import type { FoundSign, PhraseLengths, SaidPhrases } from "../words/phrase-lengths.ts";
import { take, toPhraseLengths } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { readCondition } from "./conditions.ts";
import type { Item } from "./items.ts";
import { DIRECTIONS, isPlainWord } from "./plain-words.ts";

/** One that stands after what it is about is no other there. */
function toSign(lengths: PhraseLengths): FoundSign | undefined {
  const length = Math.max(...SIGNS.map((sign) => lengths.get(sign)));
  if (length === 0) return undefined;
  const signs = SIGNS.filter((sign) => lengths.get(sign) === length);
  const [sign] = signs;
  return sign && { sign, signs, length };
}

function toSaid(lengths: PhraseLengths): SaidPhrases {
  const [filler = 0, person = 0, named = 0, hours = 0] = (
    ["filler", "person", "named", "offHours"] as const
  ).map((kind) => lengths.get(kind));
  return { sign: toSign(lengths), filler: Math.max(filler, person, named, hours), named, hours };
}

/** With words that are a sign beside others: "would be sweet", "drop the" before a name. */
function findPhrases(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): SaidPhrases {
  const lengths = toPhraseLengths(words, at);
  lengths.said ??= toSaid(lengths);
  const found = lengths.said;
  if (!mayBegin(words, at, BEGINS.otherSign)) return found;
  const others: FoundSign[] = [
    { sign: "softAfter", signs: ["softAfter"], length: takePraise(words, at, dictionary) },
    { sign: "unneeded", signs: ["unneeded"], length: takeWithdrawal(words, at, dictionary) },
  ];
  const other = others.find(({ length }) => length > (found.sign?.length ?? 0));
  return other ? { ...found, sign: other } : found;
}

/** The letter of "Oracle 19c". */
const takeVersionLetter = (words: readonly SentenceWord[], at: number) =>
  words[at + 1]?.gap === "none" && /^[a-z]$/.test(words[at + 1]?.key ?? "") ? 1 : 0;

/** Whether a phrase ends with the first word of a bound: "have not less than five", "bitte nicht über 60". */
const beginsBound = (words: readonly SentenceWord[], at: number, first: number) =>
  at > first && Math.max(take(words, at, "upper"), take(words, at, "lower")) > 1;

/** A condition or a name that takes as many words as the phrases from there on. */
function readPart(
  words: readonly SentenceWord[],
  at: number,
  context: SentenceContext,
  { sign, filler }: SaidPhrases,
): Item | undefined {
  const { dictionary } = context;
  const reading = readCondition(words, at, context);
  const code = readLanguageCode(words, at, dictionary) ?? readCode(words, at, dictionary);
  const name = code ?? readName(words, at, dictionary);
  const longest = Math.max(sign?.length ?? 0, filler, 1);
  // "Un plus" is what is welcome, and not a number.
  const isUnclear = (reading?.filters.length ?? 0) > 1;
  const isSign = sign !== undefined && sign.length === reading?.length;
  // "Es/pt/it" has no part time.
  const isCode = code !== undefined && code.length === 1 && reading?.length === 1;
  const isLess =
    (reading?.isWeak && longest > 1) || isCode || (isUnclear && (code !== undefined || isSign));
  if (reading && reading.length >= longest && !isLess) {
    return { at, end: at + reading.length, kind: "condition", reading };
  }
  // "A Site Reliability Engineer" builds no site.
  const inner = name && take(words, at, "article") === 1 && readName(words, at + 1, dictionary);
  if (inner && inner.length >= name.length) return { at, end: at + 1, kind: "filler" };
  return name && name.length >= longest
    ? { at, end: at + name.length, kind: "name", name }
    : undefined;
}

/** The "no-frills" of "a no-frills React site", but not "no-PHP". */
const isCompound = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  words[at]?.key === "no" &&
  words[at + 1]?.gap === "none" &&
  /^\p{L}/u.test(words[at + 1]?.key ?? "") &&
  !findName(words, at + 1, dictionary);

/** A sign, or words that narrow nothing. */
function readPhrases(
  words: readonly SentenceWord[],
  at: number,
  { sign, filler, named, hours }: SaidPhrases,
  dictionary: Dictionary,
): Item | undefined {
  if (isCompound(words, at, dictionary)) {
    return { at, end: Math.max(at + 2, at + filler), kind: "filler", isNamed: true };
  }
  const longest = Math.max(sign?.length ?? 0, filler, 1);
  if (beginsBound(words, at + longest - 1, at))
    return { at, end: at + longest - 1, kind: "filler" };
  if (sign && sign.length >= filler) {
    return { at, end: at + sign.length, kind: "sign", sign: sign.sign, signs: sign.signs };
  }
  if (filler === 0) return undefined;
  const [isNamed, isHours] = [named === filler, hours === filler];
  return { at, end: at + filler, kind: "filler", isNamed, isHours };
}

const isPlaceAt = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  words[at]?.gap === "space" &&
  findName(words, at, dictionary)?.values.some(({ field }) => field === "country") === true;

/** Numbers of other things, and names that are ordinary words or parts of names here. */
function readOther(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): Item | undefined {
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
  // "Southern Germany" is one name, so that "ideally Austria or Southern Germany" is a list.
  const isPart = DIRECTIONS.has(words[at]?.key ?? "") && isPlaceAt(words, at + 1, dictionary);
  const whole = isPart ? readName(words, at + 1, dictionary) : undefined;
  return whole && { at, end: at + 1 + whole.length, kind: "name", name: whole };
}

function toWord(words: readonly SentenceWord[], at: number): Item {
  let end = at + 1;
  while (words[end]?.isGlued) end += 1;
  return { at, end, kind: /[\p{L}\p{N}]/u.test(words[at]?.key ?? "") ? "word" : "filler" };
}

/** The part of a sentence that begins at a word. */
export function readItem(
  words: readonly SentenceWord[],
  at: number,
  context: SentenceContext,
): Item {
  const { dictionary } = context;
  const found = findPhrases(words, at, dictionary);
  if (found.hours === 0 && isPlainWord(words, at, dictionary)) {
    return readPhrases(words, at, found, dictionary) ?? toWord(words, at);
  }
  return (
    readPart(words, at, context, found) ??
    readPhrases(words, at, found, dictionary) ??
    readOther(words, at, dictionary) ??
    toWord(words, at)
  );
}
