import type { TaxonomyUse } from "#app/taxonomy/taxonomy-use.ts";
import { COUNTRIES } from "#contract/countries.ts";
import { LANGUAGES } from "#contract/languages.ts";
import { SENIORITY_LEVELS } from "#contract/member-terms.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { toIndexWords } from "#platform/search-words.server.ts";
import { cacheContent } from "#services/content/cached-content.server.ts";
import type { ListField } from "../filters/member-filters.ts";
import { listUsedLabels } from "./label-counts.repository.server.ts";
import { MAIN_LETTER, toLabel } from "./member-labels.ts";
import { readTaxonomyRows, type TaxonomyRows } from "./member-taxonomy.repository.server.ts";
import type { LabelWord } from "./search-terms.server.ts";

type Named = { field: ListField; value: string | number; texts: string[] };

function toNamed({ technologies, tags }: TaxonomyRows): Named[] {
  return [
    ...technologies.map(({ id, slug, name, aliases }) => ({
      field: "technology" as const,
      value: id,
      texts: [name, ...aliases, slug.replaceAll("-", "")],
    })),
    ...tags.map(({ id, name }) => ({ field: "tag" as const, value: id, texts: [name] })),
    ...COUNTRIES.map(({ code, name }) => ({
      field: "country" as const,
      value: code,
      texts: [name],
    })),
    ...LANGUAGES.map(({ code, name }) => ({
      field: "language" as const,
      value: code,
      texts: [name],
    })),
  ];
}

function toLabelWords({ field, value, texts }: Named): LabelWord[] {
  const words = new Set(texts.flatMap((text) => [...toIndexWords(text)]));
  const label = toLabel(field, value);
  const mainLabel = field === "technology" ? { mainLabel: MAIN_LETTER + value } : {};
  return [...words].map((word) => ({ word, label, ...mainLabel }));
}

async function readSource(tx: Queryable) {
  const named = toNamed(await readTaxonomyRows(tx));
  const labels = [
    ...named.map(({ field, value }) => toLabel(field, value)),
    ...SENIORITY_LEVELS.map((level) => toLabel("seniority_level", level)),
  ];
  return { named, used: await listUsedLabels(tx, labels) };
}

/** Labels of the published members as they are now, with the words that these are searched by. */
export const getLabelUse = cacheContent(readSource, ({ named, used }) => ({
  used,
  words: named.filter(({ field, value }) => used.has(toLabel(field, value))).flatMap(toLabelWords),
}));

/** Technologies, tags, countries and languages for `?available=true`. */
export async function readTaxonomyUse(db: Database): Promise<TaxonomyUse> {
  const { used } = await getLabelUse(db);
  return {
    hasTechnology: (id) => used.has(toLabel("technology", id)),
    hasTag: (id) => used.has(toLabel("tag", id)),
    hasCountry: (code) => used.has(toLabel("country", code)),
    hasLanguage: (code) => used.has(toLabel("language", code)),
  };
}
