import { AFTER_WITHDRAWN } from "../../dictionaries/word-classes/determiners.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Dictionary, findName } from "./find-name.ts";

const THE = toWordSet(AFTER_WITHDRAWN);

/** Words of "drop the" right before a name: "drop the GraphQL requirement", not "drop us a line". */
export function takeWithdrawal(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): number {
  const withdrawn = take(words, at, "withdrawn");
  if (withdrawn === 0) return 0;
  const end = at + withdrawn + Number(THE.has(words[at + withdrawn]?.key ?? ""));
  return findName(words, end, dictionary) ? end - at : 0;
}
