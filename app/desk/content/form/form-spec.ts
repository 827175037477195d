/** A value to choose, with what a person reads. */
export type Option = { value: string; label: string };

/** What an empty control becomes in the file: `null`, an empty text, or no field at all. */
export type EmptyValue = "null" | "blank" | "absent";

type Named = { name: string; label: string; hint?: string };

/** A field with one value. */
export type ValueField = Named & {
  /** `text` has several rows, `image` is the name of an image beside the file. */
  type: "line" | "text" | "number" | "date" | "yesno" | "choice" | "image";
  empty: EmptyValue;
  /** A line break in the control is a space in the file. */
  isOneLine?: boolean;
  max?: number;
  /** Height of a text. */
  rows?: number;
  /** Of a choice that may be empty. */
  emptyLabel?: string;
  inputMode?: "numeric" | "url";
  /** Of a choice. */
  options?: readonly Option[];
  /** Name of the list to choose from, or of the suggestions of a line. */
  list?: string;
  /** The file has the slug of a record of the list, the form its name. */
  isByName?: boolean;
};

/** Short values in one control, separated by commas; with a list they are names of its records. */
export type CommasField = Named & { type: "commas"; empty: EmptyValue; list?: string };
/** Values one below the other; `item` has the name `value`. */
export type ValuesField = Named & { type: "values"; noun: string; item: ValueField };
/** Objects one below the other. */
export type RowsField = Named & { type: "rows"; noun: string; fields: readonly FormField[] };
/** An object; an optional one is added and removed as a whole. */
export type GroupField = Named & {
  type: "group";
  isOptional: boolean;
  empty: EmptyValue;
  fields: readonly FormField[];
};
/** What only the text can show, as the file has something else there than the form expects. */
export type UnshownField = Named & { type: "unshown" };

export type FormField =
  | ValueField
  | CommasField
  | ValuesField
  | RowsField
  | GroupField
  | UnshownField;

/** Values as typed: a checkbox is `on` or empty, a row has its place in the file as `_from`. */
export type FormValues = { readonly [name: string]: FormValue | undefined };
export type FormValue = string | FormValues | readonly FormValues[];

/** A content file as a form. */
export type ContentForm = {
  /** The text that the values were read from: what is posted are changes of it. */
  text: string;
  root: RowsField | GroupField;
  values: FormValue;
  lists: Readonly<Record<string, readonly Option[]>>;
  /** The Markdown below the fields. */
  body: string | undefined;
};

/** Why a text cannot be shown as a form. */
export type NoForm = { text: string; reason: string };

/** `pay.min`, as problems of a file name it, is the control `f[pay][min]`. */
export const toControlName = (path: string) =>
  `f${path
    .split(".")
    .filter(Boolean)
    .map((key) => `[${key}]`)
    .join("")}`;

/** Id of a control in the page, where a problem leads. */
export const toControlId = (path: string) => `field-${path.replaceAll(".", "-")}`;

export const joinPath = (path: string, key: string | number) =>
  path ? `${path}.${key}` : `${key}`;

export const isRows = (value: FormValue | undefined): value is readonly FormValues[] =>
  Array.isArray(value);

/** What a form calls a field, or an entry of a list: `Technologies, react, Years`. */
export function toFieldLabel(root: FormField, path: string): string {
  let field: FormField | undefined = root;
  const labels = path.split(".").map((key) => {
    const inner: FormField | undefined =
      field && "fields" in field ? field.fields.find(({ name }) => name === key) : undefined;
    field = inner ?? field;
    return inner?.label ?? key;
  });
  return labels.join(", ");
}

const isIndex = (key: string) => /^\d+$/.test(key);

/** The control of a problem's path, or the list or group around it; undefined when none shows it. */
export function findControl(root: FormField, path: string): string | undefined {
  return findKeys(root, path.split(".").filter(Boolean))?.join(".");
}

function findKeys(field: FormField, keys: readonly string[]): string[] | undefined {
  if (field.type === "unshown") return undefined;
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  if (field.type === "group") return findInFields(field.fields, keys);
  if (!isIndex(key)) return [];
  if (field.type === "values") return [key, "value"];
  if (field.type !== "rows") return [];
  const inner = findInFields(field.fields, rest);
  return inner && [key, ...inner];
}

function findInFields(fields: readonly FormField[], keys: readonly string[]) {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  const field = fields.find(({ name }) => name === key);
  const inner = field && findKeys(field, rest);
  return inner && [key, ...inner];
}
