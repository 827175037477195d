import { convertAmount } from "#app/site/exchange.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { ROLE_LABELS } from "#contract/members/role-terms.ts";
import type { Database } from "#database/client.server.ts";
import { PREFERRED_WORD } from "../dictionaries/preferred-word.ts";
import type { SentenceWords } from "../filters/search-parameters.ts";
import { listIgnoredWords } from "../search/find-terms.service.server.ts";
import { getLabelUse } from "../search/label-use.service.server.ts";
import { toOptionLabels } from "../search/member-labels.ts";
import { findKnownWords } from "../search/member-words.repository.server.ts";
import { addToFilter, type Unclear } from "./findings/findings.ts";
import { getDictionary } from "./names/dictionary.server.ts";
import { readSentence, type Sentence } from "./read-sentence.ts";
import type { SentenceContext } from "./sentence-context.ts";
import { toSentenceWords } from "./words/words.ts";

type SearchContext = {
  /** ISO date. */
  today: string;
  /** IANA zone of the visitor, where it is known. */
  ownZone?: string | undefined;
};

/** What searches and job descriptions are read with alike. */
export async function readCommonContext(
  db: Database,
): Promise<Pick<SentenceContext, "dictionary" | "toSiteAmount">> {
  const [dictionary, site] = await Promise.all([getDictionary(db), getSite(db)]);
  const to = toCurrency(site?.terms);
  return {
    dictionary,
    toSiteAmount: (amount, from) => convertAmount(amount, { from, to }, site),
  };
}

/** A role that no member has narrows nothing: it is named. */
function withoutUnusedRoles(sentence: Sentence, used: ReadonlySet<string>): Sentence {
  const { role: roles = [], ...filter } = sentence.filter;
  const unused = roles.filter((role) => !toOptionLabels("role", role).some((one) => used.has(one)));
  if (unused.length === 0) return sentence;
  const left = roles.filter((role) => !unused.includes(role));
  return {
    ...sentence,
    filter: left.length > 0 ? { ...filter, role: left } : filter,
    missing: [...sentence.missing, ...unused.map((role) => ROLE_LABELS[role])],
  };
}

/** A welcome place that no member is in ranks no one: it is named. */
function withoutUnusedPlaces(sentence: Sentence, used: ReadonlySet<string>): Sentence {
  const unused = [...(sentence.places ?? [])].flatMap(([name, { value }]) =>
    toOptionLabels("country", value).some((one) => used.has(one)) ? [] : [name],
  );
  const withoutPlaces = (text: string) =>
    unused
      .reduce((left, name) => ` ${left} `.replace(` ${PREFERRED_WORD} ${name} `, " "), text)
      .trim();
  return {
    ...sentence,
    rest: withoutPlaces(sentence.rest),
    missing: [...sentence.missing, ...unused],
  };
}

/** Reads a search text as filters. */
export async function readSearch(
  db: Database,
  text: string,
  context: SearchContext,
): Promise<Sentence> {
  const keys = toSentenceWords(text).map(({ key }) => key);
  if (keys.length === 0) return { filter: {}, unclear: [], rest: "", ignored: [], missing: [] };
  const [common, { used }, { exact }] = await Promise.all([
    readCommonContext(db),
    getLabelUse(db),
    findKnownWords(db, [...new Set(keys)]),
  ]);
  const sentence = readSentence(text, {
    ...context,
    ...common,
    isWord: (word) => exact.has(word),
  });
  return withoutUnusedPlaces(withoutUnusedRoles(sentence, used), used);
}

/** Reads the words of a search that were not certain: whatever they can mean is offered again. */
export async function readOffered(
  db: Database,
  words: string,
  context: SearchContext,
): Promise<Unclear[]> {
  const texts = words.split(", ").filter(Boolean);
  const sentences = await Promise.all(texts.map((text) => readSearch(db, text, context)));
  return sentences.flatMap(({ filter, unclear }, index): Unclear[] => {
    const isOffer = unclear.length === 0 && Object.keys(filter).length > 0;
    if (!isOffer) return unclear;
    return [{ text: texts[index] ?? "", filters: [filter], isText: false, rest: "" }];
  });
}

/** A filter, with what no text search finds and how many people are needed. */
type Meant = { filter: MemberFilter } & SentenceWords;

/** One word of so many can be left out. */
const MIN_SHARE = 4;

/** A text without some of its words, and without the mark of those that would only rank. */
function withoutWords(text: string, dropped: readonly string[]): string {
  const words = text.split(" ").filter((word) => word !== "" && !dropped.includes(word));
  return words
    .filter((word, at) => word !== PREFERRED_WORD || (words[at + 1] ?? word) !== PREFERRED_WORD)
    .join(" ");
}

/**
 * The words of a sentence, those that no one has apart. Where nothing else was said they are what is
 * looked for, a technology or a name: "find Qwertz". Beside filters and in a longer sentence they are
 * ignored: "please help, our shop is messy".
 */
async function splitRest(db: Database, q: string, { filter, rest, missing }: Sentence) {
  // Beside filters, "test" is no one who is called "Tester".
  const isBeside = Object.keys(filter).length + missing.length > 0;
  const unknown = await listIgnoredWords(db, rest, isBeside);
  const left = withoutWords(rest, unknown);
  const isSentence = toSentenceWords(q).length >= MIN_SHARE * unknown.length;
  const isAll = left === "" && !isBeside;
  return isAll && !isSentence
    ? { rest: left, unknown: [], missing: [unknown.join(" ")].filter(Boolean) }
    : { rest: left, unknown, missing };
}

/**
 * The filter that a search means. Words that are no filter remain as its text, which ranks. A zone
 * without hours narrows nothing, and is the visitor's.
 */
export async function readSentenceFilter(
  db: Database,
  { q, ...filter }: MemberFilter,
  today: string,
): Promise<Meant> {
  if (q === undefined) return { filter, unclear: "", ignored: "", missing: "" };
  const found = await readSearch(db, q, { today, ownZone: filter.zone });
  const offered = found.unclear.filter(({ isText }) => !isText);
  const { rest, unknown, missing } = await splitRest(db, q, found);
  const near = new Set(found.near?.flatMap((name) => name.split(" ")));
  const sort =
    filter.sort ?? (found.isCheap ? "rate_asc" : found.isSoon ? "available_first" : undefined);
  const sorted = sort ? { ...filter, sort } : filter;
  return {
    filter: addToFilter(rest ? { ...sorted, q: rest } : sorted, found.filter),
    unclear: offered.map(({ text }) => text).join(", "),
    // What is near was not written, so that nothing has to be said of it.
    ignored: [...found.ignored, ...unknown.filter((word) => !near.has(word))].join(", "),
    missing: missing.join(", "),
    people: found.people,
  };
}

/** The filter of a search that is stored: words that no one has now remain, since new members may have them. */
export async function readStoredFilter(
  db: Database,
  { q, ...filter }: MemberFilter,
  today: string,
): Promise<MemberFilter> {
  if (q === undefined) return filter;
  const { rest, missing, filter: read } = await readSearch(db, q, { today, ownZone: filter.zone });
  const text = [rest, ...missing].filter(Boolean).join(" ");
  return addToFilter(text ? { ...filter, q: text } : filter, read);
}
