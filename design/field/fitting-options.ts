import type { Choosable } from "./picker-props.ts";

const toPlain = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * The options whose label contains a text, whatever its case and accents: first those that begin
 * with it, then those with a word that does, then the rest; else in their own order.
 */
export function toFittingOptions(options: readonly Choosable[], text: string): Choosable[] {
  const requested = toPlain(text);
  if (requested === "") return [...options];
  const rank = (label: string) => {
    const at = toPlain(label).indexOf(requested);
    if (at <= 0) return at;
    return toPlain(label)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.startsWith(requested))
      ? 1
      : 2;
  };
  return options
    .map((option) => ({ option, rank: rank(option.label) }))
    .filter((one) => one.rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
