import type { WordKind } from "../dictionaries/language.ts";
import { BEFORE_VERBS, ORDINARY_WORDS, UPPER_CASE_NAMES } from "../dictionaries/ordinary-words.ts";
import type { ListField } from "../filters/member-filters.ts";
import { type Phrases, takePhrase, takePhraseBefore, toPhrases } from "./phrases.ts";
import type { KnownName, NamedValue } from "./reading.ts";
import { withLevelsAbove } from "./sentence-levels.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { take, takeAfter, takeBefore } from "./vocabulary.ts";

export type Dictionary = {
  /** Values of list filters by name, folded and without spaces: `reactnative`. */
  names: ReadonlyMap<string, readonly NamedValue[]>;
  /** Places and languages by name with spaces, since "to go" is not Togo: `costa rica`. */
  places: ReadonlyMap<string, readonly NamedValue[]>;
  /** What these names begin with, of any length: most words are looked up once. */
  prefixes: ReadonlySet<string>;
  /** The words of these names, but those of languages, that misspelt words are compared with. */
  words: ReadonlySet<string>;
  /** What members have of a value by its key; not of regions, which are in no profile, and roles. */
  labels: ReadonlyMap<string, string>;
};

export const toValueKey = ({ field, value }: NamedValue) => `${field} ${value}`;

/** Words of the longest name. */
export const MAX_NAME_WORDS = 6;

/** The longest key that begins at a word; none goes across a comma or ends inside of a name. */
export function findKey<Value>(
  words: readonly SentenceWord[],
  at: number,
  getValue: (joined: string, spaced: string) => Value | undefined,
  prefixes: ReadonlySet<string>,
): { length: number; value: Value } | undefined {
  if (words[at]?.isGlued) return undefined;
  let joined = "";
  let spaced = "";
  let found: { length: number; value: Value } | undefined;
  for (let length = 1; length <= MAX_NAME_WORDS; length += 1) {
    const word = words[at + length - 1];
    if (!word || (length > 1 && (word.gap === "comma" || word.gap === "stop"))) break;
    joined += word.key;
    spaced += length > 1 ? ` ${word.key}` : word.key;
    if (!prefixes.has(joined) && (length === 1 || !prefixes.has(spaced))) break;
    if (words[at + length]?.isGlued) continue;
    const value = getValue(joined, spaced);
    if (value !== undefined) found = { length, value };
  }
  return found;
}

/** Everything that keys begin with. */
export function toPrefixes(keys: Iterable<string>): ReadonlySet<string> {
  const prefixes = new Set<string>();
  for (const key of keys) {
    for (let length = 1; length <= key.length; length += 1) prefixes.add(key.slice(0, length));
  }
  return prefixes;
}

/** The name that is written from a word on; looked up once for each word of a text. */
export function findName(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): KnownName | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (word.name === undefined) {
    const { names, places, prefixes } = dictionary;
    const getValues = (joined: string, spaced: string) => {
      const [one, other] = [names.get(joined), places.get(spaced)];
      return one && other ? [...one, ...other] : (one ?? other);
    };
    const found = findKey(words, at, getValues, prefixes);
    word.name = found ? { length: found.length, values: found.value } : null;
  }
  return word.name ?? undefined;
}

const beforeVerbs = toPhrases(BEFORE_VERBS);
const NONE: Phrases = new Map();
const ordinaryWords = new Map(
  Object.entries(ORDINARY_WORDS).map(([word, { before, after, isName = false }]) => [
    word,
    { before: before ? toPhrases(before) : NONE, after: after ? toPhrases(after) : NONE, isName },
  ]),
);

const upperCaseNames = toPhrases(UPPER_CASE_NAMES);

/** Words between "migrate our" and "to React". */
const MAX_FORMER_WORDS = 8;

/** Whether a name is what something becomes: "rewrite our PHP app to react". */
const isGoal = (words: readonly SentenceWord[], at: number) =>
  words
    .slice(Math.max(0, at - MAX_FORMER_WORDS), at)
    .some((_, index, { length }) =>
      (["former", "conversion"] as const).some(
        (kind) => take(words, at - length + index, kind) > 0,
      ),
    );

/** Whether a word that is a name too is none here: "go live", "we react". */
function isOrdinary(words: readonly SentenceWord[], at: number, length: number): boolean {
  const text = words[at]?.text ?? "";
  if (length === 1 && text !== text.toUpperCase() && takePhrase(words, at, upperCaseNames) > 0) {
    return true;
  }
  const isCapital = /^\p{Lu}(?!\p{Lu})/u.test(text) && at > 0 && words[at]?.gap !== "stop";
  const beside = length === 1 ? ordinaryWords.get(words[at]?.key ?? "") : undefined;
  if (!beside || (isCapital && !beside.isName)) return false;
  const isAfterGap = words[at + 1]?.gap === "comma" || words[at + 1]?.gap === "stop";
  return (
    takePhraseBefore(words, at, beside.before) > 0 ||
    (takePhraseBefore(words, at, beforeVerbs) > 0 && !isCapital && !isGoal(words, at)) ||
    (!isAfterGap && takePhrase(words, at + 1, beside.after) > 0)
  );
}

/** Whether a word that is a name here means what no filter has: the framework of "Elixir / Phoenix". */
export const isOtherName = (words: readonly SentenceWord[], at: number) =>
  ordinaryWords.get(words[at]?.key ?? "")?.isName === true;

