import {
  COMPOUND_ENDS,
  INDUSTRY_ENDS,
  OTHER_WORDS,
  SPELLINGS,
} from "../../dictionaries/spellings.ts";
import { memoize } from "../memoize.ts";
import type { Dictionary } from "../names/find-name.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { withoutIntensifiers } from "../words/intensifiers.ts";
import { readNoLonger } from "../words/no-longer.ts";
import {
  MONTHS,
  NUMBERS,
  ORDINALS,
  PHRASE_WORDS,
  QUARTERS,
  takeAfter,
  takeBefore,
  WEEKDAYS,
} from "../words/vocabulary.ts";
import { type SentenceWord, toCorrected, toNameKey } from "../words/words.ts";
import { toMeant, toWhole } from "./meant-words.ts";
import { findNearWord, toNearWords } from "./near-words.ts";

/** Shorter words are one slip away from too many others. */
const MIN_LENGTH = 5;
/** Words that are compared with others, in one text. */
const MAX_CORRECTIONS = 40;

const spellings = new Map(
  Object.entries(SPELLINGS).flatMap(([word, slips]) =>
    slips.split(",").map((slip) => [toNameKey(slip), word] as const),
  ),
);

const vocabularyWords = new Set([
  ...PHRASE_WORDS,
  ...[NUMBERS, ORDINALS, MONTHS, WEEKDAYS, QUARTERS].flatMap((names) => [...names.keys()]),
]);

/** Words to compare others with, which most texts don't need. */
const getNearWords = memoize(toNearWords);

/** Longer words are none that people misspell. */
const MAX_LENGTH = 20;

const otherWords = new Set(OTHER_WORDS.split(",").map(toNameKey));

const compoundEnds = COMPOUND_ENDS.split(",").map(toNameKey);
const industryEnds = INDUSTRY_ENDS.split(",").map(toNameKey);

/** "Logistikunternehmen" names an industry. */
function splitIndustry(word: SentenceWord, { names }: SentenceContext["dictionary"]) {
  const end = industryEnds.find((one) => word.key.endsWith(one));
  const whole = end === undefined ? "" : word.key.slice(0, -end.length);
  const isIndustry = (name: string) => names.get(name)?.some(({ field }) => field === "tag");
  // "Versicherungserfahrung"
  const first = [whole, whole.replace(/s$/, "")].find(isIndustry);
  return first !== undefined && end !== undefined
    ? [toCorrected(word, first), { ...toCorrected(word, end), gap: "space" as const }]
    : undefined;
}

/** "Vereinswebsite" is a website, "Javaentwickler" has a technology. */
function splitCompound(
  word: SentenceWord,
  { names }: SentenceContext["dictionary"],
): SentenceWord[] | undefined {
  const end = compoundEnds.find(
    (one) => word.key.length > one.length + 2 && word.key.endsWith(one),
  );
  if (!end) return undefined;
  const last = toCorrected(word, end);
  const first = word.key.slice(0, -end.length);
  const isName = names.has(first);
  return isName ? [toCorrected(word, first), { ...last, gap: "space" }] : [last];
}

/** "Februarwoche" is a week of February. */
function splitWeek(word: SentenceWord): SentenceWord[] | undefined {
  const month = word.key.endsWith(WEEK) ? word.key.slice(0, -WEEK.length) : "";
  if (!MONTHS.has(month)) return undefined;
  return [toCorrected(word, WEEK), { ...toCorrected(word, month), gap: "space" }];
}
const WEEK = "woche";

/** Short words are near to places that are rarely meant: "bread" to Breda, "indie" to India. */
const MIN_PLACE_LENGTH = 6;
const BEFORE_PLACES = ["speaks", "livingIn", "otherPlace", "not", "except", "or", "and"] as const;

/** Whether a word that is nearly the name of a place is likely meant as one. */
function canBePlace(
  words: readonly SentenceWord[],
  at: number,
  near: string,
  { names, places }: Dictionary,
) {
  const { key = "", text = "", gap } = words[at] ?? {};
  const isPlace = !names.has(near) && places.get(near)?.some(({ field }) => field === "country");
  if (key.length >= MIN_PLACE_LENGTH || !isPlace) return true;
  const isCapital = /^\p{Lu}/u.test(text) && at > 0 && gap !== "stop";
  // "Germn speaking"
  const isSpoken = takeAfter(words, at + 1, "speaking") > 0;
  return isCapital || isSpoken || BEFORE_PLACES.some((kind) => takeBefore(words, at, kind) > 0);
}

/** The words of a sentence, those that no dictionary and no member has as they are likely meant. */
export function correctSpelling(
  written: readonly SentenceWord[],
  { dictionary, isWord }: Pick<SentenceContext, "dictionary" | "isWord">,
): SentenceWord[] {
  const words = readNoLonger(
    withoutIntensifiers(written),
    ({ key }) => key,
    (word, key) => ({ ...toCorrected(word, key), isBeforeAnymore: true }),
  );
  const keys = new Set(words.map(({ key }) => key));
  let corrections = 0;
  return words.flatMap((word, at) => {
    const { key } = word;
    // Before the city of Phoenix.
    const whole = toWhole(key, keys);
    if (whole) return toCorrected(word, whole);
    if (
      vocabularyWords.has(key) ||
      dictionary.names.has(key) ||
      dictionary.places.has(key) ||
      // "Estados Unidos"
      dictionary.places.has(`${key} ${words[at + 1]?.key}`) ||
      dictionary.places.has(`${words[at - 1]?.key} ${key}`) ||
      isWord(key)
    )
      return word;
    const usual = spellings.get(key) ?? toMeant(key, dictionary);
    if (usual) return toCorrected(word, usual);
    const parts =
      splitWeek(word) ?? splitIndustry(word, dictionary) ?? splitCompound(word, dictionary);
    if (parts) return parts;
    const isLong = key.length >= MIN_LENGTH && key.length <= MAX_LENGTH && /^[a-z]+$/.test(key);
    if (
      !isLong ||
      otherWords.has(key) ||
      dictionary.words.has(key) ||
      corrections >= MAX_CORRECTIONS
    )
      return word;
    corrections += 1;
    // "Nativ" is nearer to the one of React Native than to "nativa".
    const name = findNearWord(key, getNearWords(dictionary.words));
    const isMeant = name !== undefined && canBePlace(words, at, name, dictionary);
    const near = isMeant ? name : findNearWord(key, getNearWords(vocabularyWords));
    return near === undefined ? word : toCorrected(word, near);
  });
}
