import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import type { WordKind } from "../../dictionaries/language.ts";
import type { ListField } from "../../filters/member-filters.ts";
import type { FoundName, KnownName, NamedValue } from "../reading.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { hasPhrases, take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Dictionary, findName } from "./find-name.ts";
import { findRefused, isVerb, toLevelsBelow, withLevelsAbove } from "./levels.ts";
import { isMeant, isOrdinary } from "./ordinary-names.ts";
import { toOtherPlace } from "./own-places.ts";
import { isClockAt } from "./places.ts";

/** Words before or after a name that tell its field. */
const SIGNS: readonly { field: ListField; before: WordKind; after?: WordKind }[] = [
  { field: "language", before: "speaks", after: "speaking" },
  { field: "country", before: "livingIn", after: "basedAfter" },
  { field: "seniority_level", before: "levelAtLeast", after: "levelUp" },
  { field: "seniority_level", before: "levelBelow" },
  { field: "seniority_level", before: "levelAbove" },
  { field: "seniority_level", before: "levelToo", after: "levelEnough" },
  { field: "seniority_level", before: "levelAllowed", after: "levelEnough" },
];

/** With the levels that a word before or after them adds: "senior or above", "no one below mid", "above junior". */
function toSigned(field: ListField, values: readonly NamedValue[], sign?: WordKind) {
  if (field !== "seniority_level") return values;
  if (sign === "levelBelow") return toLevelsBelow(values);
  return withLevelsAbove(values).slice(sign === "levelAbove" ? 1 : 0);
}

const listOf = ({ values }: KnownName, field: ListField) =>
  values.filter((one) => one.field === field);

/** Of "Polish" the language, where no people follow: then it is both. */
function withoutAdjectives(values: readonly NamedValue[]) {
  const isLanguage = values.some(({ field }) => field === "language");
  return isLanguage ? values.filter(({ isAdjective }) => !isAdjective) : values;
}

/** Where the names beside a name begin and end: "Polish or Czech", "Czech & English", "Czech, English". */
function toNeighbours(words: readonly SentenceWord[], at: number, end: number): number[] {
  const before = takeBefore(words, at, "or") || takeBefore(words, at, "and");
  const after = take(words, end, "or") || take(words, end, "and");
  const isComma = (word: SentenceWord | undefined) => word?.gap === "comma";
  return [
    before > 0 || isComma(words[at]) ? at - before - 1 : -1,
    after > 0 || isComma(words[end]) ? end + after : -1,
  ];
}

/** Of "Polish or Czech", which is what people call the country too, the language. */
function withLanguageBeside(
  words: readonly SentenceWord[],
  { at, end }: { at: number; end: number },
  values: readonly NamedValue[],
  dictionary: Dictionary,
) {
  const isOf = (one: readonly NamedValue[] | undefined, field: ListField) =>
    one?.some((value) => value.field === field && !value.isAdjective) === true;
  if (!isOf(values, "language") || !isOf(values, "country")) return values;
  const isBeside = toNeighbours(words, at, end)
    .map((place) => findName(words, place, dictionary)?.values)
    .some((one) => isOf(one, "language") && !isOf(one, "country"));
  return isBeside ? values.filter(({ field }) => field === "language") : values;
}

/** Adjectives in a row: "Ukrainian, Polish or Czech developers". */
const MAX_ADJECTIVES = 4;

function arePeopleAfter(words: readonly SentenceWord[], from: number, dictionary: Dictionary) {
  let end = from;
  for (let count = 0; count < MAX_ADJECTIVES; count += 1) {
    if (takeAfter(words, end, "person") > 0) return true;
    const join = take(words, end, "or") || take(words, end, "and");
    if (join === 0 && words[end]?.gap !== "comma") return false;
    const next = findName(words, end + join, dictionary);
    if (!next?.values.some(({ isAdjective }) => isAdjective)) return false;
    end += join + next.length;
  }
  return false;
}

