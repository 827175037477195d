import { isMap, isScalar, parseDocument } from "yaml";
import { parseYaml } from "./yaml-source.ts";

/**
 * Replaces values of a YAML file's own fields and nothing else: comments, layout and line breaks
 * stay byte for byte, which no library that writes the whole document promises.
 * @param values by field, which the file has: null, or a text that needs no quotes, like a date
 */
export function replaceYamlValues(
  text: string,
  values: Readonly<Record<string, string | null>>,
): string {
  const { contents } = parseDocument(text, { version: "1.2", schema: "core" });
  if (!isMap(contents)) throw new Error("The file has no fields.");
  const places = Object.entries(values).map(([field, value]) => {
    const pair = contents.items.find(({ key }) => isScalar(key) && key.value === field);
    const range = isScalar(pair?.value) ? pair.value.range : undefined;
    if (!range) throw new Error(`The file has no simple value for ${field}.`);
    return { start: range[0], end: range[1], value: value ?? "null" };
  });
  let replaced = text;
  // From the end, so that the places before stay where they are.
  for (const { start, end, value } of places.toSorted((a, b) => b.start - a.start)) {
    // `field:` without a value ends at its colon.
    const space = replaced[start - 1] === ":" ? " " : "";
    replaced = replaced.slice(0, start) + space + value + replaced.slice(end);
  }
  const written = parseYaml(replaced).value as Record<string, unknown> | undefined;
  for (const [field, value] of Object.entries(values)) {
    if (written?.[field] !== value) throw new Error(`${field} could not be replaced.`);
  }
  return replaced;
}
