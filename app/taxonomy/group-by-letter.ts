import { getLocale } from "#contract/values/trade.ts";

/** Names under their first letter. */
export type LetterGroup<Item> = { letter: string; items: Item[] };

/** The first letter of a name; the second character where the first is not a letter (spec §3). */
export function toLetter(name: string): string {
  const [first = "", second = ""] = [...name];
  return (/\p{L}/u.test(first) ? first : second || first).toUpperCase();
}

/** Items grouped by letter, groups and names in alphabetical order (spec §3). */
export function groupByLetter<Item extends { name: string }>(
  items: readonly Item[],
): LetterGroup<Item>[] {
  const collator = new Intl.Collator(getLocale(), { sensitivity: "base", numeric: true });
  return [...Map.groupBy(items, ({ name }) => toLetter(name))]
    .map(([letter, group]) => ({
      letter,
      items: group.sort((one, other) => collator.compare(one.name, other.name)),
    }))
    .sort((one, other) => collator.compare(one.letter, other.letter));
}
