import type { KnownCurrency } from "#contract/members/member-terms.ts";
import { CURRENCY_NAMES } from "../../dictionaries/currencies.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { take } from "../words/vocabulary.ts";
import { type SentenceWord, toNameKey } from "../words/words.ts";

export const CURRENCIES = [
  { kind: "euro", currency: "EUR" },
  { kind: "dollar", currency: "USD" },
  { kind: "pound", currency: "GBP" },
] as const;

const OTHER_CURRENCIES = new Map(
  Object.entries(CURRENCY_NAMES).flatMap(([currency, names]) =>
    names.split(",").map((name) => [toNameKey(name), currency as KnownCurrency] as const),
  ),
);

/** A currency from a word on, the one with the longest name: "dollars canadiens" are no US dollars. */
export function findCurrency(words: readonly SentenceWord[], at: number) {
  if (!mayBegin(words, at, BEGINS.currency)) return undefined;
  const other = take(words, at, "otherCurrency");
  for (const { kind, currency } of CURRENCIES) {
    const length = take(words, at, kind);
    if (length > 0 && length >= other) return { currency, length };
  }
  if (other === 0) return undefined;
  const name = words.slice(at, at + other).map(({ key }) => key);
  return { currency: OTHER_CURRENCIES.get(name.join("")) ?? null, length: other };
}
