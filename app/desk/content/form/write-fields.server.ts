import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { toLine, toText } from "#contract/values/text.ts";
import type {
  FormField,
  FormValue,
  FormValues,
  RowsField,
  ValueField,
  ValuesField,
} from "./form-spec.ts";
import { isRows } from "./form-spec.ts";
import { toInput } from "./form-values.server.ts";

/** Longer texts that are new in a file are folded. */
const MAX_PLAIN = 90;

type Old = Node | null | undefined;

/**
 * Changes the nodes of a file to what was posted; what was not changed stays as it is.
 * @returns the node to have in its place, undefined for none
 */
export function writeField(
  doc: Document,
  field: FormField,
  old: Old,
  submission: FormValue | undefined,
): Old {
  switch (field.type) {
    case "unshown":
      return old;
    case "group":
      return writeGroup(doc, field, old, submission);
    case "rows":
    case "values":
      return writeRows(doc, field, old, isRows(submission) ? submission : []);
    case "commas":
      return writeCommas(doc, field, old, typeof submission === "string" ? submission : "");
    default:
      return writeValue(doc, field, old, typeof submission === "string" ? submission : undefined);
  }
}

function writeGroup(
  doc: Document,
  field: Extract<FormField, { type: "group" }>,
  old: Old,
  submission: FormValue | undefined,
): Old {
  if (typeof submission !== "object" || isRows(submission)) {
    if (!field.isOptional || !isMap(old)) return old;
    return field.empty === "null" ? doc.createNode(null) : undefined;
  }
  const map = isMap(old) ? old : (doc.createNode({}) as YAMLMap);
  const wasEmpty = map.items.length === 0;
  writeFields(doc, map, field.fields, submission);
  if (wasEmpty) map.flow = map.items.length === 0;
  // One that nothing was typed into is written where it was added.
  return isMap(old) || field.isOptional || map.items.length > 0 ? map : old;
}

function writeFields(
  doc: Document,
  map: YAMLMap,
  fields: readonly FormField[],
  submission: FormValues,
): void {
  let at = 0;
  for (const field of fields) {
    const index = findIndex(map, field.name);
    const pair = map.items[index] as Pair | undefined;
    const old = pair ? (pair.value as Old) : undefined;
    const next = writeField(doc, field, old, submission[field.name]);
    if (pair && next === undefined && old !== undefined) map.items.splice(index, 1);
    else if (pair && next !== old) pair.value = next;
    else if (!pair && next) map.items.splice(at, 0, doc.createPair(field.name, next));
    const now = findIndex(map, field.name);
    if (now >= 0) at = now + 1;
  }
}

const findIndex = (map: YAMLMap, name: string) =>
  map.items.findIndex(({ key }) => isScalar(key) && key.value === name);

/** The nodes of rows that are there already move with them; each is used once. */
function writeRows(
  doc: Document,
  field: RowsField | ValuesField,
  old: Old,
  submission: readonly FormValues[],
): Old {
  if (!isSeq(old) && submission.length === 0) return old;
  const list = isSeq(old) ? old : (doc.createNode([]) as YAMLSeq);
  const before = [...list.items] as Old[];
  const taken = new Set<unknown>();
  list.items = submission.map((row) => {
    const place = taken.has(row._from) ? Number.NaN : Number(row._from);
    const node = before[place];
    taken.add(row._from);
    if (field.type === "values") {
      return writeValue(doc, field.item, node, toRowText(row)) ?? doc.createNode("");
    }
    const isKnown = isMap(node) && node.items.length > 0;
    const map = isKnown ? node : createRow(doc, before[0]);
    writeFields(doc, map, field.fields, row);
    if (!isKnown) addEmpty(doc, map, field.fields, row);
    return map;
  });
  if (list.items.length === 0) list.flow = true;
  else if (before.length === 0) list.flow = field.type === "values" && field.item.type === "choice";
  return list;
}

const toRowText = ({ value }: FormValues) => (typeof value === "string" ? value : "");

/** In one line where the other rows are. */
function createRow(doc: Document, like: Old): YAMLMap {
  const map = doc.createNode({}) as YAMLMap;
  map.flow = isMap(like) && like.items.length > 0 && like.flow === true;
  return map;
}

/** A new row has all that its schema requires, also what was left empty. */
function addEmpty(
  doc: Document,
  map: YAMLMap,
  fields: readonly FormField[],
  row: FormValues,
): void {
  for (const field of fields) {
    if (!("empty" in field) || field.empty === "absent" || row[field.name] !== "") continue;
    if (findIndex(map, field.name) < 0) {
      const isList = field.type === "commas";
      map.add(doc.createPair(field.name, isList ? [] : field.empty === "null" ? null : ""));
    }
  }
}

function writeCommas(
  doc: Document,
  { empty }: Extract<FormField, { type: "commas" }>,
  old: Old,
  submission: string,
): Old {
  const values = submission.split(",").map(toLine).filter(Boolean);
  const before = isSeq(old) ? (old.toJSON() as unknown[]).map(toInput) : [];
  if (values.join(",") === before.join(",")) return old;
  if (values.length === 0 && empty === "absent") return undefined;
  const list = doc.createNode(values) as YAMLSeq;
  list.flow = isSeq(old) ? (old.flow ?? false) : true;
  return list;
}

function writeValue(
  doc: Document,
  field: ValueField,
  old: Old,
  submission: string | undefined,
): Old {
  const before = isNode(old) && isScalar(old) ? toInput(old.value) : "";
  // An unchecked checkbox is not sent, every other control is.
  const input = field.type === "yesno" ? (submission ?? "") : submission;
  if (input === undefined || toText(input) === before) return old;
  const value = toValue(field, input);
  if (value === undefined) return undefined;
  const scalar = isScalar(old) ? old : (doc.createNode(value) as Scalar);
  layOut(scalar, value, isScalar(old));
  return scalar;
}

/** What a person typed as a value; a number that is none stays text, for the check to report. */
function toValue(field: ValueField, input: string): unknown {
  if (field.type === "yesno") return input === "on";
  const isLong = field.type === "text" || field.type === "line";
  const text = isLong && !field.isOneLine ? toText(input) : toLine(input);
  if (text === "") return { null: null, blank: "", absent: undefined }[field.empty];
  if (field.type !== "number") return text;
  return /^-?\d{1,12}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

function layOut(scalar: Scalar, value: unknown, isKnown: boolean): void {
  scalar.value = value;
  delete scalar.source;
  delete scalar.format;
  delete scalar.minFractionDigits;
  if (typeof value !== "string") delete scalar.type;
  else if (value.includes("\n")) {
    scalar.value = `${value}\n`;
    scalar.type = Scalar.BLOCK_LITERAL;
  } else if (!isKnown && value.length > MAX_PLAIN) scalar.type = Scalar.BLOCK_FOLDED;
  else if (scalar.type === Scalar.BLOCK_LITERAL || value.length < MAX_PLAIN / 2) delete scalar.type;
}
