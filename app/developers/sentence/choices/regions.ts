import { toCountryCodes } from "#contract/values/regions.ts";
import { type Item, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";

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
  const known = places.map(([index, group]) => ({
    index,
    group,
    countries: new Set(toCountries(items[index])),
  }));
  for (const { index, group, countries } of known) {
    const isPart = known.some(
      (region) =>
        region.group === group &&
        region.countries.size > countries.size &&
        [...countries].every((code) => region.countries.has(code)),
    );
    if (isPart) modes[index] = "soft";
  }
}
