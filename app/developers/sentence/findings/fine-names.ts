import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { FINE_WITH } from "../../dictionaries/beside-names.ts";
import { OK_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { ONLY_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { type Item, isApart } from "../items/items.ts";
import type { NamedValue } from "../reading.ts";
import { takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** "Part time OK": others are, too. */
export const isFineAfter = (item: Item | undefined, words: readonly SentenceWord[]) =>
  item?.kind === "sign" &&
  (item.signs.includes("fineAfter") ||
    OK.has(words[item.at]?.key ?? "") ||
    words[item.at]?.key === "fine") &&
  !isApart(words, item);
export const OK = toWordSet(OK_WORDS);

/** What others are fine without: "payments ok", and "junior ok", since "mid level ok" is what is needed at least. */
export const canBeFine = ({ field, value }: NamedValue) =>
  field === "tag" || value === LOWEST_LEVEL;
const [LOWEST_LEVEL] = SENIORITY_LEVELS;

const OK_PLACES: ReadonlySet<string> = new Set([...OK, "fine"]);

const fineWith = toPhrases(FINE_WITH);
const ONLY = toWordSet(ONLY_WORDS);

/** "He's fine with Eastern Europe": it may be there, and needn't. */
export function isPlaceAllowed({ at, ...item }: Item, words: readonly SentenceWord[]): boolean {
  const isPlace =
    item.kind === "name" && item.name.values.every(({ field }) => field === "country");
  const before = isPlace && words[at]?.gap === "space" ? takePhraseBefore(words, at, fineWith) : 0;
  return before > 0 && !ONLY.has(words[at - before - 1]?.key ?? "");
}

/** "Latam ok", but not "Poland ok" or "anywhere in Latin America is fine": a region that is not all there is. */
export const isRegionFine = (
  item: Item,
  next: Item | undefined,
  words: readonly SentenceWord[],
): boolean =>
  item.kind === "name" &&
  item.name.at === item.at &&
  item.name.values.every(({ field, value }) => field === "country" && !COUNTRY.test(value)) &&
  next?.kind === "sign" &&
  next.end - next.at === 1 &&
  OK_PLACES.has(words[next.at]?.key ?? "") &&
  !isApart(words, next);
const COUNTRY = /^[A-Z]{2}$/;
