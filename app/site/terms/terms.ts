import type { Terms } from "#contract/content/site.ts";
import type { Currency } from "#contract/members/member-terms.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** `two`; from 10 on the digits. */
export const toNumberWord = (number: number): string => NUMBERS[number] ?? String(number);

/** 2 for `two` and `2`; undefined for what is no number. */
export function parseNumberWord(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const number = NUMBERS.indexOf(word.toLowerCase());
  return number < 0 ? undefined : number;
}

/** ` within one working day`, or nothing where no time is promised. */
export function toWithin(time: string | undefined): string {
  return time === undefined ? "" : ` within ${time}`;
}

/** `two references`. */
export function toReferencesText(references: number): string {
  return `${toNumberWord(references)} ${references === 1 ? "reference" : "references"}`;
}

export function toCurrency(terms: Terms | undefined): Currency {
  return terms?.currency ?? "EUR";
}

/** What a buyout costs, in percent of a month; null where none is offered. */
export function toBuyoutPercent(terms: Terms | undefined): number | null {
  return terms?.buyout_percent ?? null;
}

/** Part of the rate that the developer gets; undefined where the margin is not public. */
export function toDeveloperShare(terms: Terms | undefined): number | undefined {
  return terms?.margin_percent === undefined ? undefined : (100 - terms.margin_percent) / 100;
}

/** Terms of every contract that the agency states, as labels and texts. */
export function toContractTerms(terms: Terms | undefined): [name: string, value: string][] {
  const rows: [string, string | undefined][] = [
    ["Trial", terms?.trial],
    ["Replacement", terms?.replacement],
    ["Notice", terms?.notice_period],
    ["Minimum length", terms?.minimum_length],
  ];
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

const FIFTHS = ["", "One fifth", "Two fifths", "Three fifths", "Four fifths", "All"];

/** `Four fifths`, or `85%` where no fifths are. */
export function toShareText(share: number): string {
  const fifths = share * 5;
  return FIFTHS[Math.round(fifths)] && Math.abs(fifths - Math.round(fifths)) < 1e-9
    ? (FIFTHS[Math.round(fifths)] ?? "")
    : `${Math.round(share * 100)}%`;
}
