import { ANY_PLACE } from "../../dictionaries/word-classes/adverbs.ts";
import { WHETHER_WORDS } from "../../dictionaries/word-classes/conjunctions.ts";
import { LEAVER_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { UNSURE_WORDS } from "../../dictionaries/word-classes/pronouns.ts";
import { COULD_WORDS, REPLACING_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, isApart, MAX_LIST, toField } from "../items/items.ts";
import { findNumber } from "../words/numbers.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isEither } from "./clauses.ts";

const WHETHER = toWordSet(WHETHER_WORDS);

/** "Da igual si es AWS o Azure" and "Vue or React, doesn't matter": either will do. */
export function isOfEither(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const sign = items[index];
  if (!hasSign(sign, "unneededAfter")) return false;
  if (isEither(items, index, words)) return true;
  if (!WHETHER.has(words[sign.end]?.key ?? "")) return false;
  const next = items.slice(index + 1, index + MAX_LIST).findIndex(({ kind }) => kind === "name");
  const first = index + 1 + next;
  const or = items[first + 1];
  // Of "middle or senior" both are read elsewhere.
  if (toField(items[first]) !== "technology") return false;
  return hasSign(or, "or");
}

const COULD = toWordSet(COULD_WORDS);
/** Items of "Java or Kotlin, it". */
const MAX_CHOICE = 6;

/** Indexes of what "could be" is said of, right before a sign. */
export function toCouldBe(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): number[] {
  for (let at = index - 1; at >= Math.max(0, index - MAX_CHOICE); at -= 1) {
    const item = items[at];
    const isSoft = hasSign(item, "soft");
    if (isSoft)
      return COULD.has(words[item.at]?.key ?? "")
        ? Array.from({ length: index - at - 1 }, (_, step) => at + 1 + step)
        : [];
  }
  return [];
}

const CAN_BE = ["can be", "could be", "may be", "pode ser", "podem ser"].map((text) =>
  text.split(" "),
);

const isCanBe = (words: readonly SentenceWord[], { at, end }: Item) =>
  CAN_BE.some((keys) => keys.every((key, step) => words[at + step]?.key === key) && end - at === 2);

const UNSURE = toWordSet(UNSURE_WORDS);

/** "Not sure if React or Vue" and "can be Node or Python" are either, "no idea if it needs React" asks for nothing. */
export function isUnsureChoice(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [sign, first, or, second] = items.slice(index, index + 4);
  if (sign?.kind !== "sign" || !hasSign(or, "or")) return false;
  const isUnsure = sign.sign === "soft" && UNSURE.has(words[sign.at]?.key ?? "");
  const field = toField(first);
  const isAny = isUnsure || (field === "technology" && isCanBe(words, sign));
  return isAny && field !== undefined && field === toField(second);
}

const isPlace = (item: Item | undefined) => toField(item) === "country";

/** "Can be in Belgium or in France", but not "ideally Spain, can be Portugal or Italy": whether these are all places. */
function areAllPlaces(items: readonly Item[], index: number, named: number): boolean {
  const or = items[named + 1];
  const isOr = hasSign(or, "or");
  const isSecond = items.slice(Math.max(0, index - MAX_CHOICE), index).some(isPlace);
  const other = items[named + 2]?.kind === "filler" ? named + 3 : named + 2;
  return isOr && isPlace(items[other]) && !isSecond;
}

/** "They can be anywhere in the EU" says where, "can be a junior" and "can be from Peru" what is fine, too. */
export function isWhereAllowed(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const { at = 0 } = items[index] ?? {};
  const isSaid = CAN_BE.some((keys) => keys.every((key, step) => words[at + step]?.key === key));
  let next = index + 1;
  while (items[next]?.kind === "filler" && next - index <= MAX_BETWEEN) next += 1;
  const named = items[next];
  const isAny = words.slice(at, named?.end ?? at).some(({ key }) => ANY.has(key));
  // "Can be anywhere between Lisbon and Kyiv time wise"
  if (named?.kind === "condition" && named.reading.filters[0]?.zone) return isSaid && isAny;
  if (!isSaid || named?.kind !== "name" || toField(named) !== "country") return false;
  const isRegion = named.name.values.some(({ value }) => !COUNTRY.test(value));
  if (areAllPlaces(items, index, next)) return true;
  return isRegion || isAny;
}
const COUNTRY = /^[A-Z]{2}$/;
const ANY = toWordSet(ANY_PLACE);

const MAX_BETWEEN = 3;

/** "React Native now, not Flutter": a changed plan, no start and no denial. */
export function isChangedPlan(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [named, now, sign, next] = items.slice(Math.max(0, index - 2), index + 2);
  const isNot = hasSign(sign, "not") && isApart(words, sign);
  const isNow = now?.kind === "condition" && now.reading.filters[0]?.available === true;
  const isSame = toField(named) === "technology" && toField(next) === "technology";
  return isNot && isNow && isSame && !isApart(words, now) && !isApart(words, next);
}

const isNumber = (item: Item | undefined, words: readonly SentenceWord[]) =>
  item?.kind === "filler" && findNumber(words, item.at) !== undefined && !isApart(words, item);

/** "Vue three not two and TypeScript" denies a version only. */
export const isOfVersion = (
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
) =>
  toField(items[index - 2]) === "technology" &&
  isNumber(items[index - 1], words) &&
  isNumber(items[index + 1], words);

const REPLACING = toWordSet(REPLACING_WORDS);

const LEAVERS = toWordSet(LEAVER_WORDS);
/** Words of "replacing a departing". */
const MAX_REPLACED = 4;

/** "To replace our DevOps engineer", whose work is to be done, other than "to replace our PHP". */
export function isOfReplaced(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const { at = 0 } = items[index] ?? {};
  const [next, afterNext] = items.slice(index + 1, index + 3);
  const named = next?.kind === "filler" ? afterNext : next;
  // "To replace a departing colleague: senior Vue"
  const isWho = words.slice(at, at + MAX_REPLACED).some(({ key }) => LEAVERS.has(key));
  return REPLACING.has(words[at]?.key ?? "") && (isWho || toField(named) === "role");
}
