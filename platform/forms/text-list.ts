import type { Format, SentField } from "./fields.ts";
import type { InputValues } from "./use-step-form.ts";

/** A list of texts: `links[0]`, `links[1]`. Without any it is `initial`. */
export function createTextList(initial: string[] = [], max?: number): Format<string[]> {
  const bound = (texts: string[]) => (texts.length > 0 ? texts.slice(0, max) : initial);
  return {
    initial,
    read: (input, name) => bound(pickList(input, name)),
    parse: (saved) => bound(toList(saved).filter((text) => typeof text === "string")),
    write: (texts, name) => texts.map((text, index): SentField => [`${name}[${index}]`, text]),
  };
}

/** What is no list is an empty one. */
export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list in its controls: `links[0]`, `links[1]`. */
export function pickList(input: InputValues, list: string): string[] {
  return Object.entries(input).flatMap(([name, text]) =>
    name.startsWith(`${list}[`) ? [text] : [],
  );
}
