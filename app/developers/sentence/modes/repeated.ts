import { type Item, MAX_LIST, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";

const toValue = (item: Item | undefined) =>
  item?.kind === "name" ? item.name.values[0]?.value : undefined;

/** Of "French, uh, Canadian French if possible" French is needed: the index after the first of them. */
export function toSaidAgain(items: readonly Item[], start: number, index: number): number {
  const value = toField(items[index - 1]) === "language" ? toValue(items[index - 1]) : undefined;
  const first = Math.max(start, index - MAX_LIST);
  const at = items.slice(first, index - 1).findIndex((item) => toValue(item) === value);
  return value === undefined || at < 0 ? start : first + at + 1;
}

/** Whether the same name was asked for shortly before an item. */
export const isWantedBefore = (
  items: readonly Item[],
  modes: readonly Mode[],
  index: number,
): boolean => {
  const value = toValue(items[index]);
  const from = Math.max(0, index - MAX_LIST);
  return items
    .slice(from, index)
    .some((item, at) => toValue(item) === value && modes[from + at] === "want");
};
