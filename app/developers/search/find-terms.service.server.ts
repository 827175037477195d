import { MAX_LENGTH } from "#contract/values/limits.ts";
import type { Database } from "#database/client.server.ts";
import { toSearchTerms } from "#platform/text/search-words.server.ts";
import { toLatinSpellings } from "#platform/text/transliterate.ts";
import { PREFERRED_WORD } from "../dictionaries/preferred-word.ts";
import { getLabelUse } from "./label-use.service.server.ts";
import { toOperand } from "./member-labels.ts";
import {
  findKnownWords,
  type KnownWords,
  listSimilarWords,
} from "./member-words.repository.server.ts";
import {
  editsForgiven,
  isKnown,
  type LabelWord,
  type TermMatch,
  toCorrections,
  toExactMatch,
  toPrefixOperands,
} from "./search-terms.server.ts";

/** Words of a search that count; the rest are ignored. */
const MAX_TERMS = 10;

const toTerms = (text: string) => toSearchTerms(text).filter((term) => term !== PREFERRED_WORD);
const PREFERRED = new RegExp(`\\b${PREFERRED_WORD}\\b`, "i");
/** How many words of a search that has no filters members must have: those before what is preferred. */
export const countRequiredTerms = (text: string) =>
  toTerms(text.split(PREFERRED, 1)[0] ?? "").length;

/**
 * Words of a search text as they were typed, of which no member has anything: they are ignored.
 * @param isExact whether the beginning of another word, and a word like it, are none
 */
export async function listIgnoredWords(
  db: Database,
  text: string,
  isExact = false,
): Promise<string[]> {
  const words = text.split(/\s+/).filter((word) => toTerms(word).length > 0);
  const [counted, ignored] = [words.slice(0, MAX_TERMS), words.slice(MAX_TERMS)];
  const isIgnored = (await findTerms(db, text)).map(
    ({ main, exact, near }) => !isKnown({ main, exact, near: isExact ? [] : near }),
  );
  const terms = toTerms(text);
  return [
    ...counted.filter((word) => toTerms(word).every((term) => isIgnored[terms.indexOf(term)])),
    ...ignored,
  ];
}

/**
 * What each word of a search text matches: a word of the name, the position, a technology, an
 * industry, a country or a language, as it is, else as the beginning of one, else misspelt. Empty
 * for a text without a word, which matches nothing.
 */
export async function findTerms(db: Database, text: string): Promise<TermMatch[]> {
  const terms = toTerms(text)
    .slice(0, MAX_TERMS)
    .map((term) => term.slice(0, MAX_LENGTH.search));
  if (terms.length === 0) return [];
  // Written apart or together: "front end", "frontend".
  const wordsOf = terms.map((term, index) => [
    term,
    ...toLatinSpellings(term),
    ...terms.slice(Math.max(0, index - 1), index).map((before) => before + term),
    ...terms.slice(index + 1, index + 2).map((after) => term + after),
  ]);
  const [{ words: labels, regions }, known] = await Promise.all([
    getLabelUse(db),
    findKnownWords(db, wordsOf.flat()),
  ]);
  const required = countRequiredTerms(text);
  const matches = await Promise.all(
    wordsOf.map((words, index) =>
      findTerm(db, words, {
        labels,
        known,
        // Only what is preferred: "Asia" is a first name.
        region: index < required ? [] : (regions.get(terms[index] ?? "") ?? []),
      }),
    ),
  );
  // One letter begins too many words to mean something beside others.
  return matches.map((match, index) =>
    matches.length > 1 && terms[index]?.length === 1 ? { ...match, near: [] } : match,
  );
}

async function findTerm(
  db: Database,
  words: readonly string[],
  {
    labels,
    known,
    region,
  }: { labels: readonly LabelWord[]; known: KnownWords; region: readonly string[] },
): Promise<TermMatch> {
  const [term = ""] = words;
  const match = toExactMatch(words, labels, known.exact);
  match.exact.push(...region.map((label) => toOperand(label)));
  const isFound = match.main.length > 0 || match.exact.length > 0;
  // The whole name of a technology does not mean others that begin like it.
  const isTechnology = labels.some(({ word, mainLabel }) => word === term && mainLabel);
  const spellings = [term, ...toLatinSpellings(term)];
  if (!isTechnology && !(term.length === 1 && isFound)) {
    match.near = spellings.flatMap((one) => toPrefixOperands(one, labels, known.prefixes.has(one)));
  }
  if (isFound || match.near.length > 0) return match;
  const corrected = await Promise.all(
    spellings.map(async (one) => {
      const edits = editsForgiven(one);
      if (edits === 0) return [];
      return toCorrections(one, await listSimilarWords(db, one, edits), labels);
    }),
  );
  return { ...match, near: corrected.flat() };
}
