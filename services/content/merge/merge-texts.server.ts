import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import {
  joinMarkdown,
  type MarkdownParts,
  splitContent,
} from "#platform/markdown/split-markdown.ts";
import { openYaml } from "../yaml/edit-yaml.server.ts";
import { parseYaml } from "../yaml/yaml-source.ts";
import { isFields, toKeyOf } from "./file-differences.ts";
import { type MergedPart, mergeLines, type Versions } from "./merge-lines.ts";
import { mergeValues } from "./merge-values.ts";

/** A part of a file that the other version changed, as a person is told of it. */
export type MergedChange = {
  /** Path of a field, like `pay.max`, or the number of a line. */
  name: string;
  /** Whether it was changed here too, in another way: then the own version remains. */
  isBoth: boolean;
  /** What the other version has there, as text, shortened. */
  other: string;
};
export type MergedText = { text: string; changed: MergedChange[] };

const MAX_SHOWN = 300;
const MAX_CHANGES = 50;

/**
 * Merges two changes of a content file: its fields one by one and its Markdown line by line, or all
 * of it line by line where the fields cannot be read.
 */
export function mergeTexts(path: string, versions: Versions<string>): MergedText {
  const { text, changed } = mergeParts(path, versions);
  return { text, changed: changed.slice(0, MAX_CHANGES) };
}

function mergeParts(path: string, versions: Versions<string>): MergedText {
  const parts = mapVersions(versions, (text) => splitContent(path, text));
  const fields = mergeFields(
    mapVersions(parts, ({ yaml }) => yaml),
    path.endsWith(".md") ? 1 : 0,
  );
  if (!fields || Object.values(parts).some((one) => path.endsWith(".md") && one.foot === "")) {
    const { text, parts } = mergeLines(versions);
    return { text, changed: parts.map((part) => toChange(part, 0)) };
  }
  const body = mergeLines(mapVersions(parts, ({ body }) => body));
  const merged: MarkdownParts = { ...parts.own, yaml: fields.text, body: body.text };
  const text = path.endsWith(".md") ? joinMarkdown(merged) : fields.text;
  const above = `${merged.head}${merged.yaml}${merged.foot}`.split("\n").length - 1;
  return { text, changed: [...fields.changed, ...body.parts.map((part) => toChange(part, above))] };
}

const mapVersions = <From, To>(
  { base, own, other }: Versions<From>,
  map: (version: From) => To,
): Versions<To> => ({ base: map(base), own: map(own), other: map(other) });

const toChange = ({ line, isBoth, other }: MergedPart, above: number): MergedChange => ({
  name: `line ${line + above}`,
  isBoth,
  other: toShown(other),
});

function toShown(value: unknown): string {
  if (value === undefined) return "removed";
  const text = toPlainText(value);
  if (text === "") return "empty";
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
}

/** An entry of a list in a line, its fields beside each other. */
function toPlainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toPlainText).join(value.some(isFields) ? "\n" : ", ");
  if (isFields(value)) return Object.values(value).map(toPlainText).filter(Boolean).join(" · ");
  return String(value ?? "").trim();
}

/**
 * Undefined when one of the versions cannot be read.
 * @param above how many lines the file has above its fields
 */
function mergeFields(yaml: Versions<string>, above: number): MergedText | undefined {
  const read = mapVersions(yaml, parseYaml);
  if (Object.values(read).some(({ errors }) => errors.length > 0)) return undefined;
  const { value, fields } = mergeValues(mapVersions(read, ({ value }) => value ?? {}));
  const lines = mergeLines(yaml);
  const isByLine = isDeepStrictEqual(parseYaml(lines.text).value ?? {}, value);
  const text = isByLine ? lines.text : writeMerged(yaml, value);
  if (text === undefined) return undefined;
  const changed = fields.map(({ path, isBoth, other }) => ({
    name: path,
    isBoth,
    other: toShown(other),
  }));
  // Both may have changed a comment, which is no field.
  const comments = fields.length === 0 ? lines.parts.map((part) => toChange(part, above)) : [];
  return { text, changed: [...changed, ...comments] };
}

/** The own text with merged values: every part with the comments and layout of where it is from. */
function writeMerged({ own, other }: Versions<string>, value: unknown): string | undefined {
  const [yaml, source] = [openYaml(own), openYaml(other)];
  if ("message" in yaml || "message" in source) return undefined;
  const { doc } = yaml;
  doc.contents = mergeNodes(doc, doc.contents, source.doc.contents, value) as typeof doc.contents;
  return yaml.write();
}

const isValue = (node: unknown, value: unknown): node is Node =>
  isNode(node) && isDeepStrictEqual(node.toJSON(), value);

function mergeNodes(doc: Document, own: unknown, other: unknown, value: unknown): Node {
  if (isValue(own, value)) return own;
  if (isValue(other, value)) return other;
  if (isMap(own) && isFields(value)) {
    for (const { key } of [...own.items]) {
      const name = isScalar(key) ? String(key.value) : "";
      if (!Object.hasOwn(value, name)) own.delete(name);
    }
    for (const [name, one] of Object.entries(value)) {
      const found = isMap(other) ? other.get(name, true) : undefined;
      own.set(name, mergeNodes(doc, own.get(name, true), found, one));
    }
    return own;
  }
  if (isSeq(own) && Array.isArray(value)) {
    const keyOf = toKeyOf(value);
    const toNodes = (items: readonly unknown[]) =>
      new Map(keyOf && items.map((node) => [keyOf(isNode(node) ? node.toJSON() : node), node]));
    const [owns, others] = [toNodes(own.items), toNodes(isSeq(other) ? other.items : [])];
    own.items = value.map((item) => {
      const key = keyOf?.(item) ?? "";
      return mergeNodes(doc, owns.get(key), others.get(key), item);
    });
    return own;
  }
  return doc.createNode(value);
}
