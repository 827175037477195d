import type { Item } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import type { Heading } from "./description-headings.ts";
import { isNamed } from "./description-sentences.ts";

/**
 * Makes technologies no requirement that only "About us" names, where "Requirements" names others.
 * @param headings of each word
 */
export function relaxToldOfClient(
  items: readonly Item[],
  modes: Mode[],
  headings: readonly (Heading | undefined)[],
): void {
  const isRequiredIn = (section: Heading["section"], item: Item, index: number) =>
    isNamed(items, modes, index) && headings[item.at]?.section === section;
  if (!items.some((item, index) => isRequiredIn("required", item, index))) return;
  items.forEach((item, index) => {
    if (isRequiredIn("client", item, index)) modes[index] = "unneeded";
  });
}
