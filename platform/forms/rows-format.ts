import { readSameKind } from "./answers.store.ts";
import type { Format, SentField } from "./fields.ts";
import { toList } from "./text-list.ts";
import type { InputValues } from "./use-step-form.ts";

/**
 * Rows of texts and ticks: `rows[0][name]`, `rows[0][years]`.
 * @param empty a row without answers: there is always one to type into
 */
export function createRows<Row extends Record<string, string | boolean>>(
  empty: Row,
  max: number,
): Format<Row[]> {
  const parse = (saved: unknown): Row[] => {
    const rows = toList(saved).map((row) => readSameKind(row, empty));
    const known = rows.filter((row) => row !== undefined);
    return known.length > 0 ? known.slice(0, max) : [empty];
  };
  return {
    initial: [empty],
    read: (input, name) =>
      parse(
        pickRows(input, name).map((row) =>
          Object.fromEntries(
            Object.entries(empty).map(([key, value]) => [
              key,
              typeof value === "boolean" ? row[key] === "true" : row[key],
            ]),
          ),
        ),
      ),
    parse,
    write: (rows, name) =>
      rows.flatMap((row, index) =>
        Object.entries(row).map(
          ([key, value]): SentField => [`${name}[${index}][${key}]`, String(value)],
        ),
      ),
  };
}

/** The rows of a list in its controls, in their order: `rows[0][name]`, `rows[0][years]`. */
export function pickRows(input: InputValues, list: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  for (const [path, text] of Object.entries(input)) {
    const [, name, index, key = ""] = /^(\w+)\[(\d{1,3})\]\[(\w+)\]$/.exec(path) ?? [];
    if (name !== list) continue;
    const row = rows[Number(index)] ?? {};
    rows[Number(index)] = { ...row, [key]: text };
  }
  return rows.filter(Boolean);
}
