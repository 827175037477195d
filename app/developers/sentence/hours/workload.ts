import type { MemberFilter } from "#contract/members/member-query.ts";
import { ELSEWHERE } from "../../dictionaries/beside-names.ts";
import type { Dictionary } from "../names/find-name.ts";
import type { Reading } from "../reading.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore, WEEKDAYS } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { findPartsOfWeek, WEEKS_OF_A_MONTH } from "./halves.ts";
import { isHourRate } from "./hour-rates.ts";
import { isInPlace, isOnSite } from "./on-site.ts";
import { takePercent } from "./percents.ts";

/** Hours a week from which on work is for those who have a full one: four days are part time. */
const MIN_FULL_TIME_HOURS = 35;
/** Of at least so many, most of those who work part time have too few. */
const MIN_LEAST_FULL_TIME_HOURS = 30;
const HOURS_OF_A_DAY = 8;
const DAYS_OF_A_WEEK = 5;
const WEEK = 7;
const FULL_WEEK = HOURS_OF_A_DAY * DAYS_OF_A_WEEK;
const MAX_HOURS = 80;

const FULL_TIME: MemberFilter = { workload: ["full_time"] };
const PART_TIME: MemberFilter = { workload: ["part_time"] };

function toReading(isFull: boolean, length: number): Reading {
  const [filter, opposite] = isFull ? [FULL_TIME, PART_TIME] : [PART_TIME, FULL_TIME];
  return { length, filters: [filter], opposite };
}

/** Hours of a week: `20 hours a week`, `3 days a week`, `4 h/day`, `40h`, `50% position`, `0.6 FTE`. */
function findWeeklyHours(words: readonly SentenceWord[], at: number) {
  const bound = take(words, at, "upper") || take(words, at, "lower") || take(words, at, "about");
  const first = findNumber(words, at + bound);
  if (!first) return undefined;
  let end = at + bound + first.length;
  // "Two or three days a week"
  const range = take(words, end, "upTo") || take(words, end, "or");
  const last = range > 0 ? findNumber(words, end + range) : undefined;
  if (last) end += range + last.length;
  // Who has the fewer of "25-30 hours" has enough; "30-40" are for a full week.
  const isWhole = first.value >= MIN_LEAST_FULL_TIME_HOURS && last !== undefined;
  const least = first.value;
  const number = isWhole ? last.value : Math.min(first.value, last?.value ?? first.value);
  // "30+ hours"
  if (words[end]?.key === "+") end += 1;
  const isHeaded = takeBefore(words, at, "workload") > 0;
  const isAbout = take(words, at, "about") > 0;
  const percent =
    take(words, end, "percentOf") ||
    (bound === 0 || isAbout || isHeaded ? takePercent(words, end, { number, isHeaded }) : 0);
  const fte = number <= 1 ? take(words, end, "fte") : 0;
  if (fte > 0) return { hours: number * FULL_WEEK, end: end + fte };
  if (percent > 0) return { hours: (number * FULL_WEEK) / 100, end: end + percent };
  // "70-80 hr" is money.
  if (isHourRate(words, end, { value: number, isRate: false })) return undefined;
  const parts = findPartsOfWeek(words, end, number);
  if (parts) return parts;
  // "At 8:30, hora de Colombia"
  const hours = takeAfter(words, end, "hours");
  if (hours > 0) {
    end += hours;
    const week = take(words, end, "perWeek");
    if (week > 0) {
      end += week;
      return { hours: number, least, end: end + takeAfter(words, end, "total") };
    }
    const day = take(words, end, "perDay");
    if (day > 0) return { hours: number * DAYS_OF_A_WEEK, end: end + day };
    const month = take(words, end, "perMonth");
    if (month > 0) return { hours: number / WEEKS_OF_A_MONTH, end: end + month };
    // "20 hours in total" is no week.
    const total = takeAfter(words, end, "total");
    if (total > 0 || takeBefore(words, at, "total") > 0) {
      return { hours: undefined, inAll: number, end: end + total };
    }
    // "An update of about 30 hours" can be all of it.
    if (number >= 10 && isAbout) return { hours: undefined, inAll: number, end };
    // "40h" alone is a week; "4 h" alone is nothing.
    return number >= 10 ? { hours: number, least, inAll: number, end } : undefined;
  }
  const days = take(words, end, "days");
  const month = days > 0 ? take(words, end + days, "perMonth") : 0;
  if (month > 0 && !isOnSite(words, at, end + days + month)) {
    const hours = (number * HOURS_OF_A_DAY) / WEEKS_OF_A_MONTH;
    return { hours, isDays: true, end: end + days + month };
  }
  const week = days > 0 ? take(words, end + days, "perWeek") : 0;
  if (week > 0 && isOnSite(words, at, end + days + week)) {
    return { hours: undefined, end: end + days + week };
  }
  return week > 0
    ? { hours: number * HOURS_OF_A_DAY, isDays: true, end: end + days + week }
    : undefined;
}

