import { COUNTRIES } from "#contract/values/countries.ts";
import { toPlaceName, toPresentName } from "#platform/time/time-zone-names.ts";
import { CITIES } from "../../dictionaries/cities.ts";
import {
  CLOCK_NAMES,
  COUNTRY_ZONES,
  OFFSET_ZONES,
  ORDINARY_CLOCKS,
  REGION_ZONES,
} from "../../dictionaries/zones.ts";
import type { KnownZone, NamedValue } from "../reading.ts";
import { ROOT, toKeyTree, walk } from "../words/key-tree.ts";
import { findNumber } from "../words/numbers.ts";
import { takeAfter } from "../words/vocabulary.ts";
import { toForm } from "../words/word-forms.ts";
import { type SentenceWord, toNameKey } from "../words/words.ts";
import { findKey } from "./find-key.ts";
import { type Dictionary, findName } from "./find-name.ts";

const toKeys = (names: string) => names.split(",").map(toNameKey);

/** Zones of the countries that were asked for: to look up those of all takes longer than to read a text. */
const countryZones = new Map<string, string | undefined>();

function toCountryZone(code: string): string | undefined {
  if (!countryZones.has(code)) {
    const zone = COUNTRY_ZONES[code] ?? new Intl.Locale(`und-${code}`).getTimeZones()?.[0];
    countryZones.set(code, zone === undefined ? undefined : toPresentName(zone));
  }
  return countryZones.get(code);
}

const CODES: ReadonlySet<string> = new Set(COUNTRIES.map(({ code }) => code));

const regionZones: ReadonlyMap<string, string> = new Map(Object.entries(REGION_ZONES));

/** The zone of a value of the country filter: a code or a region. */
const toPlaceZone = (value: string): string | undefined =>
  regionZones.get(value) ?? (CODES.has(value) ? toCountryZone(value) : undefined);

/** A zone, or that of a country. */
type NamedZone = { zone: string | { country: string }; isClock: boolean };

const toEntries = (names: readonly string[], zone: NamedZone["zone"], isClock: boolean) =>
  names.map((name): [string, NamedZone] => [name, { zone, isClock }]);

/** Cities and clocks by name, written together; clocks take precedence. */
const ZONES: ReadonlyMap<string, NamedZone> = new Map([
  ...Intl.supportedValuesOf("timeZone").flatMap((zone) =>
    toEntries([toNameKey(toPlaceName(zone))], toPresentName(zone), false),
  ),
  ...CITIES.flatMap(({ country, zone = { country }, names }) =>
    toEntries(toKeys(names), zone, false),
  ),
  ...Object.entries(CLOCK_NAMES).flatMap(([zone, names]) => toEntries(toKeys(names), zone, true)),
]);
const ZONE_KEYS = {
  tree: toKeyTree(ZONES.keys()),
  names: ZONES,
  getValue: (zones: typeof ZONES, joined: string) => zones.get(joined),
};
const ORDINARY = new Set(toKeys(ORDINARY_CLOCKS));
/** Clocks that others are told by: "UTC+2". */
const OFFSET_CLOCKS = new Set(["utc", "gmt"]);

/** `UTC+2`, `GMT -5`. */
function findOffset(words: readonly SentenceWord[], at: number): KnownZone | undefined {
  const sign = words[at + 1]?.key;
  const hours =
    sign === "+" || sign === "-" || sign === "–" ? findNumber(words, at + 2) : undefined;
  if (!hours || !OFFSET_CLOCKS.has(words[at]?.key ?? "")) return undefined;
  const zone = OFFSET_ZONES[String(sign === "+" ? hours.value : -hours.value)];
  return zone ? { zone, length: 2 + hours.length, isClock: true } : undefined;
}

/** "Same time zone as us" is not about the United States. */
const isPronoun = (word: SentenceWord | undefined) => word?.key === "us" && word.text === "us";

/** The time zone that is named from a word on; looked up once for each word of a text. */
export function findZone(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): KnownZone | undefined {
  const word = words[at];
  if (word?.zone === undefined && word) word.zone = readZone(words, at, dictionary) ?? null;
  return word?.zone ?? undefined;
}

function toNode(word: SentenceWord): number {
  const form = toForm(word);
  form.zoneNode ??= walk(ZONE_KEYS.tree, ROOT, word.key);
  return form.zoneNode;
}

/** By a clock, a city, a country or a region. */
function readZone(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): KnownZone | undefined {
  const word = words[at];
  if (!word) return undefined;
  const offset = findOffset(words, at);
  if (offset) return offset;
  // "In a US time zone" is not about "Aus".
  const isArticle = word.text === "a" && words[at + 1]?.gap === "space";
  const found = isArticle ? undefined : findKey(words, at, ZONE_KEYS, toNode(word));
  if (found) {
    const { length, value } = found;
    const isOrdinary = length === 1 && ORDINARY.has(word.key);
    // "C'est" is no "CEST".
    if (length === 1 && value.isClock && /['’]/.test(word.text)) return undefined;
    const isUpperCase = word.text === word.text.toUpperCase();
    const zone =
      typeof value.zone === "string" ? value.zone : (toCountryZone(value.zone.country) ?? "UTC");
    return { zone, length, isClock: value.isClock && (!isOrdinary || isUpperCase) };
  }
  const name = isPronoun(word) ? undefined : findName(words, at, dictionary);
  // "Vienna's time zone"
  const isOwner = !name && (word.text.endsWith("'s") || word.text.endsWith("’s"));
  const owner = isOwner ? word.key.slice(0, -1) : undefined;
  const values = owner ? dictionary.places.get(owner) : name?.values;
  const place = values?.find(isCountry);
  const zone = place && toPlaceZone(place.value);
  return zone ? { zone, length: name?.length ?? 1, isClock: false } : undefined;
}

const isCountry = ({ field }: NamedValue) => field === "country";

const CLOCKS = ["clock", "overlap"] as const;

/** "In London time", "in the US east coast time zone" */
export function isClockAt(
  words: readonly SentenceWord[],
  at: number,
  end: number,
  dictionary: Dictionary,
): boolean {
  if (takeAfter(words, end, "clock") > 0) return true;
  const first = words[at]?.key === "the" ? at + 1 : at;
  const zone = findZone(words, first, dictionary);
  const zoneEnd = first + (zone?.length ?? 0);
  // The clock can be named with its "time".
  const isSaid = [zoneEnd, zoneEnd - 1].some((place) =>
    CLOCKS.some((kind) => takeAfter(words, place, kind) > 0),
  );
  return zone?.isClock === true && zoneEnd > end && isSaid;
}

/** The place in some words: the United States of "US time zones". */
export function findPlaceIn(
  words: readonly SentenceWord[],
  { at, end }: { at: number; end: number },
  dictionary: Dictionary,
): string | undefined {
  for (let index = at; index < end; index += 1) {
    const { values = [] } = findName(words, index, dictionary) ?? {};
    const place = values.find(({ field }) => field === "country");
    if (place) return place.value;
  }
  return undefined;
}
