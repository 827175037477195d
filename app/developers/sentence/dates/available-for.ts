import { type Dictionary, findName } from "../names/find-name.ts";
import type { SentenceWord } from "../words/words.ts";
import { findSpan } from "./spans.ts";

const FOR: ReadonlySet<string> = new Set(
  "for, during, fur, pour, pendant, por, durante, para".split(", "),
);
const IN: ReadonlySet<string> = new Set(["in", "auf", "en"]);

/** "Available for six months", "für sechs Monate verfügbar": how long, not when. */
export function isForSpan(words: readonly SentenceWord[], at: number, end: number): boolean {
  if (FOR.has(words[end]?.key ?? "") && findSpan(words, end + 1)) return true;
  const before = at - SPAN_WORDS;
  const isBefore = FOR.has(words[before - 1]?.key ?? "") && words[at]?.gap === "space";
  return isBefore && findSpan(words, before)?.length === SPAN_WORDS;
}
/** The words of "six months". */
const SPAN_WORDS = 2;

/** "The documentation is available in French" is about no one. */
export const isInLanguage = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  IN.has(words[at]?.key ?? "") &&
  findName(words, at + 1, dictionary)?.values.some(({ field }) => field === "language") === true;
