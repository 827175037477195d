import { PublicError } from "../errors.ts";

type Values = Map<string, string | Values>;

/** Far above the longest and deepest name, `members[19][member_id]`. */
const MAX_NAME_LENGTH = 100;
export const MAX_NAME_DEPTH = 4;
/** The largest form of visitors has less than half of this. */
export const MAX_FIELDS = 150;

const NAME = /^[a-z_][a-z0-9_-]*(\[[a-z0-9_]*\])*$/i;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses fields with bracketed names: `members[0][member_id]=3` and `contact_at[date]=…` become
 * `{ members: [{ member_id: "3" }], contact_at: { date: "…" } }`. Indexes define only the order. Of
 * two fields with one name the last one counts; invalid names are left out.
 * @param maxFields for a form of staff with many rows
 * @param maxDepth for a form of staff with lists in lists
 * @throws PublicError 400 for a long or deeply nested name, 413 for too many fields
 */
export function toFormValues(
  fields: Iterable<readonly [string, string]>,
  maxFields = MAX_FIELDS,
  maxDepth = MAX_NAME_DEPTH,
): Record<string, unknown> {
  const root: Values = new Map();
  let count = 0;
  for (const [name, value] of fields) {
    count += 1;
    if (count > maxFields)
      throw new PublicError(413, `The form has more than ${maxFields} fields.`);
    const path = toPath(name, maxDepth);
    if (path) put(root, path, value);
  }
  return toPlain(root) as Record<string, unknown>;
}

/** Limits are checked first: splitting and nesting cost as much as the name is long and deep. */
function toPath(name: string, maxDepth: number): string[] | undefined {
  if (name.length > MAX_NAME_LENGTH) {
    throw new PublicError(400, `A field name is longer than ${MAX_NAME_LENGTH} characters.`);
  }
  if (!NAME.test(name)) return undefined;
  const path = name.replaceAll("]", "").split("[");
  if (path.length > maxDepth) {
    throw new PublicError(400, `A field name is nested deeper than ${maxDepth} levels.`);
  }
  return path.some((key) => FORBIDDEN.has(key)) ? undefined : path;
}

function put(root: Values, path: readonly string[], value: string): void {
  let values = root;
  for (const [index, name] of path.entries()) {
    const key = name === "" ? String(values.size) : name;
    if (index === path.length - 1) {
      values.set(key, value);
      return;
    }
    const inner = values.get(key);
    const next: Values = inner instanceof Map ? inner : new Map();
    values.set(key, next);
    values = next;
  }
}

function toPlain(values: string | Values): unknown {
  if (typeof values === "string") return values;
  const entries = [...values];
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => toPlain(value));
  }
  return Object.fromEntries(entries.map(([key, value]) => [key, toPlain(value)]));
}
