import { toFolded } from "#platform/text/fold-text.ts";

/** What one part of a search asks for; all letters are folded. */
export type SearchTerm =
  /** The beginning of a word. */
  | { kind: "word"; word: string }
  /** Whole words that follow each other: they were in quotes. */
  | { kind: "phrase"; words: readonly string[] }
  /** The beginning of a number in groups, like one of a telephone, with or without signs between them. */
  | { kind: "number"; groups: readonly string[] };

/** Words of a search that count. */
export const MAX_WORDS = 10;

const PARTS = /["“”„«»]([^"“”„«»]*)["“”„«»]|(\+?\d[\d ()./-]{5,30}\d)|[\p{L}\p{M}\p{Nd}]+/gu;

/** Letters and digits only; an email address is several words. */
const toWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

/** The terms of a search, all of which must be found. */
export function toSearchTerms(text: string): SearchTerm[] {
  const terms = [...toFolded(text).matchAll(PARTS)].map(([part, quoted, number]): SearchTerm => {
    if (quoted !== undefined) return { kind: "phrase", words: toWords(quoted) };
    if (number !== undefined) return { kind: "number", groups: toWords(number) };
    return { kind: "word", word: part };
  });
  return terms
    .filter((term) => term.kind !== "phrase" || term.words.length > 0)
    .slice(0, MAX_WORDS);
}

/** Digits of a number as the index has them: without signs, and without the zeros of a prefix. */
export const toDigits = (groups: readonly string[]): string => groups.join("").replace(/^0+/, "");

/** The terms in the language of `to_tsquery`: all of them, or any. */
export const toSearchQuery = (terms: readonly SearchTerm[], which: "all" | "any" = "all"): string =>
  terms.map(toQueryTerm).join(which === "all" ? " & " : " | ");

/**
 * The same for the index, which may return more: the country of a telephone number is in so many
 * texts that reading their ids takes longer than comparing the rows of the longest group.
 */
export function toIndexTerm(term: SearchTerm): string {
  if (term.kind !== "number") return toQueryTerm(term);
  const [longest = ""] = term.groups.toSorted((a, b) => b.length - a.length);
  const joined = toDigits(term.groups);
  return joined ? `(${joined}:* | ${longest}:*)` : `${longest}:*`;
}

function toQueryTerm(term: SearchTerm): string {
  switch (term.kind) {
    case "word":
      return `${term.word}:*`;
    case "phrase":
      return `(${term.words.slice(0, MAX_WORDS).join(" <-> ")})`;
    case "number": {
      const apart = term.groups.map((group) => `${group}:*`).join(" & ");
      const joined = toDigits(term.groups);
      return joined ? `(${joined}:* | ${apart})` : `(${apart})`;
    }
  }
}