/** Whether a word that is rarely a technology is meant as one: "Sketch", "R developer", "Java, C". */
function isMeant(words: readonly SentenceWord[], at: number, dictionary: Dictionary): boolean {
  const word = words[at];
  if (!word || takeAfter(words, at + 1, "person") > 0) return true;
  const isFirst = at === 0 || word.gap === "stop";
  if (/^\p{Lu}/u.test(word.text) && (!isFirst || word.text !== toCapitalized(word.text)))
    return true;
  return [at - 1, at + 1].some((beside) => {
    const isJoined = words[beside < at ? at : beside]?.gap === "comma";
    const sign = take(words, beside, "and") + take(words, beside, "or");
    const next = sign > 0 ? beside + (beside - at) : isJoined ? beside : -1;
    return findName(words, next, dictionary)?.values.some(({ field }) => field === "technology");
  });
}
const toCapitalized = (text: string) => text.slice(0, 1) + text.slice(1).toLowerCase();

/** Words before or after a name that tell its field. */
const SIGNS: readonly { field: ListField; before: WordKind; after: WordKind }[] = [
  { field: "language", before: "speaks", after: "speaking" },
  { field: "country", before: "livingIn", after: "basedAfter" },
  { field: "seniority_level", before: "levelAtLeast", after: "levelUp" },
];

/** With the levels above where the sign of levels says so: "senior or above". */
const toSigned = (field: ListField, values: readonly NamedValue[]) =>
  field === "seniority_level" ? withLevelsAbove(values) : values;

export type FoundName = {
  /** With the words beside it. */
  length: number;
  /** Where the name itself begins, and where it ends. */
  at: number;
  end: number;
  values: readonly NamedValue[];
  /** Whether a word beside it tells its field, as in "from Jordan". */
  isSure: boolean;
  /** Whether it is a place of another person: "for Germany", "we are based in Berlin". */
  isOther?: boolean;
  /** Whether that is where the visitor or the team is. */
  isOwn?: boolean;
};

/** Of "Polish" the language, unless people follow: then both. */
function withoutAdjectives(values: readonly NamedValue[], isBeforePeople: boolean) {
  const isLanguage = values.some(({ field }) => field === "language");
  return isLanguage && !isBeforePeople ? values.filter(({ isAdjective }) => !isAdjective) : values;
}

/** Words between "we are" and the place: "we are a team of four people in Tallinn". */
const MAX_OWN_WORDS = 8;

/** Whether a clause up to a word is about the client, and not about whom they need. */
export function isOwnClause(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index > Math.max(0, at - MAX_OWN_WORDS); index -= 1) {
    const gap = words[index]?.gap;
    if (gap === "comma" || gap === "stop" || take(words, index - 1, "seeking") > 0) return false;
    // "Im Bankenumfeld" is no "I'm".
    const isGerman = index === at && words[index - 1]?.text === "im";
    if (!isGerman && take(words, index - 1, "ownSubject") > 0) return true;
  }
  return false;
}

/** A place where no one has to be: "for Germany", "we are based in Berlin", "our London office". */
function toOtherPlace(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
  plain: ReturnType<typeof findName>,
): FoundName | undefined {
  const own = take(words, at, "ownPlace");
  const other = own || take(words, at, "otherPlace");
  // "US company here (Boston)"
  const isOwn = own > 0 || isOwnClause(words, at) || takeBefore(words, at, "ownAfter") > 0;
  const before = other || take(words, at, "livingIn");
  const found = before > 0 ? findName(words, at + before, dictionary) : plain;
  if (!found?.values.some(({ field }) => field === "country")) return undefined;
  const after = takeAfter(words, at + before + found.length, "otherPlaceAfter");
  if (after + other === 0 && !isOwn) return undefined;
  const end = at + before + found.length;
  return {
    length: end + after - at,
    at: at + before,
    end,
    values: found.values,
    isSure: false,
    isOther: true,
    isOwn,
  };
}

/** The name that is written from a word on, with the words beside it that tell its field. */
export function readName(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): FoundName | undefined {
  const found = findName(words, at, dictionary);
  const other = toOtherPlace(words, at, dictionary, found);
  if (other) return other;
  for (const { field, before } of SIGNS) {
    const sign = take(words, at, before);
    const named = sign > 0 ? findName(words, at + sign, dictionary) : undefined;
    const values = named?.values.filter((one) => one.field === field && !one.isAdjective) ?? [];
    // "In London time" is a clock.
    const end = at + sign + (named?.length ?? 0);
    const isClock = field === "country" && takeAfter(words, end, "clock") > 0;
    if (named && values.length > 0 && !isClock) {
      const after = field === "language" ? takeAfter(words, end, "speaking") : 0;
      const length = sign + named.length + after;
      return { length, at: at + sign, end, values: toSigned(field, values), isSure: true };
    }
  }
  if (!found || isOrdinary(words, at, found.length)) return undefined;
  if (found.values[0]?.isAmbiguous && !isMeant(words, at, dictionary)) return undefined;
  const end = at + found.length;
  for (const { field, after } of SIGNS) {
    // "Senior + React" is a list, "senior+" is not.
    const sign =
      words[end]?.key === "+" && words[end]?.gap !== "none" ? 0 : takeAfter(words, end, after);
    const values = found.values.filter((one) => one.field === field);
    if (sign > 0 && values.length > 0) {
      const length = found.length + sign;
      return { length, at, end, values: toSigned(field, values), isSure: true };
    }
  }
  const isBeforePeople = takeAfter(words, end, "person") > 0;
  return {
    length: found.length,
    at,
    end,
    values: withoutAdjectives(found.values, isBeforePeople),
    isSure: false,
  };
}
