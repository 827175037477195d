import type { SentenceWord } from "./sentence-words.ts";
import { NUMBERS, take } from "./vocabulary.ts";

export type FoundNumber = { value: number; length: number };

/** `10.000` and `4,000` are thousands, `55,50` and `8.2` are not. */
function parseDigits(text: string): number | undefined {
  if (!/^\d{1,9}(?:[.,]\d+)*$/.test(text)) return undefined;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replaceAll(/[.,]/g, ""));
  return /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** `8000`, `8k`, `eight`, `twenty five`, `4,000`; undefined for what is no number. */
export function findNumber(words: readonly SentenceWord[], at: number): FoundNumber | undefined {
  const word = words[at];
  if (!word) return undefined;
  const named = NUMBERS.get(word.key);
  let value = named ?? parseDigits(word.key);
  if (value === undefined) return undefined;
  let length = 1;
  const ones = NUMBERS.get(words[at + 1]?.key ?? "");
  if (named !== undefined && named >= 20 && named <= 90 && ones !== undefined && ones < 10) {
    value = named + ones;
    length = 2;
  }
  const thousand = take(words, at + length, "thousand");
  return thousand > 0 ? { value: value * 1_000, length: length + thousand } : { value, length };
}
