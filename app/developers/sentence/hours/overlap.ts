import { MAX_OVERLAP_HOURS } from "#contract/members/working-day-terms.ts";
import { HOURS_AWAY } from "../../dictionaries/word-classes/adverbs.ts";
import { NIGHT_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { CLOCK_LINKS } from "../../dictionaries/word-classes/prepositions.ts";
import { US_WORDS } from "../../dictionaries/word-classes/pronouns.ts";
import type { Dictionary } from "../names/find-name.ts";
import { findZone } from "../names/places.ts";
import type { Reading } from "../reading.ts";
import { BEGINS } from "../words/beginning-kinds.ts";
import { mayBegin } from "../words/beginnings.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { HALF_DAY_OVERLAP, readHalfDay, takeEvening, USUAL_DAY } from "./halves.ts";
import { NOT_AWAY, readNotAway } from "./not-away.ts";
import { readOverlapParts } from "./overlap-parts.ts";
import { findHours } from "./said-hours.ts";
import { USUAL_OVERLAP } from "./usual-overlap.ts";
import { readZoneRange, toHoursBetween } from "./zone-ranges.ts";

/** Hours in common where only a time zone was named: clocks that are two hours apart at most. */
const ZONE_OVERLAP = MAX_OVERLAP_HOURS - 2;
/** More than these are no hours in common, unless a word says so. */
const MAX_HOURS_SAID = 9;

/** Hours between two clocks of which one stands for both. */
const MAX_BETWEEN = 2;

const NIGHTS = toWordSet(NIGHT_WORDS);

/** Whether words of evenings or nights are right before a clock or after it: "evening hours, CET", "CET evenings". */
const isAtNight = (
  words: readonly SentenceWord[],
  at: number,
  end: number,
  { isNight }: { isNight: boolean },
) =>
  [at - 1, take(words, at - 1, "hours") > 0 ? at - 2 : at - 1, end - 1, end].some(
    (index) =>
      words[index]?.gap !== "stop" &&
      (takeEvening(words, index) > 0 || (isNight && NIGHTS.has(words[index]?.key ?? ""))),
  );

const LINKS = toPhrases(CLOCK_LINKS);

const US = toWordSet(US_WORDS);

/** Hours of a clock that are in common: of "8 to 16" those from 9 on, of "9 to 13" all. */
function toCommonHours(from: number, to: number): number {
  if (to - from < MAX_OVERLAP_HOURS) return to - from;
  const common = Math.min(to, USUAL_DAY.to) - Math.max(from, USUAL_DAY.from);
  return common < USUAL_OVERLAP ? MAX_OVERLAP_HOURS : common;
}

/** "Or at most one hour off": the hours in common that are left. */
function findOrDistance(words: readonly SentenceWord[], at: number) {
  const or = take(words, at, "or");
  const distance = or > 0 ? findHours(words, at + or, true) : undefined;
  if (!distance) return undefined;
  const difference = take(words, distance.end, "timeDifference");
  // "Or 5 hours" can be anything.
  if (!distance.isWithin && difference === 0) return undefined;
  const link = difference || take(words, distance.end, "zoneLink");
  return { overlap: MAX_OVERLAP_HOURS - distance.hours, end: distance.end + link };
}

/** "Overlap with us at least six hours", not "20 hours a week" or what a comma is before. */
function findHoursAfter(words: readonly SentenceWord[], at: number) {
  const said = words[at]?.gap === "space" ? findHours(words, at) : undefined;
  const isHours = said && !said.isDistance && Number.isInteger(said.hours) && said.hours >= 1;
  return isHours && said.hours <= MAX_OVERLAP_HOURS
    ? { overlap: said.hours, end: said.end }
    : undefined;
}

const AWAY = toWordSet(HOURS_AWAY);

/** "More than three hours away from" a clock. */
function isFarther(words: readonly SentenceWord[], at: number, end: number): boolean {
  const said = words.slice(at, end);
  return (
    said.some(({ key }) => AWAY.has(key)) &&
    said.some((_, index) => take(words, at + index, "lower") > 0)
  );
}

/** Hours of words that name a clock, and no number: fewer where they ask for some in common. */
const toUsualOverlap = (words: readonly SentenceWord[], at: number, end: number) =>
  words.slice(at, end).some((_, index) => take(words, at + index, "inCommon") > 0)
    ? USUAL_OVERLAP
    : ZONE_OVERLAP;

/** Working hours in common: `four hours with New York`, `CET`, `UK hours`, `within 3 h of Berlin`. */
export function readOverlap(
  words: readonly SentenceWord[],
  at: number,
  {
    dictionary,
    ownZone,
    saidZone,
    otherZone,
  }: {
    dictionary: Dictionary;
    ownZone?: string | undefined;
    saidZone?: string | undefined;
    otherZone?: string | undefined;
  },
): Reading | undefined {
  const isNot = NOT_AWAY.has(words[at]?.key ?? "");
  const away = isNot ? readNotAway(words, at, saidZone ?? ownZone) : undefined;
  if (away) return away;
  const half = readHalfDay(words, at, dictionary);
  if (half) return half;
  const first = findZone(words, at, dictionary);
  if (!first && !mayBegin(words, at, BEGINS.overlap)) return undefined;
  // "From Argentina same time zone as us" is a place, and the clock of the client.
  const next = first && !first.isClock ? at + first.length : words.length;
  if (take(words, next, "own") > 0 && US.has(words[next + take(words, next, "own") - 1]?.key ?? ""))
    return undefined;
  const range = readZoneRange(words, at, dictionary);
  if (range) return range;
  const own = take(words, at, "own");
  const isPlace = own < take(words, at, "overlap");
  if (own > take(words, at, "overlapAll") && !isPlace) {
    // "Same time zone as us (London)"
    // "Our time zone in Paris"
    const link = takePhrase(words, at + own, LINKS);
    const named = findZone(words, at + own + link, dictionary);
    const zone = named?.zone ?? saidZone ?? ownZone;
    const end = at + own + (named ? link + named.length : 0);
    const said = findOrDistance(words, end) ?? findHoursAfter(words, end);
    const overlap = said?.overlap ?? toUsualOverlap(words, at, end);
    return {
      length: (said?.end ?? end) - at,
      filters: zone && overlap > 0 ? [{ overlap, zone }] : [],
      isSameZone: !named,
    };
  }
  // "With a team in Lyon, at hours similar to theirs"
  const ofThem = take(words, at, "ofThem");
  if (ofThem > 0 && otherZone) {
    return { length: ofThem, filters: [{ overlap: ZONE_OVERLAP, zone: otherZone }] };
  }
  const parts = readOverlapParts(words, at, dictionary);
  const { hours, isAll, isClock, isSaid, end } = parts;
  // "Our team is in Singapore, 5 hours together"
  const us =
    hours === undefined
      ? 0
      : (parts.isWithin && take(words, end, "ofUs")) || (parts.zone ? 0 : take(words, end, "own"));
  // "Work six hours a day with us"
  const day = hours === undefined || isSaid ? 0 : take(words, end, "perDay");
  const together = hours === undefined ? 0 : take(words, end + day, "withUs");
  const isOfUs = (isSaid && hours !== undefined) || us > 0 || together > 0;
  const named = saidZone ?? otherZone ?? (us > 0 ? ownZone : undefined);
  const zone = parts.zone ?? (isOfUs ? named : undefined);
  if (zone === undefined || !(isClock || isSaid || hours !== undefined)) return undefined;
  const isFromClock = parts.isWithin && (!isSaid || parts.isOff);
  const isDistance = hours !== undefined && (parts.isDistance || isFromClock);
  const usual = isAll ? MAX_OVERLAP_HOURS : toUsualOverlap(words, at, end);
  const or = hours === undefined && isSaid && !isAll ? findOrDistance(words, end) : undefined;
  const { from, to } = parts.day ?? {};
  const inDay = from !== undefined && to !== undefined ? toCommonHours(from, to) : hours;
  // "Lisbon or Madrid time +/- 2 h" leaves out no one who is near to either.
  const between = parts.otherZone ? toHoursBetween(zone, parts.otherZone) : 0;
  const distance = (hours ?? 0) + between;
  const overlap = isDistance ? MAX_OVERLAP_HOURS - distance : (inDay ?? or?.overlap ?? usual);
  // "20 hours in Berlin" are hours of a week.
  if (overlap > MAX_HOURS_SAID && !isSaid) return undefined;
  // "On call at night European time" can be by day as well.
  const isNightSaid = isClock || words[at]?.isInBrackets === true;
  const isLate = hours === undefined && isAtNight(words, at, end, { isNight: isNightSaid });
  const isHours =
    !isLate && Number.isInteger(overlap) && overlap >= 1 && overlap <= MAX_OVERLAP_HOURS;
  const isOwnDay = from !== undefined && to !== undefined && to - from < MAX_OVERLAP_HOURS;
  const ofDay = isOwnDay ? { day: `${from}-${to}` } : {};
  const { partOfDay } = parts;
  if (partOfDay && hours === undefined) {
    const half = `${partOfDay.from}-${partOfDay.to}`;
    return { length: end - at, filters: [{ overlap: HALF_DAY_OVERLAP, zone, day: half }] };
  }
  // "The hours of Brazil or Portugal", which few share
  const filter = { overlap, zone, ...ofDay };
  const others =
    isHours && between > MAX_BETWEEN && parts.otherZone
      ? [{ ...filter, zone: parts.otherZone }]
      : [];
  const isFar = hours !== undefined && !parts.isWithin && isFarther(words, at, end);
  const opposite = { overlap: MAX_OVERLAP_HOURS - (hours ?? 0), zone };
  // "No one more than three hours away from Berlin"
  if (isFar && opposite.overlap >= 1) return { length: end - at, filters: [], opposite };
  return {
    length: (or?.end ?? end + (us || (together && day + together))) - at,
    filters: isHours ? [filter, ...others] : [],
  };
}
