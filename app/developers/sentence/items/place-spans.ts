import { REGION_SLUGS, toCountryCodes } from "#contract/values/regions.ts";
import { FROM_SPAN, TO_SPAN } from "../../dictionaries/word-classes/prepositions.ts";
import type { FoundName } from "../reading.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import type { Item } from "./items.ts";

const FROM = toWordSet(FROM_SPAN);
const TO = toWordSet(TO_SPAN);

const regions = REGION_SLUGS.map((slug) => ({
  slug,
  countries: new Set(toCountryCodes([slug])),
})).sort((one, other) => one.countries.size - other.countries.size);

const toPlaces = (item: Item | undefined): FoundName | undefined =>
  item?.kind === "name" && item.name.values.every(({ field }) => field === "country")
    ? item.name
    : undefined;

/**
 * Of "anywhere from Portugal to Poland" the smallest region that has both, in place of the two.
 * @param items those before it, of which the first place is taken
 */
export function joinSpan(
  item: Item & { kind: "name" },
  items: Item[],
  words: readonly SentenceWord[],
): Item {
  const to = items.at(-1);
  const isBetween = to?.kind === "filler" || to?.kind === "sign";
  const before = items.at(isBetween ? -2 : -1);
  const [first, last] = [toPlaces(before), toPlaces(item)];
  if (!before || !first || !last) return item;
  const link = isBetween ? to.at : item.at;
  const isFrom = first.at > before.at && FROM.has(words[before.at]?.key ?? "");
  if (!isFrom || link >= last.at || !TO.has(words[link]?.key ?? "")) return item;
  const ends = toCountryCodes([...first.values, ...last.values].map(({ value }) => value));
  const region = regions.find(({ countries }) => ends.every((code) => countries.has(code)));
  if (!region) return item;
  items.splice(isBetween ? -2 : -1);
  const values = [{ field: "country" as const, value: region.slug }];
  const name = { length: last.length, at: last.at, end: last.end, values, isSure: true };
  return { at: before.at, end: item.end, kind: "name", name };
}
