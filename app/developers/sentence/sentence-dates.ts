import type { SentenceWord } from "./sentence-words.ts";

const DAY_MS = 86_400_000;

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const SMALL_NUMBERS = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** `4` and `four`; undefined for what is no number of at most six digits. */
export function toNumber(word: SentenceWord | undefined): number | undefined {
  if (!word) return undefined;
  const named = SMALL_NUMBERS.indexOf(word.key) + 1;
  if (named > 0) return named;
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(word.key) ? Number(word.key) : undefined;
}

/** Of `january` and `jan`, from 0; -1 for no month. */
function toMonth(word: SentenceWord | undefined): number {
  const key = word?.key ?? "";
  return key.length < 3
    ? -1
    : MONTHS.findIndex((month) => month === key || month.slice(0, 3) === key);
}

const toIso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const toDay = (word: SentenceWord | undefined): number | undefined => {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word?.key ?? "") ?? [];
  const day = Number(digits);
  return day >= 1 && day <= 31 ? day : undefined;
};

const toYear = (word: SentenceWord | undefined): number | undefined =>
  /^20\d\d$/.test(word?.key ?? "") ? Number(word?.key) : undefined;

export type FoundDate = {
  /** ISO date. */
  date: string;
  /** Words that it takes. */
  length: number;
};

/** The next one of a month that is named without its year; one that is under way is this year's. */
function toNextYear(month: number, today: string): number {
  const [year = 0, current = 0] = today.split("-").map(Number);
  return month + 1 < current ? year + 1 : year;
}

/** `2027-01-15`, `15 January`, `January 15, 2027`, `January`: a month alone is its last day. */
function findNamedDay(words: readonly SentenceWord[], at: number, today: string) {
  const [first, second, third] = words.slice(at, at + 3);
  const iso = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(first?.text ?? "");
  if (iso) {
    const date = toIso(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
    return date === first?.text ? { date, length: 1 } : undefined;
  }
  const [before, after] = [toDay(first), toDay(second)];
  if (before !== undefined && toMonth(second) >= 0) {
    const month = toMonth(second);
    const year = toYear(third);
    const date = toIso(year ?? toNextYear(month, today), month, before);
    return { date, length: year ? 3 : 2 };
  }
  const month = toMonth(first);
  if (month < 0) return undefined;
  if (after !== undefined) {
    const year = toYear(third);
    return {
      date: toIso(year ?? toNextYear(month, today), month, after),
      length: year ? 3 : 2,
    };
  }
  const year = toYear(second);
  const date = toIso(year ?? toNextYear(month, today), month + 1, 0);
  return { date, length: year ? 2 : 1 };
}

const SPANS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** `tomorrow`, `next week`, `two weeks`, `3 months`. */
function findDistance(words: readonly SentenceWord[], at: number, today: string) {
  const [first, second] = words.slice(at, at + 2);
  const later = (days: number) =>
    new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
  if (first?.key === "tomorrow") return { date: later(1), length: 1 };
  const days = SPANS[second?.key.replace(/s$/, "") ?? ""];
  if (days === undefined) return undefined;
  if (first?.key === "next" && days === 30) {
    const [year = 0, month = 0] = today.split("-").map(Number);
    return { date: toIso(year, month + 1, 0), length: 2 };
  }
  const number = first?.key === "a" || first?.key === "next" ? 1 : toNumber(first);
  return number === undefined ? undefined : { date: later(number * days), length: 2 };
}

/** The date that is written from a word on. `today` is an ISO date. */
export function findDate(
  words: readonly SentenceWord[],
  at: number,
  today: string,
): FoundDate | undefined {
  return findNamedDay(words, at, today) ?? findDistance(words, at, today);
}
