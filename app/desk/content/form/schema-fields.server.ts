import { z } from "zod";
import type { EmptyValue, FormField, Option, ValueField } from "./form-spec.ts";

/** What the form says about a field that its schema does not; by default its name is its label. */
export type FieldText = {
  label?: string;
  hint?: string;
  /** Labels of an enumeration. */
  options?: Readonly<Record<string, string>>;
  /** Name of the list that it is chosen from, or of its suggestions. */
  list?: string;
  /** `names` are those of the records of the list, of which the file has the slugs. */
  as?: "image" | "commas" | "suggest" | "names" | "line" | "text";
  /** Of one row. */
  noun?: string;
} & Pick<ValueField, "rows" | "emptyLabel" | "inputMode">;
/** By path without indexes, such as `pay.min`. */
export type FieldTexts = Readonly<Record<string, FieldText>>;

/** Alternatives of a union: which one it is depends on the file. */
export type SchemaField = FormField | { type: "union"; name: string; options: FormField[] };

/** Longer ones are set in several rows. */
const MAX_LINE = 120;

const toLabel = (name: string) => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function unwrap(schema: unknown): { inner: unknown; empty: EmptyValue; isOptional: boolean } {
  let inner = schema;
  let empty: EmptyValue = "blank";
  let isOptional = false;
  while (
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodDefault
  ) {
    if (inner instanceof z.ZodNullable) empty = "null";
    else if (empty === "blank") empty = "absent";
    isOptional = true;
    inner = inner.unwrap();
  }
  return { inner, empty, isOptional };
}

/** The fields of an object's schema. */
export function toSchemaFields(schema: z.ZodType, texts: FieldTexts, path = ""): SchemaField[] {
  const { inner } = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).map(([name, field]) =>
    toSchemaField(name, field, texts, path ? `${path}.${name}` : name),
  );
}

export function toSchemaField(
  name: string,
  schema: z.ZodType,
  texts: FieldTexts,
  path: string,
): SchemaField {
  const text = texts[path] ?? {};
  const { inner, empty, isOptional } = unwrap(schema);
  const { label = toLabel(name), hint, noun = "entry" } = text;
  const named = { name, label, ...(hint ? { hint } : {}) };
  if (inner instanceof z.ZodUnion) {
    const options = (inner.options as z.ZodType[]).map((option) =>
      toSchemaField(name, option, texts, path),
    );
    const isList = (option: SchemaField) => option.type === "rows" || option.type === "values";
    if (options.some(isList)) return { type: "union", name, options: options as FormField[] };
    return { ...named, type: "number", empty };
  }
  if (inner instanceof z.ZodObject) {
    const fields = toSchemaFields(inner, texts, path) as FormField[];
    return { ...named, type: "group", isOptional, empty, fields };
  }
  if (inner instanceof z.ZodArray) {
    if (text.as === "commas") return { ...named, type: "commas", empty };
    if (text.as === "names") return { ...named, type: "commas", empty, list: text.list ?? "" };
    const element = inner.element as z.ZodType;
    if (unwrap(element).inner instanceof z.ZodObject) {
      const fields = toSchemaFields(element, texts, path) as FormField[];
      return { ...named, type: "rows", noun, fields };
    }
    const item = toValueField({ name: "value", label: noun }, element, text, "blank");
    return { ...named, type: "values", noun, item };
  }
  return toValueField(named, inner, text, empty);
}

function toValueField(
  names: Pick<ValueField, "name" | "label" | "hint">,
  schema: unknown,
  { options = {}, list, as, rows, emptyLabel, inputMode }: FieldText,
  empty: EmptyValue,
): ValueField {
  const named = {
    ...names,
    ...(rows && { rows }),
    ...(emptyLabel && { emptyLabel }),
    ...(inputMode && { inputMode }),
  };
  if (schema instanceof z.ZodBoolean) return { ...named, type: "yesno", empty };
  if (schema instanceof z.ZodNumber) return { ...named, type: "number", empty };
  if (schema instanceof z.ZodEnum) {
    const values = schema.options.map(String);
    return { ...named, type: "choice", empty, options: values.map(toOption(options)) };
  }
  const { format, maxLength } = schema as z.ZodString;
  if (format === "date") return { ...named, type: "date", empty };
  if (as === "image") return { ...named, type: "image", empty };
  if (list && !as) return { ...named, type: "choice", empty, list };
  const max = maxLength ?? undefined;
  return {
    ...named,
    type: as === "line" || as === "text" ? as : (max ?? 0) > MAX_LINE ? "text" : "line",
    empty,
    isOneLine: isOneLine(schema as z.ZodType),
    ...(max ? { max } : {}),
    ...(list ? { list } : {}),
    ...(as === "names" ? { isByName: true } : {}),
  };
}

const toOption =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): Option => ({ value, label: labels[value] ?? toLabel(value) });

/** Whether the schema refuses a line break as such. */
function isOneLine(schema: z.ZodType): boolean {
  const { error } = schema.safeParse("a\nb");
  return error?.issues.some(({ message }) => message === "must be on one line") ?? false;
}
