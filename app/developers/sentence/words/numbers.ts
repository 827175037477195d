import {
  BEFORE_ONES,
  BEFORE_REST_OF_NUMBER,
} from "../../dictionaries/word-classes/conjunctions.ts";
import { VINGT_WORDS } from "../../dictionaries/word-classes/determiners.ts";
import type { FoundNumber } from "../reading.ts";
import { BEGINS } from "./beginning-kinds.ts";
import { mayBegin } from "./beginnings.ts";
import { isDigit, take, takeBefore, toNumber } from "./vocabulary.ts";
import { toWordSet } from "./word-set.ts";
import type { SentenceWord } from "./words.ts";

/** `10.000` and `4,000` are thousands, `55,50` and `8.2` are not. */
function parseDigits(text: string): number | undefined {
  if (!isDigit(text) || !/^\d{1,9}(?:[.,]\d+)*$/.test(text)) return undefined;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replaceAll(/[.,]/g, ""));
  return /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** What makes money of the number before it. */
const MONEY = [
  "euro",
  "dollar",
  "pound",
  "otherCurrency",
  "perDay",
  "perMonth",
  "perYear",
] as const;

/** `5 000 euros`: thousands with a space, where it is money: "PHP 8 500 users" has two numbers. */
function findSpaced(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  const [first, second] = [words[at], words[at + 1]];
  const isSpaced = second?.gap === "space" && /^\d{3}$/.test(second.key);
  if (!isSpaced || !/^[1-9]\d{0,2}$/.test(first?.key ?? "")) return undefined;
  // "UTC+1 +-2 600 a day"
  const isDifference = takeBefore(words, at, "plusMinus") > 0;
  const isMoney = !isDifference && MONEY.some((kind) => take(words, at + 2, kind) > 0);
  return isMoney ? { value: Number(`${first?.key}${second.key}`), length: 2 } : undefined;
}

const toNamed = (words: readonly SentenceWord[], at: number) => toNumber(words[at]?.key ?? "");

const VINGT = toWordSet(VINGT_WORDS);

/** The tens of a number: `twenty`, `quatre-vingt`. */
function findTens(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  const value = toNamed(words, at);
  if (value === undefined || value >= 100) return undefined;
  const isFourTwenties = value === 4 && VINGT.has(words[at + 1]?.key ?? "");
  return isFourTwenties ? { value: 80, length: 2 } : { value, length: 1 };
}

/** `eight`, `twenty five`, `soixante-quinze`, `treinta y cinco`, `fünf und achtzig`. */
function findBelowHundred(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  const first = findTens(words, at);
  if (!first || first.value < 20) {
    const tens = words[at + 1]?.key === "und" ? toNamed(words, at + 2) : undefined;
    const isJoined = first && first.value < 10 && tens !== undefined && tens >= 20 && tens < 100;
    return isJoined ? { value: first.value + tens, length: 3 } : first;
  }
  const joint = ONES_AFTER.has(words[at + first.length]?.key ?? "") ? 1 : 0;
  const ones = toNamed(words, at + first.length + joint);
  // "Soixante-dix", "quatre-vingt-quinze"
  const most = FRENCH_TENS.has(first.value) ? 20 : 10;
  return ones !== undefined && ones < most
    ? { value: first.value + ones, length: first.length + joint + 1 }
    : first;
}
const ONES_AFTER = toWordSet(BEFORE_ONES);
const FRENCH_TENS: ReadonlySet<number> = new Set([60, 80]);
const BEFORE_REST = toWordSet(BEFORE_REST_OF_NUMBER);

/** What is below a hundred after hundreds: the "twenty" of "one hundred and twenty". */
function addRest(words: readonly SentenceWord[], at: number, hundreds: FoundNumber): FoundNumber {
  const end = at + hundreds.length;
  const joint = BEFORE_REST.has(words[end]?.key ?? "") ? 1 : 0;
  const rest = words[end]?.gap === "space" ? findBelowHundred(words, end + joint) : undefined;
  return rest
    ? { value: hundreds.value + rest.value, length: hundreds.length + joint + rest.length }
    : hundreds;
}

/** More of them than "nineteen hundred" are none. */
const MAX_HUNDREDS = 19;

/** `twenty five`, `hundred`, `a hundred`, `one hundred and twenty`, `doscientos diez`. */
function findNamed(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  if (words[at]?.key === "a" && (toNamed(words, at + 1) ?? 0) >= 100) {
    const named = findNamed(words, at + 1);
    return named && { ...named, length: named.length + 1 };
  }
  // "Sechshundertfünfzig"
  const joined = toNamed(words, at) ?? 0;
  if (joined > 100) {
    const found = { value: joined, length: 1 };
    const isHundreds = joined % 100 === 0 && joined % 1_000 > 0;
    return isHundreds ? addRest(words, at, found) : found;
  }
  const first = findBelowHundred(words, at);
  const length = (first?.length ?? 0) + 1;
  const isHundreds = toNamed(words, at + length - 1) === 100;
  if (!isHundreds || (first && first.value > MAX_HUNDREDS)) return first;
  return addRest(words, at, { value: (first?.value ?? 1) * 100, length });
}

/** The second one of "ten (10)" and "10 (ten)". */
function takeRepeated(words: readonly SentenceWord[], at: number, value: number): number {
  const word = words[at];
  if (!word?.isInBrackets) return 0;
  const same = parseDigits(word.key) ?? toNamed(words, at);
  return same === value ? 1 : 0;
}

/** `8000`, `8k`, `eight`, `one hundred twenty thousand`, `4,000`; looked up once for each word of a text. */
export function findNumber(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  const word = words[at];
  if (word?.number === undefined && word) word.number = readNumber(words, at) ?? null;
  return word?.number ?? undefined;
}

function readNumber(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  // "A hundred"
  if (!mayBegin(words, at, BEGINS.number) && words[at]?.key !== "a") return undefined;
  // "Three.js"
  if (words[at + 1]?.isGlued) return undefined;
  const spaced = findSpaced(words, at);
  if (spaced) return spaced;
  const digits = parseDigits(words[at]?.key ?? "");
  const found = digits === undefined ? findNamed(words, at) : { value: digits, length: 1 };
  if (!found) return undefined;
  const half = take(words, at + found.length, "half");
  const thousand = take(words, at + found.length + half, "thousand");
  if (thousand === 0 && found.value !== 1_000) {
    return { ...found, length: found.length + takeRepeated(words, at + found.length, found.value) };
  }
  // "Four and a half thousand"
  const value = thousand > 0 ? (found.value + (half > 0 ? 0.5 : 0)) * 1_000 : found.value;
  const length = found.length + (thousand > 0 ? half + thousand : 0);
  // "Four thousand five hundred"
  const joint = BEFORE_REST.has(words[at + length]?.key ?? "") ? 1 : 0;
  const isBeside = words[at + length]?.gap === "space";
  const rest = isBeside ? findNamed(words, at + length + joint) : undefined;
  const isRest = rest !== undefined && rest.value >= 100 && rest.value < 1_000;
  if (isRest) return { value: value + rest.value, length: length + joint + rest.length };
  return { value, length: length + takeRepeated(words, at + length, value) };
}
