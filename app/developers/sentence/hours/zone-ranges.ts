import { MAX_OVERLAP_HOURS } from "#contract/members/working-day-terms.ts";
import { toZoneOffset } from "#platform/time/zone-offset.ts";
import { OFFSET_ZONES } from "../../dictionaries/zones.ts";
import type { Dictionary } from "../names/find-name.ts";
import { findZone } from "../names/places.ts";
import type { KnownZone, Reading } from "../reading.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

const SIGNS: Readonly<Record<string, number>> = { "+": 1, "-": -1, "–": -1 };

type End = { offset: number; length: number; zone?: string };

/** The "+3" of "UTC-1 to +3". */
function findPlainOffset(words: readonly SentenceWord[], at: number): End | undefined {
  const sign = SIGNS[words[at]?.key ?? ""];
  const hours = sign === undefined ? undefined : findNumber(words, at + 1);
  if (sign === undefined || !hours) return undefined;
  return { offset: sign * hours.value, length: 1 + hours.length };
}

const MINUTES_OF_AN_HOUR = 60;

const WINTER = new Date("2026-01-01T12:00:00Z");
/** Hours from UTC of a clock, in winter. */
const toOffset = (zone: string) => toZoneOffset(zone, WINTER) / MINUTES_OF_AN_HOUR;

const toEnd = ({ zone, length }: KnownZone): End => ({ offset: toOffset(zone), length, zone });

/** Hours between two clocks. */
export const toHoursBetween = (one: string, other: string) =>
  Math.ceil(Math.abs(toOffset(one) - toOffset(other)));

/** Clocks between two: "between UTC-1 and UTC+3", "CET to EET". They are so many hours from the one in the middle. */
export function readZoneRange(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): Reading | undefined {
  // "Time zone from GMT-5 to GMT-3"
  const said = take(words, at, "overlap");
  const between = said + take(words, at + said, "between");
  const clock = findZone(words, at + between, dictionary);
  if (!clock || (!clock.isClock && between === 0)) return undefined;
  const from = toEnd(clock);
  const end = at + between + from.length;
  const join = take(words, end, "upTo");
  const next = join > 0 ? findZone(words, end + join, dictionary) : undefined;
  // "Between Lisbon and Helsinki time wise", "in a time zone between Lisbon and Helsinki"
  const clockAfter = next ? takeAfter(words, end + join + next.length, "clock") : 0;
  const arePlaces = next !== undefined && between > said && (said > 0 || clockAfter > 0);
  if (!clock.isClock && !arePlaces) return undefined;
  const isEnd = next?.isClock || arePlaces;
  const to = next && isEnd ? toEnd(next) : join > 0 && findPlainOffset(words, end + join);
  // "CET and EST" are two clocks.
  if (!to || (between === said && take(words, end, "and") > 0)) return undefined;
  const length = between + from.length + join + to.length + (arePlaces ? clockAfter : 0);
  const middle = Math.floor((from.offset + to.offset) / 2);
  const overlap = MAX_OVERLAP_HOURS - Math.ceil(Math.abs(to.offset - from.offset) / 2);
  const named = [from, to].find(({ offset }) => offset === middle)?.zone;
  const zone = named ?? OFFSET_ZONES[String(middle)];
  const isRange = zone !== undefined && overlap > 0 && overlap < MAX_OVERLAP_HOURS;
  return { length, filters: isRange ? [{ overlap, zone }] : [] };
}
