import type { WordKind } from "../../dictionaries/language.ts";
import { BEGINS, KINDS } from "./beginning-kinds.ts";
import {
  isDigit,
  MONTHS,
  ORDINALS,
  QUARTERS,
  SHORT_WEEKDAYS,
  toNumber,
  toPhraseLengths,
  WEEKDAYS,
} from "./vocabulary.ts";
import { toForm } from "./word-forms.ts";
import type { SentenceWord } from "./words.ts";

const bitsOfKinds = new Map<WordKind, number>();
for (const [bit, kinds] of KINDS) {
  for (const kind of kinds) bitsOfKinds.set(kind, (bitsOfKinds.get(kind) ?? 0) | bit);
}

const toBits = (kinds: readonly WordKind[]) =>
  kinds.reduce((bits, kind) => bits | (bitsOfKinds.get(kind) ?? 0), 0);

const OF_NUMBERS =
  BEGINS.number |
  BEGINS.date |
  BEGINS.availability |
  BEGINS.overlap |
  BEGINS.workload |
  BEGINS.amount |
  BEGINS.span;
const OF_DATE_NAMES = BEGINS.dateName | BEGINS.date | BEGINS.availability;

/** The day of a week, Monday is 0. "We'd" is no Wednesday. */
export function findWeekday(word: SentenceWord | undefined) {
  const day = word && WEEKDAYS.get(word.key);
  return day === undefined || /['’]/.test(word?.text ?? "") ? undefined : day;
}

/** Names of months, days of a week or a month, and quarters. */
const DATE_NAMES = new Set(
  [MONTHS, WEEKDAYS, SHORT_WEEKDAYS, QUARTERS, ORDINALS].flatMap((names) => [...names.keys()]),
);

function toBitsOfKey(key: string): number {
  const isNumber = isDigit(key) || toNumber(key) !== undefined;
  // "A month"
  const ofArticle = key === "a" ? BEGINS.span : 0;
  return (isNumber ? OF_NUMBERS : 0) | (DATE_NAMES.has(key) ? OF_DATE_NAMES : 0) | ofArticle;
}

/** Whether one of `BEGINS`, or any of several, can begin with a word. */
export function mayBegin(words: readonly SentenceWord[], at: number, beginning: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (word.begins === undefined) {
    const lengths = toPhraseLengths(words, at);
    lengths.begins ??= toBits(lengths.kinds);
    const form = toForm(word);
    form.begins ??= toBitsOfKey(word.key);
    word.begins = lengths.begins | form.begins;
  }
  return (word.begins & beginning) !== 0;
}
