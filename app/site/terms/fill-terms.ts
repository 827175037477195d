import type { Site, Terms } from "#contract/content/site.ts";
import { toNumberWord } from "./terms.ts";

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** A value of the terms as a text shows it: `two` references, `70%`; undefined without a value. */
function toTermText(terms: Terms | undefined, name: string): string | undefined {
  const value = Object.hasOwn(terms ?? {}, name) ? terms?.[name as keyof Terms] : undefined;
  if (value === undefined || value === null) return undefined;
  if (name === "references") return toNumberWord(Number(value));
  return name.endsWith("_percent") ? `${value}%` : String(value);
}

/** The value with each text in it changed. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  ) as Value;
}

/** The site with `{{reply_time}}` and the like in its texts replaced by the values of its terms. */
export function fillTerms(site: Site): Site {
  return mapTexts(site, (text) =>
    text.replace(PLACEHOLDER, (whole, name: string) => toTermText(site.terms, name) ?? whole),
  );
}

/** Names in `{{…}}` anywhere in a value that are no term with a value, each with its path. */
export function findUnknownTerms(
  value: unknown,
  terms: Terms | undefined,
  path: (string | number)[] = [],
): { path: (string | number)[]; name: string }[] {
  if (typeof value === "string") {
    return [...value.matchAll(PLACEHOLDER)].flatMap(([, name = ""]) =>
      toTermText(terms, name) === undefined ? [{ path, name }] : [],
    );
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findUnknownTerms(item, terms, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
