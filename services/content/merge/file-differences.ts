import { isDeepStrictEqual } from "node:util";
import { splitContent } from "#platform/markdown/split-markdown.ts";
import { parseYaml } from "../yaml/yaml-source.ts";

const MAX_VALUE = 60;
const MAX_LINES = 20;

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What identifies an entry of a list, so that a new first entry is not a change of all others. */
const KEYS = ["slug", "code", "id", "name", "title"];

/** How to tell the entries of a list apart; undefined when they have nothing in common for it. */
export function toKeyOf(items: readonly unknown[]): ((item: unknown) => string) | undefined {
  if (items.every((item) => typeof item === "string" || typeof item === "number")) return String;
  const key = KEYS.find((name) =>
    items.every((item) => isFields(item) && typeof item[name] === "string"),
  );
  return key === undefined ? undefined : (item) => String((item as Fields)[key]);
}

/** A list as fields, by its keys where they are unique. */
function toFields(before: readonly unknown[], after: readonly unknown[]): [Fields, Fields] {
  const key = toKeyOf([...before, ...after]);
  const toNamed = (items: readonly unknown[]) =>
    Object.fromEntries(items.map((item, index) => [key ? key(item) : String(index + 1), item]));
  const named: [Fields, Fields] = [toNamed(before), toNamed(after)];
  const isUnique =
    Object.keys(named[0]).length === before.length && Object.keys(named[1]).length === after.length;
  return isUnique
    ? named
    : [Object.fromEntries(before.entries()), Object.fromEntries(after.entries())];
}

/** A value in one line, shortened. */
export function showValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

function compareValues(path: string, before: unknown, after: unknown): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const name = path === "" ? "the file" : path;
  if (before === undefined)
    return [`${name}: added${isFields(after) ? "" : ` ${showValue(after)}`}`];
  if (after === undefined) return [`${name}: removed`];
  if (isFields(before) && isFields(after)) return compareFields(path, before, after);
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, next] = toFields(before, after);
    const changes = compareFields(path, old, next);
    return changes.length > 0 ? changes : [`${name}: in another order`];
  }
  const [old, next] = [showValue(before), showValue(after)];
  return [old === next ? `${name}: the text is another` : `${name}: ${old} → ${next}`];
}

function compareFields(path: string, before: Fields, after: Fields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    compareValues(path === "" ? name : `${path}.${name}`, before[name], after[name]),
  );
}

/** Lines that only one of the texts has, however often it is repeated. */
function compareLines(before: string, after: string): string[] {
  const counts = new Map<string, number>();
  for (const line of before.split("\n")) counts.set(line, (counts.get(line) ?? 0) - 1);
  for (const line of after.split("\n")) counts.set(line, (counts.get(line) ?? 0) + 1);
  let added = 0;
  let removed = 0;
  for (const count of counts.values()) {
    if (count > 0) added += count;
    else removed -= count;
  }
  if (added + removed === 0) return before === after ? [] : ["text: lines were moved"];
  return [`text: ${added} lines added, ${removed} removed`];
}

/**
 * What changed in a text file of the content, a line for each field: `sales_rate: 50 → 55`.
 * @param before and `after` with `\n` as the end of lines
 */
export function compareTexts(path: string, before: string, after: string): string[] {
  const [old, next] = [splitContent(path, before), splitContent(path, after)];
  const changes = [
    ...compareValues("", parseYaml(old.yaml).value ?? {}, parseYaml(next.yaml).value ?? {}),
    ...compareLines(old.body, next.body),
  ];
  if (changes.length === 0 && before !== after) return ["only comments and layout"];
  return changes.length > MAX_LINES
    ? [...changes.slice(0, MAX_LINES), `and ${changes.length - MAX_LINES} more`]
    : changes;
}
