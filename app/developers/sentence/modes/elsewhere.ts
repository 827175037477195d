import { WHEREVER_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { BUT_WORDS } from "../../dictionaries/word-classes/conjunctions.ts";
import { FROM_WORDS } from "../../dictionaries/word-classes/prepositions.ts";
import { ACCEPTING_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, MAX_LIST, toField } from "../items/items.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const FROM = toWordSet(FROM_WORDS);
const BUT = toWordSet(BUT_WORDS);

const WHEREVER = toPhrases(WHEREVER_WORDS);

/** "From the Balkans, Czechia, wherever" */
function isBeforeWherever(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  let last = index;
  // "Czech" can be a language.
  const isPlace = (item: Item | undefined) =>
    item?.kind === "name" && item.name.values.some(({ field }) => field === "country");
  while (last - index < MAX_LIST && isPlace(items[last + 1])) last += 1;
  const { end = 0 } = items[last] ?? {};
  const or = take(words, end, "or");
  return takePhrase(words, end + or, WHEREVER) > 0;
}

/** "Berlin" or "in Berlin", but not "people from Berlin" or "living in Berlin". */
const isBarePlace = (item: Item | undefined) =>
  item?.kind === "name" && !item.name.isOther && item.name.at - item.at <= 1;

/** "Frankfurt, remote ok", "Paris (télétravail possible)" */
function isRemoteFine(words: readonly SentenceWord[], at: number): boolean {
  const anywhere = words[at]?.gap === "comma" ? take(words, at, "anywhere") : 0;
  const isOk = words[at + anywhere - 1]?.key === "ok" || words[at + anywhere]?.key === "ok";
  return anywhere > 0 && (isOk || takeAfter(words, at + anywhere, "fineAfter") > 0);
}

const ACCEPTING = toWordSet(ACCEPTING_WORDS);
const MAX_ACCEPTING = 4;

/** "But remote is possible", "but he would accept remote" */
function isBeforeAnywhere(words: readonly SentenceWord[], from: number): boolean {
  for (let at = from; at <= from + MAX_ACCEPTING; at += 1) {
    if (take(words, at, "anywhere") > 0) return true;
    if (words[at]?.gap !== "space" || !ACCEPTING.has(words[at]?.key ?? "")) return false;
  }
  return false;
}

/** "Berlin or remote", "remote/Berlin", but not "Berlin or anywhere in Europe". */
export function isElsewhereToo(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  // "Cologne/Bonn or remote"
  const isOr = (item: Item | undefined) => hasSign(item, "or");
  const isPlace = (item: Item | undefined) => toField(item) === "country";
  if (isBeforeWherever(items, index, words)) return true;
  let [first, last] = [index, index];
  while (index - first < MAX_LIST && isOr(items[first - 1]) && isPlace(items[first - 2]))
    first -= 2;
  while (last - index < MAX_LIST && isOr(items[last + 1]) && isPlace(items[last + 2])) last += 2;
  const { at = 0 } = items[first] ?? {};
  const { end = 0 } = items[last] ?? {};
  // "In Frankfurt but remote possible", but not "people from Poland but remote is ok"
  const isFrom = FROM.has(words[at]?.key ?? "");
  const isBare = isBarePlace(items[first]) && !isFrom;
  const isBut = !isFrom && BUT.has(words[end]?.key ?? "") && isBeforeAnywhere(words, end + 1);
  if (isBut || (isBare && isRemoteFine(words, end))) return true;
  const or = take(words, end, "or");
  const anywhere = or > 0 ? take(words, end + or, "anywhere") : 0;
  if (anywhere > 0) return takeAfter(words, end + or + anywhere, "livingIn") === 0;
  const before = takeBefore(words, at, "or");
  return before > 0 && takeBefore(words, at - before, "anywhere") > 0;
}