/** "We take juniors" opens, "even a senior" and "mid or senior is fine" name who is needed. "Can be mid" is mid or above. */
function isLevelOpened(
  before: WordKind,
  words: readonly SentenceWord[],
  at: number,
  values: readonly NamedValue[],
) {
  if (before === "levelAllowed") return values.some(({ value }) => value === MIDDLE_LEVEL);
  if (before !== "levelToo") return true;
  return values.some(({ value }) => value === LOWEST_LEVEL) && takeBefore(words, at, "soft") === 0;
}
const [LOWEST_LEVEL, MIDDLE_LEVEL] = SENIORITY_LEVELS;

/** The sign of "mid is fine", "a junior developer is fine". */
function takeSignAfter(words: readonly SentenceWord[], end: number, kind: WordKind): number {
  const person = kind === "levelEnough" ? takeAfter(words, end, "person") : 0;
  const sign = takeAfter(words, end + person, kind);
  return sign > 0 ? person + sign : 0;
}

const isBreak = (word: SentenceWord | undefined) =>
  word?.gap === "stop" || (word?.gap === "comma" && !word.isInBrackets);

/** The name after a word that tells its field: "from Jordan". */
function readAfterSign(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): FoundName | undefined {
  for (const { field, before } of SIGNS) {
    const sign = take(words, at, before);
    // "They should speak English, French is a plus" and "Languages: English"
    const next = words[at + sign];
    const isBeside = next?.isAfterColon === true || !isBreak(next);
    const named = sign > 0 && isBeside ? findName(words, at + sign, dictionary) : undefined;
    if (!named) continue;
    const values = listOf(named, field).filter(({ isAdjective }) => !isAdjective);
    // "In London time" is a clock.
    const end = at + sign + named.length;
    const isClock = field === "country" && isClockAt(words, at + sign, end, dictionary);
    const isSaid = values.length > 0 && isLevelOpened(before, words, at, values);
    const signed = isSaid ? toSigned(field, values, before) : [];
    if (signed.length === 0 || isClock) continue;
    const after = field === "language" ? takeAfter(words, end, "speaking") : 0;
    return {
      length: sign + named.length + after,
      at: at + sign,
      end,
      values: signed,
      isSure: true,
    };
  }
  return undefined;
}

/** The name that is written from a word on, with the words beside it that tell its field. */
export function readName(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): FoundName | undefined {
  const refused = findRefused(words, at);
  if (refused) return refused;
  const found = findName(words, at, dictionary);
  if (!found && !hasPhrases(words, at)) return undefined;
  const other = toOtherPlace(words, at, dictionary, found);
  if (other) return other;
  const signed = mayBegin(words, at, BEGINS.field) && readAfterSign(words, at, dictionary);
  if (signed) return signed;
  if (!found || isOrdinary(words, at, found.length)) return undefined;
  const [first] = found.values;
  if (first?.isAmbiguous && !isMeant(words, at, dictionary, first.field === "role"))
    return undefined;
  if (found.length === 1 && isVerb(words, at, dictionary)) return undefined;
  const end = at + found.length;
  if (words[at]?.key === "the" && isClockAt(words, at, end, dictionary)) return undefined;
  const signs = mayBegin(words, end, BEGINS.fieldAfter) ? SIGNS : [];
  for (const { field, after } of signs) {
    if (!after) continue;
    // "Senior + React" is a list, "senior+" is not.
    const sign =
      (words[end]?.key === "+" && words[end]?.gap !== "none") ||
      (after === "levelEnough" && takeBefore(words, at, "or") > 0)
        ? 0
        : takeSignAfter(words, end, after);
    const values = sign > 0 ? listOf(found, field) : [];
    if (values.length > 0) {
      const length = found.length + sign;
      return { length, at, end, values: toSigned(field, values), isSure: true };
    }
  }
  const isBeforePeople = arePeopleAfter(words, end, dictionary);
  return {
    length: found.length,
    at,
    end,
    values: isBeforePeople
      ? found.values
      : withLanguageBeside(words, { at, end }, withoutAdjectives(found.values), dictionary),
    isSure: false,
  };
}
