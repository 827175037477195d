import type { SentenceWord } from "./sentence-words.ts";
import { isDigit, NUMBERS, take } from "./vocabulary.ts";

export type FoundNumber = { value: number; length: number };

/** `10.000` and `4,000` are thousands, `55,50` and `8.2` are not. */
function parseDigits(text: string): number | undefined {
  if (!isDigit(text) || !/^\d{1,9}(?:[.,]\d+)*$/.test(text)) return undefined;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replaceAll(/[.,]/g, ""));
  return /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

const toNamed = (words: readonly SentenceWord[], at: number) => NUMBERS.get(words[at]?.key ?? "");

/** `eight`, `twenty five`. */
function findBelowHundred(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  const value = toNamed(words, at);
  if (value === undefined || value >= 100) return undefined;
  const ones = value >= 20 ? toNamed(words, at + 1) : undefined;
  return ones !== undefined && ones < 10
    ? { value: value + ones, length: 2 }
    : { value, length: 1 };
}

/** `twenty five`, `hundred`, `one hundred and twenty`. */
function findNamed(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  const first = findBelowHundred(words, at);
  const length = (first?.length ?? 0) + 1;
  if (toNamed(words, at + length - 1) !== 100 || (first && first.value > 9)) return first;
  const value = (first?.value ?? 1) * 100;
  const joint = words[at + length]?.key === "and" ? 1 : 0;
  const rest = findBelowHundred(words, at + length + joint);
  return rest
    ? { value: value + rest.value, length: length + joint + rest.length }
    : { value, length };
}

/** The second one of "ten (10)" and "10 (ten)". */
function takeRepeated(words: readonly SentenceWord[], at: number, value: number): number {
  const word = words[at];
  if (!word?.isInBrackets) return 0;
  const same = parseDigits(word.key) ?? toNamed(words, at);
  return same === value ? 1 : 0;
}

/** `8000`, `8k`, `eight`, `one hundred twenty thousand`, `4,000`; undefined for what is none. */
export function findNumber(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  // "Three.js"
  if (words[at + 1]?.isGlued) return undefined;
  const digits = parseDigits(words[at]?.key ?? "");
  const found = digits === undefined ? findNamed(words, at) : { value: digits, length: 1 };
  if (!found) return undefined;
  const thousand = take(words, at + found.length, "thousand");
  const value = thousand > 0 ? found.value * 1_000 : found.value;
  const length = found.length + thousand;
  return { value, length: length + takeRepeated(words, at + length, value) };
}
