import { MAX_LENGTH } from "#contract/values/limits.ts";

/** Parameter of the list: the text of the search that led there was too long, and was cut. */
export const CUT = "cut";

const NOT_TEXT = /[\p{Cc}\p{Cs}]+/gu;
/** A word that goes beyond the end, and half of an emoji. */
const CUT_WORD = /(?<=\s)\S*$|[\ud800-\udbff]$/u;

/** The text of a search in a URL: one line, as far as a search may be long, up to the end of a word. */
export function readSearchText(params: URLSearchParams): { text: string; isCut: boolean } {
  const text = (params.getAll("q").at(-1) ?? "").trim();
  const isCut = text.length > MAX_LENGTH.search;
  const start = isCut ? text.slice(0, MAX_LENGTH.search).replace(CUT_WORD, "") : text;
  return {
    text: start.replaceAll(NOT_TEXT, " ").trim(),
    isCut: isCut || params.has(CUT),
  };
}
