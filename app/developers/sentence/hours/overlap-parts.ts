import { MAX_OVERLAP_HOURS } from "#contract/members/working-day-terms.ts";
import { LIKE_WORDS, OFF_CLOCK, WITH_CLOCK } from "../../dictionaries/word-classes/prepositions.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import { findZone } from "../names/places.ts";
import type { KnownZone } from "../reading.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { findBoundedDay, findClockHours, takeClockTime } from "./clock-hours.ts";
import { findHalf, USUAL_DAY } from "./halves.ts";
import { findHours } from "./said-hours.ts";

/** A shorter range before a place can be a number of people. */
const MIN_DAY_HOURS = 3;
/** Parts that one time zone is told by, such as a bound, hours, words and the place. */
const MAX_PARTS = 9;

/** What the words from one on say about working hours. */
type Parts = {
  zone?: string;
  /** The other one of "Lisbon or Madrid time". */
  otherZone?: string;
  hours?: number;
  isClock: boolean;
  /** The place comes last: "the time zone of Brazil". */
  isOfPlace: boolean;
  /** A word such as "overlap" or "time" was there. */
  isSaid: boolean;
  isAll: boolean;
  /** The hours are between the clocks, not in common. */
  isDistance: boolean;
  /** Hours of the working day: "9 to 1". */
  day?: { from: number; to: number };
  /** "East Coast mornings" */
  partOfDay?: { from: number; to: number };
  /** As far as no word such as "overlap" says that they are in common: "within 3 hours". */
  isWithin: boolean;
  /** Whether they are from a clock: "within two hours of UK time". */
  isOff: boolean;
  end: number;
};

/** Hours of a clock beside a zone: "9 to 5 London". */
function findDay(
  words: readonly SentenceWord[],
  at: number,
  { isSaid, zone }: Parts,
  dictionary: Dictionary,
) {
  const bounded = isSaid && zone ? findBoundedDay(words, at, USUAL_DAY) : undefined;
  if (bounded) {
    // "With SF till 11am PT"
    const clock = findZone(words, bounded.end, dictionary);
    return clock?.zone === zone ? { ...bounded, end: bounded.end + (clock?.length ?? 0) } : bounded;
  }
  const day = findClockHours(words, at);
  if (!day) return undefined;
  const link = take(words, day.end, "zoneLink");
  const isBeside = isSaid || zone !== undefined || day.isClock;
  const next = isBeside ? undefined : findZone(words, day.end + link, dictionary);
  // "9 to 1 Pacific", but not "2-3 London developers".
  const isCapital = /^\p{Lu}/u.test(words[day.end + link]?.text ?? "");
  const isZone = next?.isClock || (next && isCapital && day.to - day.from >= MIN_DAY_HOURS);
  return isBeside || isZone ? day : undefined;
}

const LIKE = toWordSet(LIKE_WORDS);
const WITH = toWordSet(WITH_CLOCK);

/** "Calls at 9am London" is about the clock of a place. */
function takeTimeOfPlace(words: readonly SentenceWord[], at: number, dictionary: Dictionary) {
  const time = takeClockTime(words, at);
  const link = time > 0 ? take(words, at + time, "zoneLink") : 0;
  const place = at + time + link;
  // "1 pm PT" can be the work of a part-timer.
  const isZone = take(words, place, "partTime") === 0 && findZone(words, place, dictionary);
  return time > 0 && isZone ? time : 0;
}

/** Words of "time zone". */
const CLOCK_WORDS = 2;
const COUNTRY = /^[A-Z]{2}$/;

/** "German or Austrian time zone": the second of them. */
function findOtherZone(
  words: readonly SentenceWord[],
  at: number,
  { zone, isSaid, isClock, isOfPlace }: Parts,
  dictionary: Dictionary,
): KnownZone | undefined {
  const or = zone !== undefined ? take(words, at, "or") : 0;
  const other = or > 0 ? findZone(words, at + or, dictionary) : undefined;
  const end = at + or + (other?.length ?? 0);
  // "The time zone of Brazil or Portugal", but not "Berlin time or Spain"
  const isOfBoth = isSaid && isOfPlace && !other?.isClock && words[at + or]?.gap === "space";
  if (other && isOfBoth) return { ...other, length: end - at };
  if (isSaid) return undefined;
  // "GMT/CET"
  const isOther = other?.isClock && isClock;
  const isSaidAt = (place: number) =>
    take(words, place, "overlap") + take(words, place, "clock") > 0;
  // "European or East Coast time zone"
  const isWide = findName(words, at - 1, dictionary)?.values.some(
    (one) => one.isAdjective === true || !COUNTRY.test(one.value),
  );
  const isSaidOf = isSaidAt(end) || (isWide && isSaidAt(end - CLOCK_WORDS));
  return other && (isOther || isSaidOf) ? { ...other, length: end - at } : undefined;
}

const OFF = toWordSet(OFF_CLOCK);

