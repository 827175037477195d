import { MAX_OVERLAP_HOURS } from "#contract/members/working-day-terms.ts";
import { FAR_ZONES } from "../../dictionaries/word-classes/adjectives.ts";
import { AWAY_WORDS, NOT_AWAY_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { ZONE_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import type { Reading } from "../reading.ts";
import { findNumber } from "../words/numbers.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { USUAL_OVERLAP } from "./usual-overlap.ts";

export const NOT_AWAY = toWordSet(NOT_AWAY_WORDS);
const AWAY = toWordSet(AWAY_WORDS);
const ZONES = toWordSet(ZONE_WORDS);

/** Words such as "more than" before the number, and "time" or "de" after it. */
const MAX_BEFORE = 4;
const MAX_AFTER = 3;

const FAR = toWordSet(FAR_ZONES);

/** "Not from far time zones, we are in Oslo": where the clock word ends. */
function takeFarZone(words: readonly SentenceWord[], at: number): number {
  for (let index = at + 1; index <= at + MAX_BEFORE && words[index]?.gap === "space"; index += 1) {
    if (!FAR.has(words[index]?.key ?? "")) continue;
    const zone = take(words, index + 1, "overlap");
    return zone > 0 ? index + 1 + zone - at : 0;
  }
  return 0;
}

/** "Someone who isn't 8h away", "nicht mehr als 2 Stunden entfernt" from the client: hours in common. */
export function readNotAway(
  words: readonly SentenceWord[],
  at: number,
  zone: string | undefined,
): Reading | undefined {
  if (!zone) return undefined;
  const far = takeFarZone(words, at);
  if (far > 0) return { length: far, filters: [{ overlap: USUAL_OVERLAP, zone }] };
  // "No one ten hours away"
  let start = words[at]?.key === "no" && words[at + 1]?.key === "one" ? at + 2 : at + 1;
  while (start - at <= MAX_BEFORE && words[start]?.gap === "space" && !findNumber(words, start)) {
    start += 1;
  }
  const number = findNumber(words, start);
  const end = start + (number?.length ?? 0);
  if (!number || words[start]?.gap === "stop") return undefined;
  const isMore = words.slice(at, start).some((_, index) => take(words, at + index, "within") > 0);
  let isUnit = false;
  for (let index = end; index < end + MAX_AFTER; index += 1) {
    const { key = "", gap = "stop" } = words[index] ?? {};
    if (gap === "comma" || gap === "stop") return undefined;
    isUnit ||= take(words, index, "hours") > 0 || ZONES.has(key);
    if (!isUnit || !AWAY.has(key)) continue;
    // "Not more than two hours away from Rome" is not about the client.
    const next = words[index + 1]?.gap ?? "stop";
    if (next !== "comma" && next !== "stop") return undefined;
    const left = MAX_OVERLAP_HOURS - Math.ceil(number.value) + (isMore ? 0 : 1);
    const overlap = Math.min(Math.max(left, isMore ? 1 : USUAL_OVERLAP), MAX_OVERLAP_HOURS);
    return { length: index + 1 - at, filters: [{ overlap, zone }] };
  }
  return undefined;
}
