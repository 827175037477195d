import { type SearchTerm, toDigits } from "#app/requests/records/search-terms.ts";
import type { Passage } from "#contract/desk/desk-request.ts";
import { toFolded } from "#platform/text/fold-text.ts";

type PassagePart = Passage["parts"][number];

/** Characters of a passage, and of these at most in front of its first match. */
const MAX_LENGTH = 180;
const BEFORE = 40;

type Match = { start: number; end: number; term: number };
type Word = { start: number; end: number; folded: string };

/** How many of the terms are in a text. */
export const countTerms = (text: string, terms: readonly SearchTerm[]): number =>
  new Set(findMatches(text, terms).map(({ term }) => term)).size;

/** Where most of the terms stand close together in a text, in one line; empty without any. */
export function toPassage(text: string, terms: readonly SearchTerm[]): PassagePart[] {
  const line = text.replace(/\s+/g, " ").trim();
  const matches = findMatches(line, terms);
  const first = findDensest(matches);
  if (!first) return [];
  const isShort = line.length <= MAX_LENGTH;
  const start = isShort ? 0 : toWordStart(line, Math.max(0, first.start - BEFORE), first.start);
  const end = toWordEnd(line, start + MAX_LENGTH, first.end);
  const shown = matches.filter((match) => match.start >= start && match.end <= end);
  const parts: PassagePart[] = [];
  let at = start;
  for (const match of shown) {
    // A term may begin inside of another one.
    if (match.start < at) continue;
    parts.push({ text: line.slice(at, match.start), isMatch: false });
    parts.push({ text: line.slice(match.start, match.end), isMatch: true });
    at = match.end;
  }
  parts.push({ text: line.slice(at, end), isMatch: false });
  if (start > 0) parts.unshift({ text: "… ", isMatch: false });
  if (end < line.length) parts.push({ text: " …", isMatch: false });
  return parts.filter((part) => part.text !== "");
}

/** In the order of the text. */
function findMatches(text: string, terms: readonly SearchTerm[]): Match[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{Nd}]+/gu)].map(
    ({ 0: word, index: start }): Word => ({
      start,
      end: start + word.length,
      folded: toFolded(word),
    }),
  );
  return terms
    .flatMap((term, index) => {
      const found =
        term.kind === "number"
          ? findNumbers(text, term.groups)
          : words.flatMap((_word, at) => findAt(words, at, term));
      return found.map((one) => ({ ...one, term: index }));
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** What of a term that is no number begins at a word: one range, or none. */
function findAt(
  words: readonly Word[],
  at: number,
  term: Exclude<SearchTerm, { kind: "number" }>,
): Pick<Match, "start" | "end">[] {
  const first = words[at];
  if (!first) return [];
  if (term.kind === "word") {
    if (!first.folded.startsWith(term.word)) return [];
    return [{ start: first.start, end: Math.min(first.end, first.start + term.word.length) }];
  }
  const last = words[at + term.words.length - 1];
  const isPhrase = last && term.words.every((word, index) => words[at + index]?.folded === word);
  return isPhrase ? [{ start: first.start, end: last.end }] : [];
}

/** A number however it is divided. */
function findNumbers(text: string, groups: readonly string[]): Pick<Match, "start" | "end">[] {
  const digits = [...toDigits(groups)].join("[ ()./-]*");
  if (digits === "") return [];
  return [...text.matchAll(new RegExp(digits, "g"))].map(({ 0: found, index: start }) => ({
    start,
    end: start + found.length,
  }));
}

/** The match from which on most terms stand, as close together as anywhere. */
function findDensest(matches: readonly Match[]): Match | undefined {
  const inside = new Map<number, number>();
  let [left, most, least] = [0, 0, 0];
  let densest: Match | undefined;
  for (const match of matches) {
    inside.set(match.term, (inside.get(match.term) ?? 0) + 1);
    for (let first = matches[left]; first; first = matches[left]) {
      const times = inside.get(first.term) ?? 0;
      const isTooFar = match.end - first.start > MAX_LENGTH - BEFORE;
      if (first === match || (times === 1 && !isTooFar)) break;
      if (times > 1) inside.set(first.term, times - 1);
      else inside.delete(first.term);
      left += 1;
    }
    const first = matches[left] ?? match;
    const length = match.end - first.start;
    if (inside.size > most || (inside.size === most && length < least)) {
      [most, least, densest] = [inside.size, length, first];
    }
  }
  return densest;
}

/** The beginning of a word at or behind a position, if one comes before `latest`. */
function toWordStart(line: string, position: number, latest: number): number {
  if (position === 0) return 0;
  const space = line.indexOf(" ", position - 1);
  return space !== -1 && space < latest ? space + 1 : toCharacter(line, latest);
}

/** The end of a word at or before a position, if one comes behind `earliest`. */
function toWordEnd(line: string, position: number, earliest: number): number {
  if (position >= line.length) return line.length;
  const space = line.lastIndexOf(" ", position);
  return space >= earliest ? space : toCharacter(line, Math.max(position, earliest));
}

/** Not between the two halves of a character. */
const toCharacter = (line: string, position: number): number =>
  /[\udc00-\udfff]/.test(line.charAt(position)) ? position - 1 : position;
