import { type FormField, type FormValues, isRows, joinPath } from "./form-spec.ts";
import { GroupControl } from "./group-control.tsx";
import { RowsControl } from "./rows-control.tsx";
import { UnshownField } from "./unshown-field.tsx";
import { ValueControl } from "./value-control.tsx";

type FormFieldsProps = {
  fields: readonly FormField[];
  values: FormValues;
  path: string;
  /** Columns in place of those that fit the fields. */
  grid?: string;
};

/** The controls of an object: short ones beside each other, lists and groups below. */
export function FormFields({ fields, values, path, grid }: FormFieldsProps) {
  return (
    <div className={`grid ${grid ?? "gap-3 sm:grid-cols-2"}`}>
      {fields.map((field) => (
        <div key={field.name} className={grid ? toOwnPlace(field) : toPlace(field)}>
          <Field field={field} values={values} path={joinPath(path, field.name)} />
        </div>
      ))}
    </div>
  );
}

const WIDE = new Set<FormField["type"]>(["text", "values", "rows", "group", "unshown", "image"]);
/** A line of this length needs the whole width. */
const LONG_LINE = 80;
const isWide = (field: FormField) =>
  WIDE.has(field.type) || (field.type === "line" && (field.max ?? 0) >= LONG_LINE);

const toPlace = (field: FormField) =>
  isWide(field) ? "min-w-0 sm:col-span-2" : "min-w-0 self-start";
const toOwnPlace = ({ type }: FormField) => (type === "text" ? "col-span-full" : "min-w-0");

type FieldProps = { field: FormField; values: FormValues; path: string };

function Field({ field, values, path }: FieldProps) {
  const value = values[field.name];
  switch (field.type) {
    case "unshown":
      return <UnshownField label={field.label} />;
    case "group":
      return (
        <GroupControl field={field} isPresent={value !== undefined} path={path}>
          <FormFields
            fields={field.fields}
            values={typeof value === "object" && !isRows(value) ? value : {}}
            path={path}
          />
        </GroupControl>
      );
    case "rows":
      return (
        <RowsControl field={field} rows={isRows(value) ? value : []} path={path}>
          {(row, at) => <FormFields fields={field.fields} values={row} path={at} />}
        </RowsControl>
      );
    case "values":
      return (
        <RowsControl field={field} rows={isRows(value) ? value : []} path={path}>
          {(row, at, named) => (
            <ValueControl
              rowLabel={named}
              field={field.item}
              value={typeof row.value === "string" ? row.value : ""}
              path={joinPath(at, "value")}
            />
          )}
        </RowsControl>
      );
    default:
      return (
        <ValueControl field={field} value={typeof value === "string" ? value : ""} path={path} />
      );
  }
}
