import { LANGUAGE_LEVELS } from "#contract/members/member-terms.ts";
import { LANGUAGES } from "#contract/values/languages.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import { suggestion } from "#services/content/parsing/closest.ts";
import { toNameSlug } from "../member-slug.ts";

/** Slugs of technologies by their slugs, names and aliases. */
export type KnownTechnologies = ReadonlyMap<string, string>;

/** Reports a value that the file of a member cannot have. */
export type Report = (field: string, message: string) => void;

const LANGUAGE_CODES = new Map(
  LANGUAGES.flatMap(({ code, name }) => [
    [code, code],
    [toFolded(name), code],
  ]),
);

/** The code of a language by its code, like `de` or `de-AT`, or its English name. */
export const toLanguageCode = (language: string): string =>
  LANGUAGE_CODES.get(toFolded(language)) ??
  LANGUAGE_CODES.get(language.toLowerCase().split("-")[0] ?? "") ??
  language;

/** A level in any case; what is none is reported by the schema. */
export const toLanguageLevel = (level: string): string =>
  LANGUAGE_LEVELS.find((one) => one.toLowerCase() === level.trim().toLowerCase()) ?? level.trim();

/** The slug of a technology by any of its names; one that is unknown is reported. */
export function toTechnologySlug(name: string, known: KnownTechnologies, report: Report): string {
  const slug = known.get(toFolded(name));
  if (slug !== undefined) return slug;
  const near = suggestion(name.toLowerCase(), new Set(known.values()));
  report(
    "technologies",
    `there is no technology "${name.slice(0, 40)}" in technologies.yaml${near}`,
  );
  return toNameSlug(name);
}

type Technology = { slug: string; years: number; main?: boolean };

/** Each technology once, with the most years that it is named with. */
export function withoutRepetition(technologies: readonly Technology[]): Technology[] {
  const bySlug = new Map<string, Technology>();
  for (const one of technologies) {
    const before = bySlug.get(one.slug);
    const years = Math.max(one.years, before?.years ?? 0);
    bySlug.set(one.slug, { ...one, years, main: Boolean(one.main || before?.main) });
  }
  return [...bySlug.values()];
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text as HTML: what looks like a tag remains text. */
export const toEscaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** The same in paragraphs. */
export const toParagraphs = (text: string): string =>
  toEscaped(text.replaceAll(/\r\n?/g, "\n").trim())
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("\n");

/** Given and family name of a whole one: the last word is the family name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  const last_name = words.length > 1 ? (words.pop() ?? "") : "";
  return { first_name: words.join(" "), last_name };
}
