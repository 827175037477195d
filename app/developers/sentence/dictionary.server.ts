import type { SeniorityLevel } from "#contract/member-terms.ts";
import { cacheContent } from "#services/content/cached-content.server.ts";
import { LIST_FIELDS, type ListField } from "../filters/member-filters.ts";
import { LIST_OPTIONS } from "../search/list-options.server.ts";
import { readTaxonomyRows } from "../search/member-taxonomy.repository.server.ts";
import { type MemberTaxonomy, toTaxonomy } from "../search/member-taxonomy.service.server.ts";
import type { Dictionary, NamedValue } from "./read-sentence.ts";
import { toSentenceWords } from "./sentence-words.ts";

const LEVELS: Readonly<Record<string, SeniorityLevel>> = {
  jr: "junior",
  mid: "middle",
  "mid-level": "middle",
  intermediate: "middle",
  sr: "senior",
  "tech lead": "lead",
  "team lead": "lead",
};

/** What people write for the name of a country; "us" is a word of its own. */
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  uk: "GB",
  "great britain": "GB",
  usa: "US",
  america: "US",
  holland: "NL",
  uae: "AE",
};

/** Names of a field besides those of its options. */
function toOtherNames(field: ListField, { technologies }: MemberTaxonomy): [string, string][] {
  switch (field) {
    case "technology":
      return [...technologies.values()].flatMap(({ slug, aliases, published }) =>
        published ? aliases.map((alias): [string, string] => [alias, slug]) : [],
      );
    case "seniority_level":
      return Object.entries(LEVELS);
    case "country":
      return Object.entries(COUNTRY_NAMES);
    default:
      return [];
  }
}

function toDictionary(taxonomy: MemberTaxonomy): Dictionary {
  const dictionary = new Map<string, NamedValue[]>();
  for (const field of LIST_FIELDS) {
    const options = LIST_OPTIONS[field](taxonomy);
    const names = options.map(({ label, value }): [string, string] => [label, value]);
    for (const [name, value] of [...names, ...toOtherNames(field, taxonomy)]) {
      const key = toSentenceWords(name)
        .map((word) => word.key)
        .join("");
      if (key === "") continue;
      const values = dictionary.get(key) ?? [];
      const isKnown = values.some((one) => one.field === field && one.value === value);
      if (!isKnown) dictionary.set(key, [...values, { field, value }]);
    }
  }
  return dictionary;
}

/** Technologies, industries, levels, countries and languages by their names, as they are now. */
export const getDictionary = cacheContent(readTaxonomyRows, (rows) =>
  toDictionary(toTaxonomy(rows)),
);
