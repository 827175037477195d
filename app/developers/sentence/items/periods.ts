import { MONTHLY_HOURS } from "#contract/members/member-terms.ts";
import { BARE_PERIODS } from "../../dictionaries/currencies.ts";
import type { WordKind } from "../../dictionaries/language.ts";
import { isHourRate } from "../hours/hour-rates.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import { type SentenceWord, toNameKey } from "../words/words.ts";

/** Hours of a full week. */
export const WEEKLY_HOURS = 40;

/** Hours of the time that an amount is for. */
export const PERIODS: readonly { after: WordKind; before: WordKind; hours: number }[] = [
  { after: "perHour", before: "hourRate", hours: 1 },
  { after: "perDay", before: "dayRate", hours: 8 },
  { after: "perWeek", before: "weekRate", hours: WEEKLY_HOURS },
  { after: "perMonth", before: "monthRate", hours: MONTHLY_HOURS },
  { after: "perYear", before: "yearRate", hours: MONTHLY_HOURS * 12 },
];

/** A time that an amount is for, and its words. */
export type FoundPeriod = { hours: number; length: number };

/** "60 per hour", and "400 EUR day rate". */
export function findPeriodAfter(
  words: readonly SentenceWord[],
  at: number,
): FoundPeriod | undefined {
  if (!mayBegin(words, at, BEGINS.period)) return undefined;
  for (const { after, before, hours } of PERIODS) {
    const length = takeAfter(words, at, after) || takeAfter(words, at, before);
    if (length > 0) return { hours, length };
  }
  return undefined;
}

/** Before a number: "day rate", and after a word such as "budget" also "per day". */
export function findPeriodBefore(
  words: readonly SentenceWord[],
  at: number,
  isRate: boolean,
): FoundPeriod | undefined {
  if (!mayBegin(words, at, BEGINS.period)) return undefined;
  for (const { after, before, hours } of PERIODS) {
    const length = take(words, at, before) || (isRate ? takeAfter(words, at, after) : 0);
    if (length > 0) return { hours, length };
  }
  return undefined;
}

/** Words between "day rate" and its amount: "the day rate, which may change, should lie between". */
const MAX_HEADED_WORDS = 20;
/** Rates of an hour beyond these are of another time. */
const [MIN_LIKELY_RATE, MAX_LIKELY_RATE] = [5, 250];

/** The hours of an amount whose time was said further ahead: "the monthly budget for this role is". */
export function findHeadedHours(
  words: readonly SentenceWord[],
  at: number,
  value: number,
): number | undefined {
  for (let index = at - 1; index >= Math.max(0, at - MAX_HEADED_WORDS); index -= 1) {
    if (words[index + 1]?.gap === "stop") return undefined;
    // "Daily" is no heading: of "daily stand-ups, 60 EUR" it says nothing.
    if (!mayBegin(words, index, BEGINS.period)) continue;
    const period = PERIODS.find(
      ({ before, after }) => take(words, index, before) > take(words, index, after),
    );
    const rate = value / (period?.hours ?? 1);
    if (period && rate >= MIN_LIKELY_RATE && rate <= MAX_LIKELY_RATE) return period.hours;
  }
  return undefined;
}

const bareHours = new Map(
  BARE_PERIODS.flatMap(({ names, kind, min }) => {
    const hours = PERIODS.find(({ after }) => after === kind)?.hours ?? 1;
    return names.split(",").map((name) => [toNameKey(name), { hours, min }] as const);
  }),
);

/**
 * "£400-500 day", "60 euros hora", "max 900 day": hours of the time that no word joins to money.
 * @param isMoney whether a currency says that it is some; otherwise only large amounts are
 * @param isRange whether it has two ends
 */
export function findBarePeriod(
  words: readonly SentenceWord[],
  at: number,
  {
    value,
    isMoney,
    isRate,
    isRange,
  }: { value: number; isMoney: boolean; isRate: boolean; isRange: boolean },
): FoundPeriod | undefined {
  if (isHourRate(words, at, { value, isRate })) return { hours: 1, length: 1 };
  const word = words[at];
  const bare = word?.gap === "space" ? bareHours.get(word.key) : undefined;
  // "A 200 day contract", but "350-450 day Warsaw" and "6k month Madrid"
  const isEnd = (words[at + 1]?.gap ?? "stop") !== "space";
  const isName = isRange || bare?.hours === MONTHLY_HOURS;
  const isOver = isEnd || (isName && take(words, at + 1, "noExperience") === 0);
  const isLikely = bare && (isMoney || (isOver && value >= bare.min));
  return isLikely ? { hours: bare.hours, length: 1 } : undefined;
}
