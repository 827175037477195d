import { MORE_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { hasSign, type Item, isApart, toField } from "../items/items.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const MORE = toWordSet(MORE_WORDS);

/** Words back to "rather" in "rather take someone who is in Chile than in Peru". */
const MAX_WORDS_BACK = 5;

/** Whether "rather" or "more" is before a word in its clause. */
function isAfterMore(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index > Math.max(0, at - MAX_WORDS_BACK); index -= 1) {
    if (words[index]?.gap !== "space") return false;
    if (MORE.has(words[index - 1]?.key ?? "")) return true;
  }
  return false;
}

/**
 * Whether what follows is only compared with: "Java rather than Kotlin", "more back end than front end", "rather Chile
 * than Peru".
 */
export function isComparison(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [before, sign, next] = items.slice(Math.max(0, index - 1), index + 2);
  if (!hasSign(sign, "comparison") || isApart(words, sign)) return false;
  if (toField(next) === "technology")
    return before?.kind === "word" || toField(before) === "technology";
  const field = toField(next);
  if (field !== toField(before)) return false;
  if (field === "country") return isAfterMore(words, before?.at ?? 0);
  return field === "role" && MORE.has(words[(before?.at ?? 0) - 1]?.key ?? "");
}
