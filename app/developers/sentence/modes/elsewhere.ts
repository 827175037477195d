import { WHEREVER_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { BUT_WORDS } from "../../dictionaries/word-classes/conjunctions.ts";
import { FROM_WORDS } from "../../dictionaries/word-classes/prepositions.ts";
import { ACCEPTING_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, MAX_LIST, toField, toValue } from "../items/items.ts";
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

/** Index of the place that "or" joins with one, forwards or backwards: "Austria or the Netherlands". */
function toOtherPlace(
  items: readonly Item[],
  index: number,
  step: 1 | -1,
  words: readonly SentenceWord[],
): number | undefined {
  // Not that of "Lyon or remote, France".
  const isArticle = (item: Item | undefined) =>
    item?.kind === "filler" && take(words, item.at, "anywhere") === 0;
  const skipArticle = (at: number) => (isArticle(items[at]) ? at + step : at);
  const or = step > 0 ? index + 1 : skipArticle(index - 1);
  if (!hasSign(items[or], "or")) return undefined;
  const other = step > 0 ? skipArticle(or + 1) : or - 1;
  return toField(items[other]) === "country" ? other : undefined;
}

/** Index of the first or last of the places that "or" joins with one. */
function toPlacesEnd(
  items: readonly Item[],
  index: number,
  step: 1 | -1,
  words: readonly SentenceWord[],
): number {
  let last = index;
  let next = toOtherPlace(items, last, step, words);
  while (next !== undefined && Math.abs(next - index) < MAX_LIST) {
    last = next;
    next = toOtherPlace(items, last, step, words);
  }
  return last;
}

/** "Berlin or remote", "remote/Berlin", but not "Berlin or anywhere in Europe". */
export function isElsewhereToo(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  if (isBeforeWherever(items, index, words)) return true;
  // "Cologne/Bonn or remote"
  const first = toPlacesEnd(items, index, -1, words);
  const last = toPlacesEnd(items, index, 1, words);
  const { at = 0 } = items[first] ?? {};
  const { end = 0 } = items[last] ?? {};
  // "In Frankfurt but remote possible", but not "people from Poland but remote is ok"
  const isFrom = FROM.has(words[at]?.key ?? "");
  const isBare = isBarePlace(items[first]) && !isFrom;
  const isBut = !isFrom && BUT.has(words[end]?.key ?? "") && isBeforeAnywhere(words, end + 1);
  // "Austria or Switzerland, remote ok" says where they may live, "Bonn or Munich, remote ok" where the office is.
  const isOne = toValue(items[first]) === toValue(items[last]);
  if (isBut || (isBare && isOne && isRemoteFine(words, end))) return true;
  const or = take(words, end, "or");
  const anywhere = or > 0 ? take(words, end + or, "anywhere") : 0;
  if (anywhere > 0) return takeAfter(words, end + or + anywhere, "livingIn") === 0;
  const before = takeBefore(words, at, "or");
  return before > 0 && takeBefore(words, at - before, "anywhere") > 0;
}