/** Hours of a week, and whether more are fine: `at least 20 hours`, `15+ hours`, `20 hours or more`. */
function findHoursWithBound(words: readonly SentenceWord[], at: number) {
  const found = findWeeklyHours(words, at);
  if (!found) return undefined;
  const after = takeAfter(words, found.end, "lowerAfter");
  const isPlus = words.slice(at, found.end).some(({ key }) => key === "+");
  const isAtLeast = take(words, at, "lower") > 0 || isPlus || after > 0;
  return { ...found, end: found.end + after, isAtLeast };
}

/** How much of a week: `part time`, `20 hours a week`, `Workload: 100 %`. */
export function readWorkload(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): Reading | undefined {
  const weekdays = readWeekdays(words, at);
  if (weekdays) return weekdays;
  if (!mayBegin(words, at, BEGINS.workload)) return undefined;
  const heading = take(words, at, "workload");
  if (heading === 0) return readAmountOfWork(words, at, dictionary);
  const reading = readAmountOfWork(words, at + heading, dictionary);
  return reading && { ...reading, length: heading + reading.length };
}

/** "Mon-Wed" are three days of a week. */
function readWeekdays(words: readonly SentenceWord[], at: number): Reading | undefined {
  const { key = "" } = words[at] ?? {};
  // "Mon" alone is French.
  const first = key === "mon" ? 0 : WEEKDAYS.get(key);
  const to = first === undefined ? 0 : take(words, at + 1, "upTo");
  // The dash of "Mon-Wed" is no word.
  const isJoined = to > 0 || words[at + 1]?.gap === "none";
  const last = isJoined ? WEEKDAYS.get(words[at + 1 + to]?.key ?? "") : undefined;
  if (first === undefined || last === undefined || last === first) return undefined;
  // "Sunday to Thursday" is a week as well.
  const days = ((last - first + WEEK) % WEEK) + 1;
  const length = to + 2;
  return days < DAYS_OF_A_WEEK ? toReading(false, length) : { length, filters: [] };
}

/** "A few hours of overlap" are no work. */
const isOverlapAfter = (words: readonly SentenceWord[], at: number) =>
  takeAfter(words, at, "overlap") + takeAfter(words, at + take(words, at, "zoneLink"), "overlap") >
  0;

const elsewheres = toPhrases(ELSEWHERE);

function readAmountOfWork(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): Reading | undefined {
  const full = take(words, at, "fullTime");
  if (full > 0) return toReading(true, full);
  const part = take(words, at, "partTime");
  const few = take(words, at, "fewHours");
  // "Part time would be possible"
  if (part > 0 && part >= few) return toReading(false, part);
  // "Few hrs wk"
  const each = few > 0 ? take(words, at + few, "perWeek") || take(words, at + few, "perMonth") : 0;
  if (each > 0 && !isOnSite(words, at, at + few + each)) return toReading(false, few + each);
  if (few > 0 && !isOverlapAfter(words, at + few)) {
    return { ...toReading(false, few), isOffered: true };
  }
  const found = findHoursWithBound(words, at);
  if (found && found.hours === undefined) {
    const inAll = "inAll" in found ? { totalHours: found.inAll } : {};
    return { length: found.end - at, filters: [], ...inAll };
  }
  if (!found || found.hours > MAX_HOURS) return undefined;
  // "No one who works 40h elsewhere"
  const elsewhere = takePhrase(words, found.end, elsewheres);
  if (elsewhere > 0) return { length: found.end + elsewhere - at, filters: [] };
  // Who has a full week has "at least 20 hours", too.
  const isAtLeast = found.isAtLeast && found.hours < MIN_LEAST_FULL_TIME_HOURS;
  const min = found.isAtLeast ? MIN_LEAST_FULL_TIME_HOURS : MIN_FULL_TIME_HOURS;
  // Who has 30 of "30-40 hours" or of "at least 30" fits, too, and is listed as part time.
  const isNearFull =
    found.hours >= min &&
    (("least" in found ? found.least : undefined) ?? found.hours) < MIN_FULL_TIME_HOURS;
  return {
    ...toReading(found.hours >= min, found.end - at),
    isAtLeast,
    isOffered: isNearFull || ("isDays" in found && isInPlace(words, found.end, dictionary)),
    weeklyHours: found.hours,
    ...("inAll" in found && { totalHours: found.inAll }),
  };
}
