import {
  type KnownTechnologies,
  type Report,
  splitName,
  toEscaped,
  toLanguageCode,
  toLanguageLevel,
  toParagraphs,
  toTechnologySlug,
  withoutRepetition,
} from "./imported-values.server.ts";

/** Values of a member's file, not checked yet. */
export type MemberValues = Record<string, unknown>;

const NUMBERS = new Set(["years_of_experience", "sales_rate", "redemption_rate"]);
/** Words of a list, which is written in small letters. */
const CHOICES = new Set(["gender", "seniority_level", "workload"]);
const CODES = new Set(["country_code", "sales_currency"]);

/** The values of a row by field; empty cells are left out. */
export function toMemberValues(
  cells: ReadonlyMap<string, string>,
  known: KnownTechnologies,
  report: Report,
): MemberValues {
  const values: MemberValues = {};
  for (const [field, cell] of cells) {
    const text = cell.trim();
    if (text === "" || field === "slug") continue;
    if (field === "name") Object.assign(values, splitName(text));
    else values[field] = toValue(field, text, known, report);
  }
  return values;
}

function toValue(field: string, text: string, known: KnownTechnologies, report: Report): unknown {
  if (NUMBERS.has(field)) {
    return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
  }
  if (CHOICES.has(field)) return text.toLowerCase().replaceAll(" ", "_");
  if (CODES.has(field)) return text.toUpperCase();
  if (field === "featured") return text === "true" ? true : text === "false" ? false : text;
  if (field === "excerpt") return toEscaped(text.replaceAll(/\s+/g, " "));
  if (field === "about") return toParagraphs(text);
  if (field === "languages") return toParts(text).map(toLanguage);
  if (field === "technologies") {
    return withoutRepetition(toParts(text).map((part) => toTechnology(part, known, report)));
  }
  return text;
}

const toParts = (text: string): string[] =>
  text
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** `en C1`, `Estonian native`. */
function toLanguage(part: string) {
  const [, language = part, level = ""] = /^(.+?)\s+(\S+)$/.exec(part) ?? [];
  return { code: toLanguageCode(language), level: toLanguageLevel(level) };
}

/** `React`, `React 6`, `React 6 main`, as exports write them. */
function toTechnology(part: string, known: KnownTechnologies, report: Report) {
  const [, name = part, years = "0", main] =
    /^(.*?)(?:\s+(\d+(?:\.\d+)?))?(\s+main)?$/i.exec(part) ?? [];
  return {
    slug: toTechnologySlug(name, known, report),
    years: Number(years),
    main: main !== undefined,
  };
}
