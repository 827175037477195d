import { COUNTRIES } from "#contract/values/countries.ts";
import { LANGUAGES } from "#contract/values/languages.ts";
import { cacheContent } from "#services/content/versions/cached-content.server.ts";
import { CITIES } from "../../dictionaries/cities.ts";
import { INDUSTRY_NAMES } from "../../dictionaries/industries.ts";
import { INFLECTED_PLACES } from "../../dictionaries/inflected-places.ts";
import { LANGUAGE_NAMES } from "../../dictionaries/languages.ts";
import { LEVEL_NAMES } from "../../dictionaries/levels.ts";
import { LOCAL_DEMONYMS } from "../../dictionaries/local-demonyms.ts";
import { COUNTRY_NAMES, DEMONYMS, REGION_NAMES } from "../../dictionaries/places.ts";
import { ROLE_NAMES, SHARED_ROLE_NAMES } from "../../dictionaries/roles.ts";
import { CLOUD_SERVICES, PRODUCT_ALIASES } from "../../dictionaries/stacks.ts";
import { TRANSLATED_PLACES } from "../../dictionaries/translated-places.ts";
import { LIST_FIELDS, type ListField } from "../../filters/member-filters.ts";
import { LIST_OPTIONS } from "../../search/list-options.server.ts";
import { readTaxonomyRows } from "../../search/member-taxonomy.repository.server.ts";
import { type MemberTaxonomy, toTaxonomy } from "../../search/member-taxonomy.service.server.ts";
import type { NamedValue } from "../reading.ts";
import { toKeyTree } from "../words/key-tree.ts";
import { toKeys, toNameKey } from "../words/words.ts";
import { addAbsent, type Name, withPlural } from "./absent-names.ts";
import { type Dictionary, toValueKey } from "./find-name.ts";
import { toProperName } from "./proper-names.ts";

/** @param names separated by commas */
const toNames = (meaning: NamedValue, names: string): Name[] =>
  names.split(",").map((name) => ({ name, meaning }));

const toRoleNames = (value: string, names: string): Name[] =>
  names
    .split(",")
    .flatMap(withPlural)
    .map((name) => ({ name, meaning: { field: "role", value } }));

const toNamesOf = (field: ListField, record: Readonly<Record<string, string>>): Name[] =>
  Object.entries(record).flatMap(([value, names]) => toNames({ field, value }, names));

/** The languages of the dictionaries that name languages as often. */
const LOCALES = ["de", "fr", "es"];
/** Others, of which the names of the languages that are asked for most are known. */
const OTHER_LOCALES = ["it", "pt", "nl", "pl"];
const MAIN_LANGUAGES = new Set([...LOCALES, ...OTHER_LOCALES, "en", "ru", "uk"]);

/** "Allemand", "alemán", "Deutsch": a language in others and in itself. */
const LOCAL_NAMES: readonly Name[] = LANGUAGES.flatMap(({ code }) => {
  const others = MAIN_LANGUAGES.has(code) ? OTHER_LOCALES : [];
  return Intl.DisplayNames.supportedLocalesOf([...LOCALES, ...others, code]).flatMap((locale) => {
    const name = new Intl.DisplayNames(locale, { type: "language", fallback: "none" }).of(code);
    return name ? toNames({ field: "language", value: code }, name) : [];
  });
});

/** "Tschechien", "Égypte": countries in the languages that are searched in, but for names of people. */
const OTHER_NAMES: ReadonlySet<string> = new Set(["Dominique"]);
const LOCAL_COUNTRIES: readonly Name[] = ["en", ...LOCALES, ...OTHER_LOCALES].flatMap((locale) => {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return COUNTRIES.flatMap(({ code }) => {
    const name = names.of(code);
    return name && locale !== "pl" && !OTHER_NAMES.has(name)
      ? toNames({ field: "country", value: code }, name)
      : [];
  });
});

/** Names of the fields that are the same on every site. */
const COMMON_NAMES: readonly Name[] = [
  ...Object.entries(ROLE_NAMES).flatMap(([value, names]) => toRoleNames(value, names)),
  ...SHARED_ROLE_NAMES.flatMap(({ roles, names }) =>
    roles.flatMap((value) => toRoleNames(value, names)),
  ),
  ...toNamesOf("seniority_level", LEVEL_NAMES),
  ...toNamesOf("language", LANGUAGE_NAMES),
  ...LOCAL_NAMES,
  ...toNamesOf("country", COUNTRY_NAMES),
  ...toNamesOf("country", INFLECTED_PLACES),
  ...toNamesOf("country", TRANSLATED_PLACES),
  ...LOCAL_COUNTRIES,
  ...toNamesOf("country", REGION_NAMES),
  ...CITIES.flatMap(({ country, names }) => toNames({ field: "country", value: country }, names)),
  ...[...Object.entries(DEMONYMS), ...Object.entries(LOCAL_DEMONYMS)].flatMap(([value, names]) =>
    toNames({ field: "country", value, isAdjective: true }, names),
  ),
];

