import { toCountryCodes } from "#contract/values/regions.ts";
import { BUT_IN_REGION } from "../../dictionaries/word-classes/conjunctions.ts";
import { hasSign, type Item, MAX_LIST, toField, toGapBefore } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const toCountries = (item: Item | undefined) =>
  toCountryCodes(item?.kind === "name" ? item.name.values.map(({ value }) => value) : []);

/** "Belgium, but anywhere in Europe is fine" and "Berlin or Europe": the part of a region of the same choice ranks. */
export function rankPartsOfRegions(
  items: readonly Item[],
  modes: Mode[],
  choices: ReadonlyMap<number, number>,
) {
  const places = [...choices].filter(
    ([index]) => toField(items[index]) === "country" && modes[index] === "want",
  );
  const byGroup = Map.groupBy(places, ([, group]) => group);
  for (const group of byGroup.values()) {
    // A long list names few different ones.
    const regions = new Map(
      group.map(([index]) => {
        const countries = toCountries(items[index]);
        return [countries.join(), new Set(countries)];
      }),
    );
    const isPart = (countries: readonly string[]) =>
      [...regions.values()].some(
        (region) => region.size > countries.length && countries.every((code) => region.has(code)),
      );
    const parts = new Set([...regions].flatMap(([name, one]) => (isPart([...one]) ? name : [])));
    for (const [index] of group) {
      if (parts.has(toCountries(items[index]).join())) modes[index] = "soft";
    }
  }
}

const isPartOf = (part: Item | undefined, region: Item | undefined) => {
  const countries = new Set(toCountries(region));
  const parts = toCountries(part);
  return parts.length < countries.size && parts.every((code) => countries.has(code));
};

/** Items between a place and its region: "or can be from another country of". */
const MAX_BETWEEN = 8;
const BUT = toWordSet(BUT_IN_REGION);

/** Index of the place that "or" or "but" joins to one. */
function toJoinedPlace(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  let isJoined = false;
  for (let at = index + 1; at <= index + MAX_BETWEEN; at += 1) {
    const item = items[at];
    if (!item || toGapBefore(words, item) === "stop") return undefined;
    if (item.kind === "name") return isJoined && toField(item) === "country" ? at : undefined;
    isJoined ||= BUT.has(words[item.at]?.key ?? "");
    isJoined ||= hasSign(item, "or");
  }
  return undefined;
}

/** "Norway but Europe is fine" and "Poland or can be from the EU": the region is asked for, its part ranks. */
export function widenToRegions(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  items.forEach((item, index) => {
    if (toField(item) !== "country" || modes[index] !== "want") return;
    const at = toJoinedPlace(items, index, words);
    if (at === undefined || !isPartOf(item, items[at])) return;
    // "Poland but no one from other countries of the EU"
    if (modes[at] !== "want" && modes[at] !== "soft") return;
    modes[at] = "want";
    modes[index] = "soft";
  });
}

const isOther = (item: Item | undefined) => item?.kind === "name" && item.name.isOther === true;

/** "Poland or Czechia, no one outside the EU": the countries are asked for, and the region says no more. */
export function dropLimits(items: readonly Item[], modes: Mode[]) {
  const places = items.flatMap((item, index) =>
    toField(item) === "country" && modes[index] === "want" ? [index] : [],
  );
  for (const region of places) {
    const limit = items[items[region - 1]?.kind === "filler" ? region - 2 : region - 1];
    if (limit?.kind !== "sign" || limit.sign !== "except") continue;
    // "For a bank in Dublin, no one outside Europe"
    const others = places
      .filter((index) => index !== region && !isOther(items[index]))
      .slice(0, MAX_LIST);
    const isInside = others.length > 0 && others.every((at) => isPartOf(items[at], items[region]));
    if (isInside) modes[region] = "soft";
  }
}

/** "Latin America (Colombia or Mexico)" asks for one of the two. */
export function narrowToBrackets(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  items.forEach((region, index) => {
    const isPlace = toField(region) === "country" && modes[index] === "want";
    if (!isPlace || !words[items[index + 1]?.at ?? words.length]?.isInBrackets) return;
    const inside: number[] = [];
    for (let at = index + 1; at - index <= MAX_LIST; at += 1) {
      const item = items[at];
      if (!item || (at > index + 1 && words[item.at]?.isAfterBrackets)) break;
      const isJoined = (item.kind === "sign" && item.sign === "and") || hasSign(item, "or");
      if (isJoined) continue;
      // "Europe (Spain, Portugal etc.)" is all of it.
      if (!isPartOf(item, region) || toField(item) !== "country" || modes[at] !== "want") return;
      inside.push(at);
    }
    if (inside.length > 0) modes[index] = "soft";
  });
}
