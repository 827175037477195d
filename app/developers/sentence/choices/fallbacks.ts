import { ANYWHERE_WITHIN } from "../../dictionaries/word-classes/adverbs.ts";
import { BUT_WORDS } from "../../dictionaries/word-classes/conjunctions.ts";
import { hasSign, type Item, MAX_LIST, toField, toGapBefore, toValue } from "../items/items.ts";
import { findIfNone } from "../modes/if-none.ts";
import type { Mode } from "../reading.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isFine, toFine } from "./alternatives.ts";

/** Words between "otherwise" and a name: "in the". */
const MAX_FILLERS = 3;

/** Whether an item is between "otherwise" and a name: "Poland preferred, otherwise the Netherlands". */
const isBetween = (item: Item | undefined) =>
  item?.kind === "filler" ||
  (item?.kind === "sign" &&
    (["soft", "softAfter", "or"] as const).some((sign) => item.signs.includes(sign)));

/** Index of the name beside "otherwise". */
function toNameBeside(items: readonly Item[], index: number, step: 1 | -1): number {
  let at = index + step;
  while (Math.abs(at - index) <= MAX_FILLERS && isBetween(items[at])) at += step;
  return at;
}

/**
 * Choices of what is preferred and what will do where there is none: "Czech or Slovak, otherwise English".
 * @returns indexes of the names of each, and of those that are preferred
 */
export function findFallbacks(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
): { choices: number[][]; first: number[] } {
  const first: number[] = [];
  const choices = items.flatMap((or, index) => {
    if (or.kind !== "sign" || take(words, or.at, "fallback") !== or.end - or.at) return [];
    const last = toNameBeside(items, index, -1);
    const beside = toNameBeside(items, index, 1);
    // "Dutch, or if not Dutch then at least English"
    const isAgain = toValue(items[beside]) === toValue(items[last]);
    const next = isAgain ? toNameBeside(items, beside, 1) : beside;
    const field = toField(items[last]);
    if (field === undefined || toField(items[next]) !== field) return [];
    const preferred = toFine(items, last);
    const others = [next];
    for (let at = next; others.length < MAX_LIST && isJoined(items, at, field); at += 2) {
      others.push(at + 2);
    }
    const choice = [...preferred, ...others, ...(isAgain ? [beside] : [])];
    if (choice.some((at) => modes[at] !== "want" && modes[at] !== "soft")) return [];
    for (const at of choice) modes[at] = "want";
    first.push(...preferred);
    return [choice];
  });
  const [lacked = []] = findIfNone(items, modes, words);
  if (lacked.length > 0) first.push(...lacked.slice(0, 1));
  return { choices: [...choices, lacked], first };
}

/** Whether another name of the field follows after "or". */
function isJoined(items: readonly Item[], at: number, field: string): boolean {
  const join = items[at + 1];
  return hasSign(join, "or") && toField(items[at + 2]) === field;
}

const BUT = toWordSet(BUT_WORDS);

const COUNTRY = /^[A-Z]{2}$/;
const ANY = toWordSet(ANYWHERE_WITHIN);

/** Whether a place is all of it: "anywhere in the EU". */
const isAnywhere = (item: Item | undefined, words: readonly SentenceWord[]) =>
  words.slice(Math.max(0, (item?.at ?? 0) - 1), item?.end).some(({ key }) => ANY.has(key));

/** "Poland would be fine for us" where no other place is asked for: people of others are, too. */
export function offerAlsoFine(
  items: readonly Item[],
  modes: Mode[],
  { words, fallbacks }: { words: readonly SentenceWord[]; fallbacks: readonly number[] },
) {
  const places = items.flatMap((item, index) =>
    toField(item) === "country" && modes[index] === "want" ? [index] : [],
  );
  // "Austria, no wait, Switzerland is fine"
  const isCorrected = items.some(
    (item, index) => toField(item) === "country" && modes[index] === "dropped",
  );
  if (isCorrected) return;
  const isAnyWelcome = items.some(
    (item, at) => toField(item) === "country" && modes[at] === "soft",
  );
  // "Anywhere in Asia is fine", "Sweden if possible, but Europe is fine"
  const isLimit = (index: number) =>
    isAnywhere(items[index], words) || (isAnyWelcome && !COUNTRY.test(toValue(items[index]) ?? ""));
  const fine = places.filter((index) => {
    const sign = items[index + 1];
    const isAfter = isFine(sign, words) && toGapBefore(words, sign) === "space";
    if (!isAfter || fallbacks.includes(index) || isLimit(index)) return false;
    // "Latam ok but four hours with Berlin"
    return sign.signs.includes("fineAfter") || BUT.has(words[sign.end]?.key ?? "");
  });
  // "Poland or Romania are fine, too"
  const offered = new Set(fine.flatMap((index) => toFine(items, index)));
  if (places.every((index) => offered.has(index))) for (const at of offered) modes[at] = "doubt";
}
