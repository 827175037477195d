import { CLIENT_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { SOMEONE_PHRASES } from "../../dictionaries/word-classes/pronouns.ts";
import { ASKS_WORDS, CONSIDERS_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { findNumber } from "../words/numbers.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { toBracketStart } from "./brackets.ts";
import { findWriter } from "./writers.ts";

/** Words between "we are" and the place: "we are a team of four people in Tallinn". */
export const MAX_OWN_WORDS = 10;

const CONSIDERS = toWordSet(CONSIDERS_WORDS);

const ASKS = toWordSet(ASKS_WORDS);
const SOMEONE = toPhrases(SOMEONE_PHRASES);

/** Whether a clause up to a word is about the client, and not about whom they need. */
export function isOwnClause(words: readonly SentenceWord[], at: number): boolean {
  if (findWriter(words, at) !== undefined) return true;
  for (let index = at; index > Math.max(0, at - MAX_OWN_WORDS); index -= 1) {
    // "We are a startup (4 people) in Paris"
    index = toBracketStart(words, index);
    const gap = words[index]?.gap;
    const isEnd = !words[index]?.isInBrackets && (gap === "comma" || gap === "stop");
    if (isEnd || take(words, index - 1, "seeking") > 0) return false;
    if (CONSIDERS.has(words[index - 1]?.key ?? "")) return false;
    // "Im Bankenumfeld" is no "I'm".
    const isGerman = index === at && words[index - 1]?.text === "im";
    const subject = isGerman ? 0 : take(words, index - 1, "ownSubject");
    if (subject === 0) continue;
    const isAsked = takePhrase(words, index - 1 + subject, SOMEONE) > 0;
    return !isAsked && !ASKS.has(words[index - 2]?.key ?? "");
  }
  return false;
}

const CLIENTS = toWordSet(CLIENT_WORDS);

/** "Our team (five people, all in Lisbon)", "our client (insurance, Vienna)", but not "for us (senior, Vienna)". */
export function isInOwnBrackets(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index > Math.max(0, at - MAX_OWN_WORDS); index -= 1) {
    if (words[index]?.isAfterBrackets || words[index]?.gap === "stop") return false;
    if (!words[index]?.isInBrackets) continue;
    // "Our team of three (two in Paris)"
    const isCounted = findNumber(words, index - 1) && takeBefore(words, index - 1, "teamOf") > 0;
    const end = isCounted ? index - 2 : index;
    const noun = takeBefore(words, end, "otherPlaceAfter");
    const isOurs = noun > 0 && takeBefore(words, end - noun, "ours") > 0;
    if (takeBefore(words, index, "sites") > 0) return true;
    return (
      isOurs ||
      CLIENTS.has(words[index - 1]?.key ?? "") ||
      takeBefore(words, index, "ownSubject") > 0
    );
  }
  return false;
}

/** Words between "we are" and a place in a list of what the client is. */
const MAX_LIST_WORDS = 16;

/** "We are 12 people, seed stage, Helsinki." */
export function isOwnListed(words: readonly SentenceWord[], at: number, end: number): boolean {
  const next = words[end]?.gap ?? "stop";
  if (words[at]?.gap !== "comma" || (next !== "comma" && next !== "stop")) return false;
  for (let index = at - 1; index >= Math.max(0, at - MAX_LIST_WORDS); index -= 1) {
    if (take(words, index, "seeking") > 0) return false;
    if (take(words, index, "ownSubject") > 0) return take(words, index, "ownStack") === 0;
    if (words[index]?.gap === "stop") return false;
  }
  return false;
}
