import { SIGNS } from "../../dictionaries/language.ts";
import { findSpan } from "../dates/spans.ts";
import { USUAL_OVERLAP } from "../hours/overlap.ts";
import { memoize } from "../memoize.ts";
import { readCode } from "../names/codes.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import { readLanguageCode } from "../names/language-codes.ts";
import { readName } from "../names/names.ts";
import { isOtherName } from "../names/ordinary-names.ts";
import { findZone } from "../names/places.ts";
import { takePraise } from "../names/praise.ts";
import { takeWithdrawal } from "../names/withdrawals.ts";
import type { FoundName, PhraseLengths, Reading } from "../reading.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { BEGINS, mayBegin } from "../words/beginnings.ts";
import { findNumber } from "../words/numbers.ts";
import { listPhrases } from "../words/phrase-places.ts";
import { take, takeBefore, toPhraseLengths } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { readCondition } from "./conditions.ts";
import { joinSpan } from "./place-spans.ts";

export type Sign = (typeof SIGNS)[number];

/** A part of a sentence, from one word up to another. */
export type Item = { at: number; end: number } & (
  | { kind: "name"; name: FoundName }
  | { kind: "condition"; reading: Reading }
  | { kind: "sign"; sign: Sign; signs: readonly Sign[] }
  /** Words that narrow nothing, and numbers of other things; `isHours` of those that ask for hours in common. */
  | {
      kind: "filler";
      product?: FoundName;
      isRanking?: boolean;
      isNamed?: boolean;
      isHours?: boolean;
    }
  | { kind: "word" }
);

type FoundSign = { sign: Sign; signs: readonly Sign[]; length: number };

/** The signs of the longest phrase. One that stands after what it is about is no other there. */
const toSign = memoize((lengths: PhraseLengths): FoundSign | undefined => {
  const length = Math.max(0, ...SIGNS.map((sign) => lengths.get(sign) ?? 0));
  const signs = SIGNS.filter((sign) => lengths.get(sign) === length);
  const [sign] = signs;
  return sign && { sign, signs, length };
});

/** The letter of "Oracle 19c". */
const takeVersionLetter = (words: readonly SentenceWord[], at: number) =>
  words[at + 1]?.gap === "none" && /^[a-z]$/.test(words[at + 1]?.key ?? "") ? 1 : 0;

/** Whether a phrase ends with the first word of a bound: "have not less than five", "bitte nicht über 60". */
const beginsBound = (words: readonly SentenceWord[], at: number, first: number) =>
  at > first && Math.max(take(words, at, "upper"), take(words, at, "lower")) > 1;

/** A sign, or words that are one beside others: "would be sweet", "drop the" before a name. */
function findAnySign(words: readonly SentenceWord[], at: number, dictionary: Dictionary) {
  const found = toSign(toPhraseLengths(words, at));
  if (!mayBegin(words, at, BEGINS.otherSign)) return found;
  const others: FoundSign[] = [
    { sign: "softAfter", signs: ["softAfter"], length: takePraise(words, at, dictionary) },
    { sign: "unneeded", signs: ["unneeded"], length: takeWithdrawal(words, at, dictionary) },
  ];
  return others.find(({ length }) => length > (found?.length ?? 0)) ?? found;
}

