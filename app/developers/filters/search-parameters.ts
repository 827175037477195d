import { MAX_LENGTH } from "#contract/values/limits.ts";
import { MEMBER_PARAMETERS } from "./member-url.ts";
import { CUT, readSearchText } from "./search-text.ts";

/** Words of the sentence that led to a list and can mean several filters. */
const UNCLEAR = "unclear";
/** The same for words that were understood and are no filter, such as "for 6 months". */
const IGNORED = "ignored";
/** The same for technologies and positions that no one has. */
const MISSING = "missing";
/** How many people the sentence asks for, for the request form. */
const PEOPLE = "people";

/** Parameters of what a sentence says beside its filters. */
export const SENTENCE_PARAMETERS = [UNCLEAR, IGNORED, MISSING, PEOPLE];
/** Parameters of a search that was read. */
export const SEARCH_PARAMETERS = [...MEMBER_PARAMETERS, ...SENTENCE_PARAMETERS, CUT];

const SEPARATOR = ", ";

/** What a sentence says beside its filters; words are separated by commas. */
export type SentenceWords = {
  unclear: string;
  ignored: string;
  missing: string;
  people?: number | undefined;
};
type ReadWords = SentenceWords & { isCut: boolean };

/** The parameters of words, of which those without a value are left out. */
export function toWordParameters(words: SentenceWords): [string, string][] {
  const { unclear, ignored, missing, people } = words;
  const said: [string, string][] = [
    [UNCLEAR, unclear],
    [IGNORED, ignored],
    [MISSING, missing],
    [PEOPLE, people === undefined ? "" : String(people)],
  ];
  return said.filter(([, text]) => text !== "");
}

/** The URL of a list or form that keeps what a sentence says beside its filters. */
export function withWords(
  url: string,
  { isCut, ...words }: SentenceWords & { isCut?: boolean },
): string {
  const parameters = new URLSearchParams(toWordParameters(words));
  if (isCut) parameters.set(CUT, "1");
  if (parameters.size === 0) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${parameters}`;
}

/** Words of a search before and of one that was added to it, each once. */
function joinWords(before: string, added: string): string {
  const words = [before, added].flatMap((text) => text.split(SEPARATOR)).filter(Boolean);
  return [...new Set(words)].join(SEPARATOR);
}

/** What a search says before and one that was added to it. */
export const joinSentences = (before: SentenceWords, added: SentenceWords): SentenceWords => ({
  unclear: joinWords(before.unclear, added.unclear),
  ignored: joinWords(before.ignored, added.ignored),
  missing: joinWords(before.missing, added.missing),
  people: added.people ?? before.people,
});

/** Words without one that a filter was chosen for. */
export const withoutWord = (words: string, dropped: string): string =>
  words
    .split(SEPARATOR)
    .filter((word) => word !== dropped)
    .join(SEPARATOR);

/** The words, as far as a search may be long. */
export function readWords(params: URLSearchParams): ReadWords {
  const read = (name: string) => (params.get(name) ?? "").slice(0, MAX_LENGTH.search);
  const { isCut } = readSearchText(params);
  const people = /^[1-9]\d?$/.exec(read(PEOPLE))?.[0];
  return {
    unclear: read(UNCLEAR),
    ignored: read(IGNORED),
    missing: read(MISSING),
    people: people === undefined ? undefined : Number(people),
    isCut,
  };
}
