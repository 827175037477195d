import { FAR_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { type Item, isApart, isJoin, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { hasPhrase } from "../words/phrase-places.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** What a clause tells up to one of its items. */
type Clause = {
  /** Whether "we talked to" was said. */
  isMet: boolean;
  /** Whether no one was named before it: "we worked with", not "a tester who worked with". */
  isFirst: boolean;
  /** Items of people after it: the "devs" of "we talked to two devs". */
  people: number[];
  /** The last places, which can be told to be too far. */
  places: number[];
};

const toClause = (isFirst = true): Clause => ({ isMet: false, isFirst, people: [], places: [] });

const has = (
  words: readonly SentenceWord[],
  { at, end }: Item,
  kind: "met" | "seeking" | "tooFar",
) => {
  for (let word = at; word < end; word += 1) if (take(words, word, kind) > 0) return true;
  return false;
};

const isPerson = (words: readonly SentenceWord[], item: Item) =>
  toField(item) === "role" || (item.kind === "filler" && take(words, item.at, "person") > 0);

/** A place, or hours in common with one: "a time difference with India". */
const isOfPlace = (item: Item | undefined) =>
  toField(item) === "country" ||
  (item?.kind === "condition" && item.reading.filters[0]?.zone !== undefined);

const FAR = toWordSet(FAR_WORDS);
/** Words of "is too far". */
const MAX_FAR_WORDS = 3;

/**
 * Offers places of people whom the client met or tried, and those that did not suit: of "we talked to
 * two devs from India, we need one in Europe" only Europe is asked for.
 */
export function offerMetPlaces(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  if (!hasPhrase(words, "met") && !hasPhrase(words, "tooFar")) return;
  const told = new Set<number>();
  const sure = new Set<number>();
  const people: number[] = [];
  let clause = toClause();
  items.forEach((item, index) => {
    const last = items[isJoin(items[index - 1]) ? index - 2 : index - 1];
    const isList =
      isOfPlace(item) && last !== undefined && last === items[clause.places.at(-1) ?? -1];
    // "We had people from India, Vietnam", but not "India, Vietnam is too far"
    if (isApart(words, item) && !(isList && clause.isMet)) clause = toClause();
    if (has(words, item, "seeking")) clause = toClause(false);
    if (has(words, item, "met")) clause.isMet = true;
    else if (clause.isMet && isPerson(words, item)) clause.people.push(index);
    else if (item.kind === "name" || isPerson(words, item)) clause.isFirst &&= clause.isMet;
    if (isOfPlace(item) && modes[index] === "want") {
      clause.places = isList ? [...clause.places, index] : [index];
      if (clause.isMet) told.add(index);
      if (clause.isMet && clause.isFirst && clause.people.length > 0) {
        sure.add(index);
        people.push(...clause.people);
      }
    }
    // "A time difference of at most two hours with Vienna" is asked for.
    if (isOfPlace(item) || !has(words, item, "tooFar")) return;
    const isFar = words.slice(item.at, item.end + MAX_FAR_WORDS).some(({ key }) => FAR.has(key));
    for (const place of clause.places) {
      told.add(place);
      // "India is too far" asks for no one from there, and no hours in common with it.
      if (isFar || items[place]?.kind === "condition") sure.add(place);
    }
  });
  const isElsewhere = items.some(
    (item, index) =>
      toField(item) === "country" &&
      (modes[index] === "want" || modes[index] === "soft") &&
      !told.has(index),
  );
  for (const index of isElsewhere ? told : sure) {
    modes[index] = items[index]?.kind === "name" ? "doubt" : "unneeded";
  }
  // "We talked to three devs" counts no one who is needed.
  for (const index of people) if (items[index]?.kind === "filler") modes[index] = "unneeded";
}