function readItem(words: readonly SentenceWord[], at: number, context: SentenceContext): Item {
  const sign = findAnySign(words, at, context.dictionary);
  const [named, hours] = [take(words, at, "named"), take(words, at, "offHours")];
  const filler = Math.max(take(words, at, "filler"), take(words, at, "person"), named, hours);
  const reading = readCondition(words, at, context);
  const { dictionary } = context;
  const code = readLanguageCode(words, at, dictionary) ?? readCode(words, at, dictionary);
  const name = code ?? readName(words, at, dictionary);
  const longest = Math.max(sign?.length ?? 0, filler, 1);
  // "Un plus" is what is welcome, and not a number.
  const isUnclear = (reading?.filters.length ?? 0) > 1;
  const isSign = sign !== undefined && sign.length === reading?.length;
  // "Es/pt/it" has no part time.
  const isCode = code !== undefined && code.length === 1 && reading?.length === 1;
  const isLess =
    (reading?.isWeak && longest > 1) || isCode || (isUnclear && (code !== undefined || isSign));
  if (reading && reading.length >= longest && !isLess) {
    return { at, end: at + reading.length, kind: "condition", reading };
  }
  // "A Site Reliability Engineer" builds no site.
  const inner = name && take(words, at, "article") === 1 && readName(words, at + 1, dictionary);
  if (inner && inner.length >= name.length) return { at, end: at + 1, kind: "filler" };
  if (name && name.length >= longest) return { at, end: at + name.length, kind: "name", name };
  if (beginsBound(words, at + longest - 1, at))
    return { at, end: at + longest - 1, kind: "filler" };
  if (sign && sign.length >= filler) {
    return { at, end: at + sign.length, kind: "sign", sign: sign.sign, signs: sign.signs };
  }
  if (filler > 0) {
    const [isNamed, isHours] = [named === filler, hours === filler];
    return { at, end: at + filler, kind: "filler", isNamed, isHours };
  }
  const number = findNumber(words, at);
  const span = number && findSpan(words, at);
  // "For 6 months" is understood, and narrows nothing.
  if (span)
    return { at, end: at + span.length, kind: "condition", reading: { ...span, filters: [] } };
  if (number) return { at, end: at + number.length + takeVersionLetter(words, at), kind: "filler" };
  // A name that is an ordinary word here, such as "we react", ranks no one.
  const known = findName(words, at, dictionary);
  const ordinary = known?.values[0]?.isAbsent ? 0 : known?.length;
  if (ordinary && isOtherName(words, at)) {
    return {
      at,
      end: at + ordinary,
      kind: "condition",
      reading: { length: ordinary, filters: [] },
    };
  }
  if (ordinary) return { at, end: at + ordinary, kind: "filler" };
  // "Southern Germany" is one name, so that "ideally Austria or Southern Germany" is a list.
  const isPart = DIRECTIONS.has(words[at]?.key ?? "") && isPlaceAt(words, at + 1, dictionary);
  const whole = isPart ? readName(words, at + 1, dictionary) : undefined;
  if (whole) return { at, end: at + 1 + whole.length, kind: "name", name: whole };
  let end = at + 1;
  while (words[end]?.isGlued) end += 1;
  return { at, end, kind: /[\p{L}\p{N}]/u.test(words[at]?.key ?? "") ? "word" : "filler" };
}

const DIRECTIONS: ReadonlySet<string> = new Set(
  "southern, northern, eastern, western, central, south, north, east, west".split(", "),
);

const isPlaceAt = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  words[at]?.gap === "space" &&
  findName(words, at, dictionary)?.values.some(({ field }) => field === "country") === true;

/** The zone of where the client is, which can be said last: "our time zone, we're in Chicago". */
function findOwnZone(words: readonly SentenceWord[], { dictionary }: SentenceContext) {
  for (const at of listPhrases(words, "ownPlace")) {
    const found = findZone(words, at + take(words, at, "ownPlace"), dictionary);
    if (found) return found.zone;
  }
  return undefined;
}

/** Items between a place and "the same time zone": "Spain or at least". */
export const MAX_BEFORE_ZONE = 6;

/** A coast of the United States that is a place. */
function toCoast({ at, end }: Item): Item {
  const values = [{ field: "country" as const, value: "US" }];
  return { at, end, kind: "name", name: { length: end - at, at, end, values, isSure: true } };
}

/** "In Spain or at least in the same time zone" is about the clock of Spain. */
function withZoneOfPlace(
  item: Item,
  items: readonly Item[],
  words: readonly SentenceWord[],
  { dictionary, saidZone }: SentenceContext,
): Item {
  if (item.kind !== "condition") return item;
  const { isSameZone, filters: said } = item.reading;
  if (!isSameZone && said[0]?.zone === undefined) return item;
  const before = items.slice(-MAX_BEFORE_ZONE);
  const or = before.findLastIndex((one) => one.kind === "sign" && one.signs.includes("or"));
  const place = before[or - 1];
  // "UK or US east coast"
  const isCoast = words[item.end - 1]?.key === "coast" && items.at(-1) === before[or];
  if (isCoast && toField(place) === "country") return toCoast(item);
  if (!isSameZone) {
    // "In New York or somebody who works New York hours"
    const isClose = before.slice(or + 1).every((one) => one.kind === "filler");
    const isOfPlace = or > 0 && isClose && toField(place) === "country";
    return isOfPlace ? { ...item, reading: { ...item.reading, isOfPlace } } : item;
  }
  // "From Brazil or Argentina, same time zone as us" is about both places, and no one knows whose clock.
  const next = before[or + 1]?.kind === "filler" ? before[or + 2] : before[or + 1];
  const isElsewhere = before.some((one) => take(words, one.at, "anywhere") > 0);
  if (!isElsewhere && toField(place) === "country" && toField(next) === "country")
    return saidZone ? item : { ...item, reading: { ...item.reading, filters: [] } };
  const found =
    or > 0 && place?.kind === "name" ? findZone(words, place.name.at, dictionary) : undefined;
  const filters = [{ overlap: USUAL_OVERLAP, ...item.reading.filters[0], zone: found?.zone }];
  return found ? { ...item, reading: { ...item.reading, filters, isOfPlace: true } } : item;
}