/** What hours are from: "within two hours of", "an hour away from", but not "at most two hours with". */
const isOff = (words: readonly SentenceWord[], at: number, link: number) =>
  link > 0 && OFF.has(words[at + link - 1]?.key ?? "");

/** "Latin America, us hours" is not about the hours of Latin America. */
const isUsClock = (words: readonly SentenceWord[], at: number) =>
  words[at]?.key === "us" &&
  words[at + 1]?.key !== "time" &&
  words[at + 1]?.gap === "space" &&
  take(words, at + 1, "clock") > 0;

/** Whether hours that end before a word are those of a week, and none in common. */
const isOfWeek = (words: readonly SentenceWord[], end: number) =>
  takeAfter(words, end, "perWeek") > 0 &&
  takeAfter(words, end + take(words, end, "perWeek"), "overlap") === 0;

/** What the words from one on say about working hours, up to the last that belongs to it. */
export function readOverlapParts(
  words: readonly SentenceWord[],
  from: number,
  dictionary: Dictionary,
): Parts {
  const parts: Parts = {
    isClock: false,
    isOfPlace: false,
    isSaid: false,
    isAll: false,
    isDistance: false,
    isWithin: false,
    isOff: false,
    end: from,
  };
  let at = from;
  for (let count = 0; count < MAX_PARTS && at < words.length; count += 1) {
    if (at > from && words[at]?.gap === "stop") break;
    // "Latin America, US hours" is a place and the clock of another.
    const isOther = parts.zone !== undefined && !parts.isClock && !parts.isSaid;
    if (isOther && findZone(words, at, dictionary)?.isClock) break;
    const difference = take(words, at, "timeDifference");
    const counted = parts.hours === undefined ? findHours(words, at, parts.isDistance) : undefined;
    // "CET time zone, 20h per week"
    const hours = counted && isOfWeek(words, counted.end) ? undefined : counted;
    const day =
      parts.hours === undefined && !hours ? findDay(words, at, parts, dictionary) : undefined;
    const time = hours || day ? 0 : takeTimeOfPlace(words, at, dictionary);
    const all = take(words, at, "overlapAll");
    const halfDay = take(words, at, "halfDay");
    const isShared = parts.isSaid || take(words, at + halfDay, "overlap") > 0;
    const overlap = Math.max(take(words, at, "overlap"), parts.zone ? take(words, at, "clock") : 0);
    // "APAC time zone (Singapore)"
    // "CET, four hours overlap with Berlin"
    const isWith = parts.isClock && WITH.has(words[at - 1]?.key ?? "");
    const isBracketed = words[at]?.isInBrackets === true;
    // "The American time zone like New York"
    const isLike = (parts.isSaid || parts.isClock) && LIKE.has(words[at - 1]?.key ?? "");
    const isNearer =
      isLike || (parts.isSaid && isWith) || ((parts.isSaid || parts.isClock) && isBracketed);
    const zone = parts.zone === undefined || isNearer ? findZone(words, at, dictionary) : undefined;
    // A comma ends it, but for hours that follow: "Pacific time, at least 3 hours".
    const isOver = !(hours && (parts.isClock || parts.isSaid)) && !(zone && isNearer);
    if (at > from && words[at]?.gap === "comma" && isOver) break;
    if (halfDay > 0 && isShared && parts.hours === undefined) {
      parts.hours = MAX_OVERLAP_HOURS / 2;
      at += halfDay;
    } else if (hours) {
      parts.hours = hours.hours;
      parts.isDistance ||= hours.isDistance;
      parts.isWithin = hours.isWithin;
      at = hours.end;
    } else if (day) {
      parts.day = day;
      parts.hours = Math.min(day.to - day.from, MAX_OVERLAP_HOURS);
      at = day.end;
    } else if (difference > overlap) {
      parts.isDistance = true;
      parts.isSaid = true;
      at += difference;
    } else if (time > 0) {
      parts.isSaid = true;
      at += time;
    } else if (all > 0 && all >= overlap) {
      parts.isAll = true;
      parts.isSaid = true;
      at += all;
    } else if (zone && zone.length >= overlap) {
      parts.zone = zone.zone;
      parts.isClock ||= zone.isClock;
      parts.isOfPlace = parts.isSaid && !zone.isClock;
      at += zone.length;
    } else if (overlap > 0) {
      const half = parts.zone ? findHalf(words, at) : undefined;
      if (half) parts.partOfDay = half;
      parts.isSaid = true;
      at += overlap;
    } else {
      const other = at > from ? findOtherZone(words, at, parts, dictionary) : undefined;
      if (other) {
        parts.otherZone = other.zone;
        // The clock of both can be in its name: "East Coast time zone".
        parts.isClock ||= other.isClock;
      }
      const link = at > from && !isUsClock(words, at) ? take(words, at, "zoneLink") : 0;
      if (parts.isWithin && isOff(words, at, link)) parts.isOff = true;
      if (!other && link === 0) break;
      at += other?.length ?? link;
      if (!other) continue;
    }
    // Words such as "with" belong to it only when more follows them.
    parts.end = at;
  }
  return parts;
}
