import { listStoredArticleTags } from "#app/blog/articles/article-tags.repository.server.ts";
import { listCategories } from "#app/blog/articles/articles.repository.server.ts";
import { listStoredAuthors } from "#app/blog/content/authors-content.repository.server.ts";
import {
  listStoredTags,
  listStoredTechnologies,
} from "#app/taxonomy/taxonomy-content.repository.server.ts";
import { COUNTRIES } from "#contract/values/countries.ts";
import { LANGUAGES } from "#contract/values/languages.ts";
import type { Queryable } from "#database/client.server.ts";
import { listColleagues } from "#services/staff/colleagues.repository.server.ts";
import type { FormField, Option } from "./form-spec.ts";
import { type FormRecords, isByName, type ListRecord } from "./named-values.server.ts";

const toRecords = (items: readonly { code: string; name: string }[]): ListRecord[] =>
  items.map(({ code, name }) => ({ slug: code, name }));

const toNamed = (names: readonly string[]): ListRecord[] =>
  names.map((name) => ({ slug: name, name }));

const LISTS: Readonly<Record<string, (db: Queryable) => Promise<readonly ListRecord[]>>> = {
  authors: listStoredAuthors,
  technologies: listStoredTechnologies,
  industries: listStoredTags,
  "article tags": listStoredArticleTags,
  categories: listCategories,
  colleagues: async (db) => toNamed((await listColleagues(db)).map(({ name }) => name)),
  countries: async () => toRecords(COUNTRIES),
  languages: async () => toRecords(LANGUAGES),
  timezones: async () => toNamed(Intl.supportedValuesOf("timeZone")),
};

function listNames(field: FormField, isNeeded: (field: FormField) => boolean): string[] {
  if (field.type === "rows" || field.type === "group") {
    return field.fields.flatMap((inner) => listNames(inner, isNeeded));
  }
  if (field.type === "values") return listNames(field.item, isNeeded);
  return "list" in field && field.list && isNeeded(field) ? [field.list] : [];
}

/** What the fields of a form are chosen from: records of the site, and lists of the world. */
export async function readRecords(
  db: Queryable,
  root: FormField,
  isNeeded: (field: FormField) => boolean = () => true,
): Promise<FormRecords> {
  const records: Record<string, readonly ListRecord[]> = {};
  for (const name of new Set(listNames(root, isNeeded))) {
    const all = (await LISTS[name]?.(db)) ?? [];
    records[name] = all.filter(({ published = true }) => published);
  }
  return records;
}

/** The records that fields of a form show by name. */
export const readNamedRecords = (db: Queryable, root: FormField) => readRecords(db, root, isByName);

export const toLists = (records: FormRecords): Record<string, readonly Option[]> =>
  Object.fromEntries(
    Object.entries(records).map(([list, all]) => [
      list,
      all.map(({ slug, name }) => ({ value: slug, label: name })),
    ]),
  );
