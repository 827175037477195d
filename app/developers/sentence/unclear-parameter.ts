import { MAX_LENGTH } from "#contract/values/limits.ts";

/** Parameter of the list: words of the sentence that led there and can mean several filters. */
export const UNCLEAR = "unclear";
/** The same for words that were understood and are no filter, such as "for 6 months". */
export const IGNORED = "ignored";

export type SentenceWords = { unclear: string; ignored: string };

export function withWords(url: string, words: SentenceWords): string {
  const said = Object.entries({ [UNCLEAR]: words.unclear, [IGNORED]: words.ignored });
  const parameters = new URLSearchParams(said.filter(([, text]) => text !== ""));
  if (parameters.size === 0) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${parameters}`;
}

/** The words, as far as a search may be long. */
export function readWords(params: URLSearchParams): SentenceWords {
  const read = (name: string) => (params.get(name) ?? "").slice(0, MAX_LENGTH.search);
  return { unclear: read(UNCLEAR), ignored: read(IGNORED) };
}
