import type { MemberFilter } from "#contract/member-query.ts";
import type { Database } from "#database/client.server.ts";
import { findKnownWords } from "../search/member-words.repository.server.ts";
import { getDictionary } from "./dictionary.server.ts";
import { addToFilter, readSentence, type Sentence } from "./read-sentence.ts";
import { toSentenceWords } from "./sentence-words.ts";

/** Reads a search text as filters. `today` is an ISO date. */
export async function readSearch(db: Database, text: string, today: string): Promise<Sentence> {
  const keys = toSentenceWords(text).map(({ key }) => key);
  const [dictionary, { exact }] = await Promise.all([
    getDictionary(db),
    findKnownWords(db, [...new Set(keys)]),
  ]);
  return readSentence(text, { dictionary, today, isWord: (word) => exact.has(word) });
}

/** A filter, with words that no text search finds and that can mean several filters. */
type Meant = { filter: MemberFilter; unclear: string };

/**
 * The filter that a search means. One name alone remains a search text: that also finds names that
 * begin like it, and what was misspelt.
 */
export async function readSentenceFilter(
  db: Database,
  { q, ...filter }: MemberFilter,
  today: string,
): Promise<Meant> {
  if (q === undefined) return { filter, unclear: "" };
  const found = await readSearch(db, q, today);
  const amounts = found.unclear.filter(({ isText }) => !isText);
  if (found.count < 2 && !found.hasCondition && amounts.length === 0) {
    return { filter: { ...filter, q }, unclear: "" };
  }
  return {
    filter: addToFilter(found.rest ? { ...filter, q: found.rest } : filter, found.filter),
    unclear: amounts.map(({ text }) => text).join(", "),
  };
}
