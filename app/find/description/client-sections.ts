import { type Item, toField } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import type { Heading } from "./description-headings.ts";

/**
 * Makes technologies no requirement that only "About us" names, where "Requirements" names others.
 * @param headings of each word
 */
export function relaxToldOfClient(
  items: readonly Item[],
  modes: Mode[],
  headings: readonly (Heading | undefined)[],
): void {
  const listIn = (section: Heading["section"]) =>
    items.flatMap((item, index) => {
      const isRequired = toField(item) === "technology" && modes[index] === "want";
      return isRequired && headings[item.at]?.section === section ? [index] : [];
    });
  if (listIn("required").length === 0) return;
  for (const index of listIn("client")) modes[index] = "unneeded";
}
