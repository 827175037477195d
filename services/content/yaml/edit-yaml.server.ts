import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  YAMLMap,
} from "yaml";
import { TightSeq, withOwnTexts } from "./write-yaml.ts";
import { parseYaml } from "./yaml-source.ts";

/** A YAML text whose nodes can be changed. */
export type EditableYaml = {
  doc: Document;
  /** As plain data. */
  value: unknown;
  /** The text with the changes of `doc`; fields without a change stay byte for byte. */
  write(): string;
};

type Known = { start: number; end: number; json: string };

const OPTIONS = { version: "1.2", customTags: withOwnTexts } as const;
const LAYOUT = { lineWidth: 0, minContentWidth: 0 } as const;

/** @returns what is wrong with a text that cannot be read, and where */
export function openYaml(text: string): EditableYaml | { message: string; line: number } {
  const { value, errors } = parseYaml(text);
  const [error] = errors;
  if (error) return { message: error.message, line: error.line };
  const doc = parseDocument(text, OPTIONS);
  if (value === null || value === undefined) return { message: "there are no fields", line: 1 };
  const known = findPairs(doc);
  return {
    doc,
    value,
    write() {
      tightenLists(doc);
      const written = known ? writePairs(text, doc, known) : undefined;
      // A layout that is rare, like a map in braces.
      const isRight =
        written !== undefined && isDeepStrictEqual(parseYaml(written).value, doc.toJS());
      return isRight ? written : doc.toString(LAYOUT);
    },
  };
}

const toJson = ({ value }: Pair) => JSON.stringify(isNode(value) ? value.toJSON() : value);

/** Where the fields of the file are; undefined when they are not one a line. */
function findPairs({ contents }: Document): Map<unknown, Known> | undefined {
  if (!isMap(contents) || contents.flow || (contents.range?.[0] ?? 0) < 0) return undefined;
  const known = new Map<unknown, Known>();
  for (const pair of contents.items) {
    const key = pair.key as Node;
    const value = pair.value as Node | null;
    if (!isScalar(key) || !key.range) return undefined;
    // The library gives a missing value an empty place behind the colon.
    const end = Math.max(value?.range?.[1] ?? 0, key.range[1] + 1);
    known.set(pair, { start: key.range[0], end, json: toJson(pair) });
  }
  return known;
}

function writePairs(text: string, doc: Document, known: ReadonlyMap<unknown, Known>): string {
  const items = (doc.contents as YAMLMap).items as Pair[];
  const edits: Known[] = [];
  for (const [pair, place] of known) {
    if (items.includes(pair as Pair)) continue;
    edits.push({ ...place, end: toLineEnd(text, place), json: "" });
  }
  let behind = 0;
  for (const pair of items) {
    const place = known.get(pair);
    if (!place) {
      edits.push({ start: behind, end: behind, json: writePair(pair) });
      continue;
    }
    if (toJson(pair) !== place.json) {
      const isLine = text.slice(place.start, place.end).endsWith("\n");
      const written = writePair(pair);
      edits.push({ ...place, json: isLine ? written : written.trimEnd() });
    }
    behind = toLineEnd(text, place);
  }
  let written = text;
  for (const { start, end, json } of edits.toReversed().toSorted((a, b) => b.start - a.start)) {
    const before = written.slice(0, start);
    const isLine = before === "" || before.endsWith("\n") || start !== end;
    written = before + (isLine ? "" : "\n") + json + written.slice(end);
  }
  return written;
}

/** Behind the line in which a value ends, with its comment. */
function toLineEnd(text: string, { start, end }: Pick<Known, "start" | "end">): number {
  if (end > start && text[end - 1] === "\n") return end;
  const next = text.indexOf("\n", end);
  return next < 0 ? text.length : next + 1;
}

function writePair({ key, value }: Pair): string {
  // It is outside of what is replaced.
  if (isNode(value)) value.comment = null;
  const doc = new Document({}, OPTIONS);
  const map = new YAMLMap();
  map.items.push(doc.createPair(isScalar(key) ? key.value : key, value));
  doc.contents = map as typeof doc.contents;
  return doc.toString(LAYOUT);
}

/** `[a, b]` without inner spaces, as in all content. */
function tightenLists(doc: Document): void {
  visit(doc, {
    Seq(_key, node) {
      if (!node.flow || node instanceof TightSeq) return undefined;
      return isSeq(node) && node.items.every((item) => isScalar(item))
        ? Object.assign(new TightSeq(), node)
        : undefined;
    },
  });
}
