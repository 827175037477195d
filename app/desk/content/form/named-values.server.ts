import { toFolded } from "#platform/text/fold-text.ts";
import { type FormField, type FormValue, type FormValues, isRows } from "./form-spec.ts";

/** A record that a field can name, with other words for it. */
export type ListRecord = {
  slug: string;
  name: string;
  aliases?: readonly string[];
  published?: boolean;
};
/** By name of the list. */
export type FormRecords = Readonly<Record<string, readonly ListRecord[]>>;

/** Whether the form shows names where the file has slugs. */
export const isByName = (field: FormField): boolean =>
  field.type === "commas" ? field.list !== undefined : "isByName" in field;

/** Values of a file with names in place of slugs; a slug of no record stays. */
export const toNames = (field: FormField, value: FormValue | undefined, records: FormRecords) =>
  mapNames(field, value, (text, list) => toName(text, records[list]));

/** What was typed with slugs in place of names; a word for no record stays, for the check to report. */
export const toSlugs = (field: FormField, value: FormValue | undefined, records: FormRecords) =>
  mapNames(field, value, (text, list) => toSlug(text, records[list]));

const toName = (slug: string, known: readonly ListRecord[] = []) =>
  known.find((one) => one.slug === slug)?.name ?? slug;

/** The slug of a name, a slug or another word for it. */
function toSlug(text: string, known: readonly ListRecord[] = []): string {
  const name = toFolded(text.trim());
  const found =
    known.find((one) => one.slug === name || toFolded(one.name) === name) ??
    known.find(({ aliases = [] }) => aliases.some((alias) => toFolded(alias) === name));
  return found?.slug ?? text.trim();
}

function mapNames(
  field: FormField,
  value: FormValue | undefined,
  map: (text: string, list: string) => string,
): FormValue | undefined {
  if (typeof value === "string") {
    if (!isByName(field) || !("list" in field) || !field.list) return value;
    const { list } = field;
    if (field.type !== "commas") return map(value, list);
    const texts = value.split(",").map((text) => text.trim());
    return texts.flatMap((text) => (text ? map(text, list) : [])).join(", ");
  }
  if (value === undefined || !("fields" in field)) return value;
  const mapAll = (values: FormValues): FormValues => {
    const inner = field.fields.map((one) => [one.name, mapNames(one, values[one.name], map)]);
    return { ...values, ...Object.fromEntries(inner) };
  };
  return isRows(value) ? value.map(mapAll) : mapAll(value);
}
