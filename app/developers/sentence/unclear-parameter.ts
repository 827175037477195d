import { MAX_LENGTH } from "#contract/values/limits.ts";
import { MEMBER_PARAMETERS } from "../filters/member-url.ts";
import { PEOPLE } from "../filters/people-needed.ts";
import { CUT, readSearchText } from "../filters/search-text.ts";

/** Parameter of the list: words of the sentence that led there and can mean several filters. */
export const UNCLEAR = "unclear";
/** The same for words that were understood and are no filter, such as "for 6 months". */
export const IGNORED = "ignored";

/** Parameters of a search that was read. */
export const SEARCH_PARAMETERS = [...MEMBER_PARAMETERS, UNCLEAR, IGNORED, PEOPLE, CUT];

export type SentenceWords = { unclear: string; ignored: string; people?: number | undefined };
type ReadWords = SentenceWords & { isCut: boolean };

export function withWords(url: string, { unclear, ignored, people, isCut }: ReadWords): string {
  const said = Object.entries({
    [UNCLEAR]: unclear,
    [IGNORED]: ignored,
    [PEOPLE]: people === undefined ? "" : String(people),
    [CUT]: isCut ? "1" : "",
  });
  const parameters = new URLSearchParams(said.filter(([, text]) => text !== ""));
  if (parameters.size === 0) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${parameters}`;
}

/** The words, as far as a search may be long. */
export function readWords(params: URLSearchParams): ReadWords {
  const read = (name: string) => (params.get(name) ?? "").slice(0, MAX_LENGTH.search);
  const { isCut } = readSearchText(params);
  const people = /^[1-9]\d?$/.exec(read(PEOPLE))?.[0];
  return {
    unclear: read(UNCLEAR),
    ignored: read(IGNORED),
    people: people === undefined ? undefined : Number(people),
    isCut,
  };
}
