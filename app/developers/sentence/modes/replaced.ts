import { DATABASE_NAMES } from "../../dictionaries/roles.ts";
import { ONE_WORDS } from "../../dictionaries/word-classes/determiners.ts";
import { REPLACED_AFTER, REPLACES_BEFORE } from "../../dictionaries/word-classes/verbs.ts";
import { type Item, isWork, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { takeAfter } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isEnd } from "./asked-words.ts";

const before = toPhrases(REPLACES_BEFORE);
const after = toPhrases(REPLACED_AFTER);
const ONE = toWordSet(ONE_WORDS);
const databases = toPhrases(DATABASE_NAMES);

/** Words between "replace" and what is replaced: "replace our very old Access". */
const MAX_REPLACED_WORDS = 5;

/** Whether a thing is to be replaced: "replace our old", "soll abgelöst werden". */
function isReplaced({ at, end }: Item, words: readonly SentenceWord[]): boolean {
  for (let back = at - 1; back >= Math.max(0, at - MAX_REPLACED_WORDS); back -= 1) {
    if (isEnd(words[back + 1])) break;
    if (takePhrase(words, back, before) > 0) return true;
  }
  // "A database that replaces our lists"
  if (ONE.has(words[at - 1]?.key ?? "")) return false;
  for (let next = end; next < end + MAX_REPLACED_WORDS && !isEnd(words[next]); next += 1) {
    if (takePhrase(words, next, after) > 0) return true;
  }
  return false;
}

/**
 * What is replaced and has the name of a role: of "replace our old website" those who build one are asked
 * for, where no other work is, and of "replace our old Access database" its administrators only rank.
 */
export function readReplaced(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  const isOther = items.some((item, index) => isWork(item) && modes[index] === "want");
  items.forEach((item, index) => {
    if (toField(item) !== "role" || takeAfter(words, item.end, "person") > 0) return;
    const isDatabase = takePhrase(words, item.at, databases) === item.end - item.at;
    const isOpen = modes[index] === "doubt" || (isDatabase && modes[index] === "want");
    if (!isOpen || !isReplaced(item, words)) return;
    if (isDatabase) modes[index] = "soft";
    else if (!isOther) modes[index] = "want";
  });
}
