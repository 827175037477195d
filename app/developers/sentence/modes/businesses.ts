import { INDUSTRY_BUSINESSES } from "../../dictionaries/industries.ts";
import { KNOWLEDGE_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { type Item, isJoin, MAX_LIST, toField } from "../items/items.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isAskedAt, isEnd, isFor } from "./asked-words.ts";

const names = INDUSTRY_BUSINESSES.split(",").map((name) => name.trim());
/** "Our university's portal" */
const businesses = toPhrases([...names, ...names.map((name) => `${name}s`)].join());

/** "My shop", but not "experience with shops or restaurants". */
export function isBusiness(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const { at = 0, end = 0 } = items[index] ?? {};
  if (isOurs(items, index, words)) return true;
  if (takePhrase(words, at, businesses) !== end - at) return false;
  const first = items[toListEnd(items, index, -1)];
  const last = items[toListEnd(items, index, 1)];
  return !isExperience(words, last?.end ?? end) && !isKnown(words, first?.at ?? at);
}

/** Index of the first or last of the industries that "or" and "and" join with one. */
function toListEnd(items: readonly Item[], index: number, step: 1 | -1): number {
  let at = index;
  while (
    Math.abs(index - at) < MAX_LIST &&
    isJoin(items[at + step]) &&
    toField(items[at + 2 * step]) === "tag"
  ) {
    at += 2 * step;
  }
  return at;
}

const KNOWLEDGE = toWordSet(KNOWLEDGE_WORDS);

/** Words between what people know and an organisation: "experience at a large". */
const MAX_KNOWN_WORDS = 4;

/** "Who understands banks", "Erfahrung bei einer Behörde" */
function isKnown(words: readonly SentenceWord[], at: number): boolean {
  // "Secteur assurance" is one name.
  if (takeBefore(words, at, "workedFor") > 0 || isAskedAt(words, at)) return true;
  for (let back = at - 1; back >= Math.max(0, at - MAX_KNOWN_WORDS); back -= 1) {
    // "Bluetooth experience for charging stations" is about the stations only.
    if (isEnd(words[back + 1]) || isFor(words[back])) return false;
    if (isAskedAt(words, back)) return true;
    if (take(words, back, "filler") === 0) return false;
  }
  return false;
}

/** Words between a business and "background": "hotel booking system". */
const MAX_BUSINESS_WORDS = 3;

/** "Restaurant experience", "hotel reservation background" */
export function isExperience(words: readonly SentenceWord[], end: number): boolean {
  for (let at = end; at <= end + MAX_BUSINESS_WORDS && words[at]?.gap === "space"; at += 1) {
    if (take(words, at, "experience") > 0 || words[at]?.key === "background") return true;
  }
  // "Versicherungskenntnisse"
  return KNOWLEDGE.has(words[end]?.key ?? "") || takeAfter(words, end, "experience") > 0;
}

/** "Our Porto fintech needs", "our fintech is looking for", but not "our fintech developer". */
function isOurs(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const [place, item] = [items[index - 1], items[index]];
  const isOfPlace = place?.kind === "name" && toField(place) === "country" && place.name.isOther;
  const start = (isOfPlace ? place.at : item?.at) ?? 0;
  const end = item?.end ?? 0;
  // "Our medical practice needs"
  const noun = takeAfter(words, end, "business");
  const isSeeker = take(words, end + noun, "having") + take(words, end + noun, "seeking") > 0;
  // "Acme (insurance) needs someone"
  const first = words[item?.at ?? 0];
  if (first?.isInBrackets && words[end]?.isAfterBrackets && isSeeker) return true;
  return takeBefore(words, start, "ours") > 0 && (isOfPlace === true || isSeeker);
}
