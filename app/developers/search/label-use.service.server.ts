import { COUNTRIES } from "#contract/countries.ts";
import { LANGUAGES } from "#contract/languages.ts";
import type { Queryable } from "#database/client.server.ts";
import { toIndexWords } from "#platform/search-words.server.ts";
import { cacheContent } from "#services/content/cached-content.server.ts";
import type { ListField } from "../filters/member-filters.ts";
import { type LabelUse, readLabelUse } from "./label-counts.repository.server.ts";
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

type Source = { use: LabelUse; taxonomy: TaxonomyRows };

async function readSource(tx: Queryable): Promise<Source> {
  return { use: await readLabelUse(tx), taxonomy: await readTaxonomyRows(tx) };
}

/** Labels of the published members as they are now, with the words that these are searched by. */
export const getLabelUse = cacheContent(readSource, ({ use, taxonomy }) => ({
  ...use,
  words: toNamed(taxonomy)
    .filter(({ field, value }) => use.counts.has(toLabel(field, value)))
    .flatMap(toLabelWords),
}));
