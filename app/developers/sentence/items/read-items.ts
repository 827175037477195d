import { TEAMS_THERE } from "../../dictionaries/word-classes/nouns.ts";
import { FROM_THERE } from "../../dictionaries/word-classes/prepositions.ts";
import { USUAL_OVERLAP } from "../hours/usual-overlap.ts";
import { findZone } from "../names/places.ts";
import type { FoundName } from "../reading.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { listPhrases } from "../words/phrase-places.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { hasSign, type Item, isJoin, MAX_BEFORE_ZONE, toField, toGapBefore } from "./items.ts";
import { lookUpWords } from "./look-up.ts";
import { joinSpan } from "./place-spans.ts";
import { readItem } from "./read-item.ts";

/** The zone of where the client is, which can be said last: "our time zone, we're in Chicago". */
function findOwnZone(words: readonly SentenceWord[], { dictionary }: SentenceContext) {
  for (const at of listPhrases(words, "ownPlace")) {
    const found = findZone(words, at + take(words, at, "ownPlace"), dictionary);
    if (found) return found.zone;
  }
  return undefined;
}

/** A coast of the United States that is a place. */
function toCoast({ at, end }: Item): Item {
  const values = [{ field: "country" as const, value: "US" }];
  return { at, end, kind: "name", name: { length: end - at, at, end, values, isSure: true } };
}

/** "In Spain or at least in the same time zone" is about the clock of Spain. */
function withZoneOfPlace(
  item: Item & { kind: "condition" },
  items: readonly Item[],
  words: readonly SentenceWord[],
  { dictionary, saidZone }: SentenceContext,
): Item {
  const { isSameZone, filters: said } = item.reading;
  if (!isSameZone && said[0]?.zone === undefined) return item;
  const before = items.slice(-MAX_BEFORE_ZONE);
  const or = before.findLastIndex((one) => hasSign(one, "or"));
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
  const isJoined = isJoin(join);
  const before = items.at(isJoined ? -2 : -1);
  if (before?.kind !== "name" || toField(before) !== "country" || !before.name.isOther) return item;
  const [place, city] = [item, before].map(({ name }) => name.values[0]?.value);
  const isInside = place === city && toGapBefore(words, item) === "comma";
  const isSame = (isInside || isJoined) && item.at === item.name.at;
  const { isOther, isOwn } = before.name;
  return isSame ? { ...item, name: { ...item.name, isOther, ...(isOwn && { isOwn }) } } : item;
}

const FROM = toWordSet(FROM_THERE);

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

const TEAMS = toWordSet(TEAMS_THERE);

const isTeamAfter = (words: readonly SentenceWord[], { at, end }: Item) =>
  words.slice(at + 1, end + 1).some(({ key, gap }) => gap === "space" && TEAMS.has(key));

/** The parts of a sentence in their order. */
export function toItems(words: readonly SentenceWord[], context: SentenceContext): Item[] {
  lookUpWords(words, context);
  const items: Item[] = [];
  const ownZone = findOwnZone(words, context);
  const said = { ...context, saidZone: context.saidZone ?? ownZone };
  let place: FoundName | undefined;
  for (let at = 0; at < words.length; at = items.at(-1)?.end ?? words.length) {
    const read = readThere(words, at, place) ?? readItem(words, at, said);
    const item = read.kind === "condition" ? withZoneOfPlace(read, items, words, said) : read;
    const isName = item.kind === "name";
    items.push(isName ? withPlaceBefore(joinSpan(item, items, words), items, words) : item);
    if (toField(item) === "country" && item.kind === "name") place = item.name;
    // "East Coast hours preferred, at least 4 hours of overlap"
    if (item.kind === "condition") {
      said.otherZone = item.reading.filters[0]?.zone ?? said.otherZone;
    }
    if (item.kind === "name" && item.name.isOther) {
      const zone = findZone(words, item.name.at, context.dictionary)?.zone;
      // "For the Lagos team we need someone who overlaps with our hours"
      const isOurs = item.name.isOwn || isTeamAfter(words, item);
      // "Our freelancer is in Peru, we're in Lyon"
      if (isOurs) said.saidZone = ownZone ?? zone ?? said.saidZone;
      said.otherZone = zone ?? said.otherZone;
    }
  }
  return items;
}