/** The Switzerland of "our client in Zurich, Switzerland" is where the client is, too, and of "offices in Berlin and Vienna" Vienna. */
function withPlaceBefore(item: Item, items: readonly Item[], words: readonly SentenceWord[]): Item {
  if (item.kind !== "name" || toField(item) !== "country") return item;
  const join = items.at(-1);
  const isJoin = join?.kind === "sign" && (join.signs.includes("and") || join.signs.includes("or"));
  const before = items.at(isJoin ? -2 : -1);
  if (before?.kind !== "name" || toField(before) !== "country" || !before.name.isOther) return item;
  const [place, city] = [item, before].map(({ name }) => name.values[0]?.value);
  const isInside = place === city && toGapBefore(words, item) === "comma";
  const isSame = (isInside || isJoin) && item.at === item.name.at;
  const { isOther, isOwn } = before.name;
  return isSame ? { ...item, name: { ...item.name, isOther, ...(isOwn && { isOwn }) } } : item;
}

const FROM: ReadonlySet<string> = new Set("from, based, located, living, de, von".split(", "));

/** "Our team is in Kyiv, we need one more developer there", "no one from there". */
function readThere(
  words: readonly SentenceWord[],
  at: number,
  place: FoundName | undefined,
): Item | undefined {
  const length = place ? take(words, at, "inThatPlace") : 0;
  const isBeside = words[at]?.gap === "space" && (words[at + length]?.gap ?? "stop") !== "none";
  if (!place || length === 0 || !isBeside) return undefined;
  // "A developer there is" is none, nor is "are there developers".
  const isMeant = takeBefore(words, at, "person") > 0 || FROM.has(words[at - 1]?.key ?? "");
  if (!isMeant) return undefined;
  const { values } = place;
  const name = { length, at, end: at + length, values, isSure: true };
  return { at, end: at + length, kind: "name", name };
}

const TEAMS: ReadonlySet<string> = new Set(
  "team, teams, office, offices, hub, equipe, equipo, buro, bureau, standort, oficina".split(", "),
);

const isTeamAfter = (words: readonly SentenceWord[], { at, end }: Item) =>
  words.slice(at + 1, end + 1).some(({ key, gap }) => gap === "space" && TEAMS.has(key));

/** The parts of a sentence in their order. */
export function toItems(words: readonly SentenceWord[], context: SentenceContext): Item[] {
  const items: Item[] = [];
  const said = { ...context, saidZone: context.saidZone ?? findOwnZone(words, context) };
  let place: FoundName | undefined;
  for (let at = 0; at < words.length; at = items.at(-1)?.end ?? words.length) {
    const item = withZoneOfPlace(
      readThere(words, at, place) ?? readItem(words, at, said),
      items,
      words,
      said,
    );
    items.push(withPlaceBefore(joinSpan(item, items, words), items, words));
    if (toField(item) === "country" && item.kind === "name") place = item.name;
    // "East Coast hours preferred, at least 4 hours of overlap"
    if (item.kind === "condition") {
      said.otherZone = item.reading.filters[0]?.zone ?? said.otherZone;
    }
    if (item.kind === "name" && item.name.isOther) {
      const zone = findZone(words, item.name.at, context.dictionary)?.zone;
      // "For the Lagos team we need someone who overlaps with our hours"
      const isOurs = item.name.isOwn || isTeamAfter(words, item);
      if (isOurs) said.saidZone = zone ?? said.saidZone;
      said.otherZone = zone ?? said.otherZone;
    }
  }
  return items;
}

/** Names of one list that are read together. */
export const MAX_LIST = 20;

export const toField = (item: Item | undefined) =>
  item?.kind === "name" ? item.name.values[0]?.field : undefined;

export function toGapBefore(words: readonly SentenceWord[], item: Item | undefined) {
  return words[item?.at ?? words.length]?.gap ?? "stop";
}

export const isApart = (words: readonly SentenceWord[], item: Item | undefined) => {
  const gap = toGapBefore(words, item);
  return gap === "comma" || gap === "stop";
};
