import { isDeepStrictEqual } from "node:util";
import { isFields, toKeyOf } from "./file-differences.ts";
import type { Versions } from "./merge-lines.ts";

/** A field that the other version changed; `isBoth` when it was changed here too, in another way. */
export type MergedField = Versions<unknown> & { path: string; isBoth: boolean };
export type MergedValues = { value: unknown; fields: MergedField[] };

/** Fields by name, or entries of a list by what identifies them. */
type Entries = ReadonlyMap<string, unknown>;

/**
 * Merges two changes of data field by field, and entry by entry in lists whose entries can be told
 * apart. A field that both changed differently has the own value.
 */
export function mergeValues(versions: Versions<unknown>): MergedValues {
  const fields: MergedField[] = [];
  return { value: mergeAt("", versions, fields), fields };
}

function mergeAt(path: string, versions: Versions<unknown>, fields: MergedField[]): unknown {
  const { base, own, other } = versions;
  if (isDeepStrictEqual(own, other) || isDeepStrictEqual(base, other)) return own;
  const entries = toEntries(versions);
  if (entries) {
    const merged = mergeEntries(path, entries, fields);
    return Array.isArray(own) ? [...merged.values()] : Object.fromEntries(merged);
  }
  const isBoth = !isDeepStrictEqual(base, own);
  fields.push({ path, isBoth, ...versions });
  return isBoth ? own : other;
}

function mergeEntries(
  path: string,
  { base, own, other }: Versions<Entries>,
  fields: MergedField[],
): Map<string, unknown> {
  const merged = new Map<string, unknown>();
  for (const key of toOrder({ base, own, other })) {
    const versions = { base: base.get(key), own: own.get(key), other: other.get(key) };
    const value = mergeAt(path === "" ? key : `${path}.${key}`, versions, fields);
    if (value !== undefined) merged.set(key, value);
  }
  return merged;
}

/** Undefined for values of which only the whole can be compared. */
function toEntries({ base = null, own, other }: Versions<unknown>): Versions<Entries> | undefined {
  if (isFields(own) && isFields(other)) {
    return {
      base: new Map(Object.entries(isFields(base) ? base : {})),
      own: new Map(Object.entries(own)),
      other: new Map(Object.entries(other)),
    };
  }
  if (!Array.isArray(own) || !Array.isArray(other)) return undefined;
  const before: unknown[] = Array.isArray(base) ? base : [];
  const keyOf = toKeyOf([...before, ...own, ...other]);
  if (!keyOf) return undefined;
  const toMap = (list: readonly unknown[]) => new Map(list.map((item) => [keyOf(item), item]));
  const entries = { base: toMap(before), own: toMap(own), other: toMap(other) };
  const isUnique =
    entries.base.size === before.length &&
    entries.own.size === own.length &&
    entries.other.size === other.length;
  return isUnique ? entries : undefined;
}

/** All keys, in the order of the version that changed it, by default the own one. */
function toOrder({ base, own, other }: Versions<Entries>): string[] {
  const isReordered = !isDeepStrictEqual(
    [...base.keys()].filter((key) => own.has(key)),
    [...own.keys()].filter((key) => base.has(key)),
  );
  const [first, second] = isReordered ? [own, other] : [other, own];
  // What only one version has follows what it follows there.
  const behind = new Map<string, string[]>();
  let previous = "";
  for (const key of second.keys()) {
    if (first.has(key)) previous = key;
    else behind.set(previous, [...(behind.get(previous) ?? []), key]);
  }
  return [...(behind.get("") ?? []), ...first.keys()].flatMap((key) =>
    first.has(key) ? [key, ...(behind.get(key) ?? [])] : [key],
  );
}
