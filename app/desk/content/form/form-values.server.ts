import { toText } from "#contract/values/text.ts";
import type { FormField, FormValue, FormValues } from "./form-spec.ts";
import type { SchemaField } from "./schema-fields.server.ts";

type Data = Readonly<Record<string, unknown>>;

const isAbsent = (value: unknown) => value === undefined || value === null;
const isScalar = (value: unknown) => isAbsent(value) || typeof value !== "object";
export const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value of the file as a control shows it. */
export function toInput(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "";
  return isAbsent(value) ? "" : toText(String(value));
}

/** Whether the form can show what a file has in a field. */
function isShown(field: FormField, value: unknown): boolean {
  if (isAbsent(value)) return true;
  switch (field.type) {
    case "unshown":
      return false;
    case "yesno":
      return typeof value === "boolean";
    case "commas":
      return Array.isArray(value) && value.every((one) => isScalar(one) && !/[,\n]/.test(`${one}`));
    case "values":
      return Array.isArray(value) && value.every(isScalar);
    case "rows":
      return (
        Array.isArray(value) && value.every((row) => isData(row) && isGroupShown(field.fields, row))
      );
    case "group":
      return isData(value) && isGroupShown(field.fields, value);
    default:
      return isScalar(value);
  }
}

const isGroupShown = (fields: readonly FormField[], values: Data) =>
  fields.every((field) => isShown(field, values[field.name]));

/** The fields for the values of one file: of alternatives the one that it has. */
export function fitFields(fields: readonly SchemaField[], values: Data): FormField[] {
  return fields.map((field) => fitField(field, values[field.name]));
}

function fitField(field: SchemaField, value: unknown): FormField {
  if (field.type === "union") {
    const fitting = field.options.find((option) => isShown(option, value));
    return fitting ?? toUnshown(field.options[0] as FormField);
  }
  if (field.type === "group" && (isAbsent(value) || isData(value))) {
    const fields = fitFields(field.fields as SchemaField[], isData(value) ? value : {});
    return { ...field, fields };
  }
  if (field.type === "rows" && (isAbsent(value) || Array.isArray(value))) {
    const fields = fitRowFields(field.fields as SchemaField[], (value ?? []) as unknown[]);
    const fitted = { ...field, fields };
    return isShown(fitted, value) ? fitted : toUnshown(fitted);
  }
  return isShown(field, value) ? field : toUnshown(field);
}

/** All rows of a list have the same fields. */
function fitRowFields(fields: readonly SchemaField[], rows: readonly unknown[]): FormField[] {
  return fields.map((field) => {
    if (field.type !== "union") return field;
    const values = rows.flatMap((row) => (isData(row) ? [row[field.name]] : []));
    const fitting = field.options.find((option) => values.every((one) => isShown(option, one)));
    return fitting ?? toUnshown(field.options[0] as FormField);
  });
}

const toUnshown = ({ name, label }: FormField): FormField => ({ name, label, type: "unshown" });

/** The values of a file as typed. */
export function toFormValue(field: FormField, value: unknown): FormValue | undefined {
  switch (field.type) {
    case "unshown":
      return undefined;
    case "commas":
      return Array.isArray(value) ? value.map(toInput).join(", ") : "";
    case "values":
      return toRows(value, (one) => ({ value: toInput(one) }));
    case "rows":
      return toRows(value, (row) => toGroup(field.fields, isData(row) ? row : {}));
    case "group":
      if (isData(value)) return toGroup(field.fields, value);
      return field.isOptional ? undefined : toGroup(field.fields, {});
    default:
      return toInput(value);
  }
}

const toGroup = (fields: readonly FormField[], values: Data): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, values[field.name])]));

const toRows = (value: unknown, toRow: (one: unknown) => FormValues): FormValues[] =>
  (Array.isArray(value) ? value : []).map((one, index) => ({ ...toRow(one), _from: `${index}` }));
