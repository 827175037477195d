import { type ListField, mapLists } from "./member-filters.ts";
import type { FilterOption } from "./option-row.tsx";

export type FilterOptions = Record<ListField, FilterOption[]>;

/**
 * The options of each filter as one text, a line for each value, label and number: as objects they
 * are half of what the router encodes for a list and what the browser decodes.
 */
export type PackedOptions = Record<ListField, string>;

/** Lines of an option. */
const LINES = 3;

/** On the server what was packed, so that the form of the same page does not unpack it. */
const unpacked = new WeakMap<PackedOptions, FilterOptions>();

export function packOptions(options: FilterOptions): PackedOptions {
  const packed = mapLists((field) =>
    options[field]
      .map(({ value, label, members = "" }) => `${value}\n${label}\n${members}`)
      .join("\n"),
  );
  unpacked.set(packed, options);
  return packed;
}

export function unpackOptions(packed: PackedOptions): FilterOptions {
  const known = import.meta.env.SSR ? unpacked.get(packed) : undefined;
  if (known) return known;
  return mapLists((field) => {
    const lines = packed[field] === "" ? [] : packed[field].split("\n");
    return Array.from({ length: lines.length / LINES }, (_, index): FilterOption => {
      const [value = "", label = "", members = ""] = lines.slice(
        index * LINES,
        (index + 1) * LINES,
      );
      return { value, label, members: members === "" ? undefined : Number(members) };
    });
  });
}

export const withoutCounts = (options: FilterOptions): FilterOptions =>
  mapLists((field) => options[field].map((option) => ({ ...option, members: undefined })));
