import {
  BASED_CODES,
  CLEAR_CODES,
  LAST_CODES,
  LOWER_CODES,
  OTHER_CODES,
} from "../../dictionaries/places.ts";
import { BASED_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import type { FoundName } from "../reading.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { MAX_NAME_WORDS } from "./find-key.ts";
import { type Dictionary, findName } from "./find-name.ts";
import { isOrdinary } from "./ordinary-names.ts";

const toCodes = (codes: string) => codes.split(",").map((code) => code.trim());
const clearCodes = new Set(toCodes(CLEAR_CODES));
const lowerCodes = new Set(toCodes(LOWER_CODES));
const basedCodes = new Set(toCodes(BASED_CODES));
const lastCodes = new Set(toCodes(LAST_CODES));
const codes = new Set([...clearCodes, ...toCodes(OTHER_CODES)]);

/** Codes as keys of words. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  [...codes].map((code) => code.toLowerCase()),
);

/** The most codes in a row that are looked at on each side of one. */
const MAX_CODES = 6;

const isCountry = (found: ReturnType<typeof findName>) =>
  found?.values.some(({ field }) => field === "country") === true;

const areClear = (words: readonly SentenceWord[], ...places: readonly number[]) =>
  places.every((place) => clearCodes.has(words[place]?.text ?? ""));

/** Whether "or", "and" or "/", or a comma, joins a code to a country, or to codes of which one is clear. */
function isBesideCountry(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
  step: 1 | -1,
  canBeComma: boolean,
): boolean {
  const isClear = clearCodes.has(words[at]?.text ?? "");
  let place = at;
  for (let count = 0; count < MAX_CODES; count += 1) {
    const edge = step > 0 ? place + 1 : place;
    const [or, and] = (["or", "and"] as const).map((kind) =>
      step > 0 ? take(words, edge, kind) : takeBefore(words, edge, kind),
    );
    const join = or || and || 0;
    const isComma = words[edge]?.gap === "comma" && canBeComma;
    // "PL RO or BG"
    const isRow = words[edge]?.gap === "space" && isClear && areClear(words, edge - 1, edge);
    if (words[edge]?.gap === "stop" || (join === 0 && !isComma && !isRow)) return false;
    place = step > 0 ? edge + join : edge - join - 1;
    const text = words[place]?.text ?? "";
    if (codes.has(text) && (clearCodes.has(text) || isClear)) return true;
    if (codes.has(text)) continue;
    if (step > 0) return isCountry(findName(words, place, dictionary));
    for (let length = 1; length <= MAX_NAME_WORDS && length <= place + 1; length += 1) {
      const found = findName(words, place + 1 - length, dictionary);
      if (found?.length === length && isCountry(found)) return true;
    }
    return false;
  }
  return false;
}

const BASED = toWordSet(BASED_WORDS);

/** "Nl based", and the second of "uk ie" or both of "pl ro" where nothing of the clause follows. */
function isBareLowerCode(words: readonly SentenceWord[], at: number, dictionary: Dictionary) {
  const toText = (place: number) => words[place]?.text ?? "";
  if (basedCodes.has(toText(at)) && BASED.has(words[at + 1]?.key ?? "")) return true;
  return [at - 1, at].some((first) => {
    const isFirst = lowerCodes.has(toText(first)) || isCountry(findName(words, first, dictionary));
    const isRow = words[first + 1]?.gap === "space" && lastCodes.has(toText(first + 1));
    const next = words[first + 2]?.gap ?? "stop";
    return isFirst && isRow && (next === "comma" || next === "stop");
  });
}

/** Whether "or" or "/" joins a code in lower case to one that is no word: "nl or be". */
function isLowerCode(words: readonly SentenceWord[], at: number, dictionary: Dictionary): boolean {
  const [before, after] = [takeBefore(words, at, "or"), take(words, at + 1, "or")];
  const isSlash = words[at - 1]?.key === "/" || words[at + 1]?.key === "/";
  // Nearly all of them are words: "in", "at".
  if (before + after === 0 && !isSlash) return false;
  const isCode = (place: number) => codes.has((words[place]?.text ?? "").toUpperCase());
  const isClear = (place: number) => lowerCodes.has(words[place]?.text ?? "");
  // "de/at/ch"
  const isRow = [at - 4, at - 2, at].some((first) =>
    [first, first + 2, first + 4].every(
      (place) => isCode(place) && (place === first || words[place - 1]?.key === "/"),
    ),
  );
  if (isRow) return true;
  const beside = [before > 0 ? at - before - 1 : -1, after > 0 ? at + 1 + after : -1];
  // "Ukr or pl", "uk/ie"
  const isPlace = (place: number) =>
    (isClear(at) || isSlash) && isCountry(findName(words, place, dictionary));
  return beside.some(
    (place) => (isCode(place) && (isClear(place) || isClear(at))) || isPlace(place),
  );
}

/** Codes that are nothing else after "ideally". */
const WELCOME_CODES: ReadonlySet<string> = new Set(["DE", "FR", "ES", "PT", "BE"]);

/** "Pref NL", "from PL", "a dev in CZ"; "AT" in a text of capitals is none. */
function isSaidPlace(words: readonly SentenceWord[], at: number): boolean {
  const [before, code = ""] = [words[at - 1], words[at]?.text];
  if (!before || before.text === before.text.toUpperCase()) return false;
  if (!clearCodes.has(code)) return WELCOME_CODES.has(code) && takeBefore(words, at, "soft") > 0;
  const isLast =
    (words[at + 1]?.gap ?? "stop") !== "space" && (words[at + 1]?.gap ?? "") !== "none";
  return (
    takeBefore(words, at, "livingIn") > 0 ||
    takeBefore(words, at, "soft") > 0 ||
    takeAfter(words, at + 1, "softAfter") > 0 ||
    (isLast && takeBefore(words, at, "person") > 0)
  );
}

function readBesideCodes(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): FoundName | undefined {
  const word = words[at];
  const isUs = word?.key === "us";
  const code = isUs ? "US" : (word?.text ?? "");
  // "DE C1" is a language.
  const isLower =
    word !== undefined &&
    code !== code.toUpperCase() &&
    codes.has(code.toUpperCase()) &&
    (isLowerCode(words, at, dictionary) || isBareLowerCode(words, at, dictionary));
  if (isLower) {
    const values = [{ field: "country" as const, value: code.toUpperCase() }];
    return { length: 1, at, end: at + 1, values, isSure: true };
  }
  if (!word || !codes.has(code) || takeAfter(words, at + 1, "speaking") > 0) return undefined;
  if ((findName(words, at, dictionary)?.length ?? 0) > 1) return undefined;
  // "HR technology"
  if (!isUs && isOrdinary(words, at, 1)) return undefined;
  // "FE, BE, Poland" is a back end.
  const canBeComma = !isUs && !dictionary.names.has(word.key);
  const isBeside = ([-1, 1] as const).some((step) =>
    isBesideCountry(words, at, dictionary, step, canBeComma),
  );
  if (!isBeside && (isUs || !isSaidPlace(words, at))) return undefined;
  const values = [{ field: "country" as const, value: code }];
  return { length: 1, at, end: at + 1, values, isSure: true };
}

/** A code beside countries or codes: "PL/RO/BG", "NL or BE", "Canada or us". */
export const readCode = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  COUNTRY_CODES.has(words[at]?.key ?? "") ? readBesideCodes(words, at, dictionary) : undefined;
