import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import { type Layout, writeYaml } from "./write-yaml.ts";
import { isLongYaml, parseYaml } from "./yaml-source.ts";

/** A YAML file whose top level is a map, to be changed field by field. */
export type YamlMap = {
  /** Its fields as plain data. */
  values: Readonly<Record<string, unknown>>;
  /**
   * The text with other values of some fields; all others remain as they are, with their comments
   * and layout. A `row` of a list that is changed keeps its own comments and fields.
   */
  write(changes: ReadonlyMap<string, unknown>, layout?: Layout): string;
  /** A row of a list, with some of its fields changed; undefined where there is none. */
  row(field: string, index: number, changes: Readonly<Record<string, unknown>>): unknown;
};

/** Undefined for a text that cannot be read, is too long, or is not a map with a field a line. */
export function openYamlMap(text: string): YamlMap | undefined {
  if (isLongYaml(text)) return undefined;
  const { value, errors } = parseYaml(text);
  const doc = parseDocument(text, { version: "1.2" });
  const { contents } = doc;
  if (errors.length > 0 || !isMap(contents) || contents.flow) return undefined;
  return {
    values: value as Record<string, unknown>,
    write: (changes, layout) => writeFields(text, doc, changes, layout),
    row: (field, index, changes) => changeRow(doc, field, index, changes),
  };
}

function changeRow(
  doc: Document,
  field: string,
  index: number,
  changes: Readonly<Record<string, unknown>>,
): unknown {
  const row = doc.getIn([field, index]);
  if (!isMap(row)) return undefined;
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) row.delete(name);
    else row.set(name, isNode(value) ? value : doc.createNode(value));
  }
  return row;
}

type Replacement = { start: number; end: number; text: string };

function writeFields(
  text: string,
  doc: Document,
  changes: ReadonlyMap<string, unknown>,
  layout?: Layout,
): string {
  const replacements: Replacement[] = [];
  let added = "";
  for (const [name, value] of changes) {
    const found = findRange(doc, name);
    const pair = writePair(doc, name, value, layout);
    if (!found) added += pair;
    else {
      // A literal text ends with its line, other values before what follows on it.
      const isLine = text.slice(found.start, found.end).endsWith("\n");
      replacements.push({ ...found, text: isLine ? pair : pair.trimEnd() });
    }
  }
  let written = text;
  for (const { start, end, text } of replacements.toSorted((a, b) => b.start - a.start)) {
    written = written.slice(0, start) + text + written.slice(end);
  }
  return added ? `${written.replace(/\n*$/, "\n")}${added}` : written;
}

/** From the name of a field to the end of its value. */
function findRange(doc: Document, name: string): { start: number; end: number } | undefined {
  if (!isMap(doc.contents)) return undefined;
  const pair = doc.contents.items.find(({ key }) => isScalar(key) && key.value === name);
  if (!pair || !isScalar(pair.key) || !pair.key.range) return undefined;
  const range = isNode(pair.value) ? pair.value.range : undefined;
  return { start: pair.key.range[0], end: range ? range[1] : pair.key.range[1] + 1 };
}

/** A list keeps what belongs to it as a whole. */
function writePair(doc: Document, name: string, value: unknown, layout?: Layout): string {
  const before = isMap(doc.contents) ? doc.contents.get(name, true) : undefined;
  if (!Array.isArray(value)) return writeYaml({ [name]: value }, layout);
  const list = isSeq(before) ? before : doc.createNode([]);
  list.items = value.map((item) => (isNode(item) ? item : doc.createNode(item)));
  list.flow = value.length === 0;
  // Outside of what is replaced.
  list.comment = null;
  visit(list, {
    // The layout of the file adds the last line break itself.
    Scalar(_key, node: Scalar) {
      if (typeof node.value === "string") node.value = node.value.replace(/\n+$/, "");
    },
  });
  return writeYaml({ [name]: list }, layout);
}
