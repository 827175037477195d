import { MAX_LENGTH } from "#contract/limits.ts";

/** Parameter of the list: words of the sentence that led there and can mean several filters. */
export const UNCLEAR = "unclear";

export function withUnclear(url: string, words: string): string {
  const separator = url.includes("?") ? "&" : "?";
  return `${url}${separator}${new URLSearchParams({ [UNCLEAR]: words })}`;
}

/** The words, as far as a search may be long. */
export function readUnclear(params: URLSearchParams): string {
  return (params.get(UNCLEAR) ?? "").slice(0, MAX_LENGTH.search);
}
