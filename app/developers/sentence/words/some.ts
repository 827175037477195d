import type { SentenceWord } from "./words.ts";

const SOME: ReadonlySet<string> = new Set(
  "some, etwas, bisschen, algo, peu, poco, bit, little".split(", "),
);
const OF: ReadonlySet<string> = new Set(["of", "de", "d"]);

/** Whether "some" or "a bit of" is right before a word. */
export function isAfterSome(words: readonly SentenceWord[], at: number): boolean {
  const of = OF.has(words[at - 1]?.key ?? "") ? 1 : 0;
  return words[at]?.gap === "space" && SOME.has(words[at - 1 - of]?.key ?? "");
}