/** Words of other languages are near too many that are not misspelt. */
const toAllKeys = (texts: readonly string[]) => texts.flatMap(toKeys);
const ENGLISH_KEYS = new Set(
  toAllKeys([...Object.values(COUNTRY_NAMES), ...COUNTRIES.map(({ name }) => name)]),
);
const UNCOMPARED: ReadonlySet<string> = new Set(
  toAllKeys([
    ...[INFLECTED_PLACES, TRANSLATED_PLACES, LOCAL_DEMONYMS].flatMap((one) => Object.values(one)),
    ...LOCAL_COUNTRIES.map(({ name }) => name),
  ]).filter((key) => !ENGLISH_KEYS.has(key)),
);

/** The site's own options. */
const toOptions = (taxonomy: MemberTaxonomy): Name[] =>
  LIST_FIELDS.flatMap((field) =>
    LIST_OPTIONS[field](taxonomy).map(
      ({ label, value }): Name => ({ name: label, meaning: { field, value } }),
    ),
  );

const toServices = (slug: string): Name[] => {
  const { names, services } = CLOUD_SERVICES[slug] ?? { names: [], services: "" };
  return services.split(",").flatMap((written) => {
    const service = written.trim();
    return names.map((name) => ({
      name: `${name} ${service}`,
      meaning: { field: "technology", value: slug, service },
    }));
  });
};

const productAliases = new Set(PRODUCT_ALIASES.split(",").map(toNameKey));

/** Another name of a technology, which can be a product that is asked for beside it. */
function toAlias(name: string, slug: string): Name {
  const isProduct = productAliases.has(toNameKey(name));
  const service = isProduct ? { service: toProperName(name, "technology") } : undefined;
  return { name, meaning: { field: "technology", value: slug, ...service } };
}

/** Their names. Roles have other names in sentences than in the form. */
function toOwnNames(taxonomy: MemberTaxonomy): Name[] {
  const options = toOptions(taxonomy).filter(({ meaning }) => meaning.field !== "role");
  const aliases = [...taxonomy.technologies.values()].flatMap(({ slug, aliases, published }) =>
    published ? [...aliases.map((name) => toAlias(name, slug)), ...toServices(slug)] : [],
  );
  const industries = [...taxonomy.tags.values()].flatMap(({ slug, published }) =>
    published ? toNames({ field: "tag", value: slug }, INDUSTRY_NAMES[slug] ?? "") : [],
  );
  return [...options, ...aliases, ...industries];
}

/** Every name with what it means. */
export function toDictionary(taxonomy: MemberTaxonomy): Dictionary {
  const names = new Map<string, NamedValue[]>();
  const places = new Map<string, NamedValue[]>();
  const words = new Set<string>();
  for (const { name, meaning } of [...toOwnNames(taxonomy), ...COMMON_NAMES]) {
    const { field, value } = meaning;
    const keys = toKeys(name);
    const isPlace = field === "country" || field === "language";
    const [known, key] = isPlace ? [places, keys.join(" ")] : [names, keys.join("")];
    const values = known.get(key) ?? [];
    const isKnown = values.some((one) => one.field === field && one.value === value);
    if (key !== "" && !isKnown) known.set(key, [...values, meaning]);
    for (const word of keys) {
      if (field !== "language" && !UNCOMPARED.has(word)) words.add(word);
    }
  }
  addAbsent({ names, places, words });
  const labels = new Map(
    toOptions(taxonomy)
      .filter(({ meaning: { field } }) => field !== "role")
      .map(({ name, meaning }) => [toValueKey(meaning), name]),
  );
  return {
    names,
    places,
    keys: toKeyTree([...names.keys(), ...places.keys()]),
    words,
    labels,
  };
}

/** Technologies, industries, levels, roles, places and languages by their names, as they are now. */
export const getDictionary = cacheContent(readTaxonomyRows, (rows) =>
  toDictionary(toTaxonomy(rows)),
);
