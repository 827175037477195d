type Values = { [key: string]: string | Values };

const NAME = /^[a-z_][a-z0-9_-]*(\[[a-z0-9_]*\])*$/i;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Fields with bracketed names as one value: `members[0][member_id]=3` and `contact_at[date]=…` read
 * `{ members: [{ member_id: "3" }], contact_at: { date: "…" } }`. Indexes give the order only. A
 * name that is sent twice keeps its last value; a name that is no field's name is left out.
 */
export function toFormValues(fields: Iterable<readonly [string, string]>): Record<string, unknown> {
  const root: Values = Object.create(null);
  for (const [name, value] of fields) {
    if (!NAME.test(name)) continue;
    const path = name.replaceAll("]", "").split("[");
    if (path.some((key) => FORBIDDEN.has(key))) continue;
    put(root, path, value);
  }
  return toPlain(root) as Record<string, unknown>;
}

function put(values: Values, [first = "", ...rest]: string[], value: string): void {
  const key = first === "" ? String(Object.keys(values).length) : first;
  if (rest.length === 0) {
    values[key] = value;
    return;
  }
  const inner = values[key];
  const next: Values = typeof inner === "object" ? inner : Object.create(null);
  values[key] = next;
  put(next, rest, value);
}

function toPlain(values: string | Values): unknown {
  if (typeof values === "string") return values;
  const keys = Object.keys(values);
  // Whole numbers come first and in rising order from Object.keys.
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) {
    return keys.map((key) => toPlain(values[key] ?? ""));
  }
  return Object.fromEntries(keys.map((key) => [key, toPlain(values[key] ?? "")]));
}
