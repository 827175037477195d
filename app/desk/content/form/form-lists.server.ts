import { listStoredArticleTags } from "#app/blog/articles/article-tags.repository.server.ts";
import { listCategoryRows } from "#app/blog/articles/articles.repository.server.ts";
import { listStoredAuthors } from "#app/blog/content/authors-content.repository.server.ts";
import { listStoredTechnologies } from "#app/taxonomy/taxonomy-content.repository.server.ts";
import { COUNTRIES } from "#contract/countries.ts";
import type { Queryable } from "#database/client.server.ts";
import type { FormField, Option } from "./form-spec.ts";

type Named = { slug: string; name: string; published?: boolean };

const toOptions = (records: readonly Named[]): Option[] =>
  records
    .filter(({ published = true }) => published)
    .map(({ slug, name }) => ({ value: slug, label: name }));

const LISTS: Readonly<Record<string, (db: Queryable) => Promise<Option[]>>> = {
  authors: async (db) => toOptions(await listStoredAuthors(db)),
  technologies: async (db) => toOptions(await listStoredTechnologies(db)),
  "article tags": async (db) => toOptions(await listStoredArticleTags(db)),
  categories: async (db) => toOptions(await listCategoryRows(db)),
  countries: async () => COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  timezones: async () =>
    Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone })),
};

function listNames(field: FormField): string[] {
  if (field.type === "rows" || field.type === "group") return field.fields.flatMap(listNames);
  if (field.type === "values") return listNames(field.item);
  return "list" in field && field.list ? [field.list] : [];
}

/** What the fields of a form are chosen from: records of the site, and lists of the world. */
export async function readLists(
  db: Queryable,
  root: FormField,
): Promise<Record<string, readonly Option[]>> {
  const lists: Record<string, readonly Option[]> = {};
  for (const name of new Set(listNames(root))) lists[name] = (await LISTS[name]?.(db)) ?? [];
  return lists;
}
