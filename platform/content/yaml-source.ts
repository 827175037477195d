import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";

export type Position = { line: number; column: number };
export type Path = readonly PropertyKey[];

/** A parsed YAML text that knows where each of its values stands. */
export type YamlSource = {
  value: unknown;
  errors: (Position & { message: string })[];
  /** Where a value stands; of something that is missing, where its parent does. */
  positionOf(path: Path): Position;
  /** Where the key of a map entry stands. */
  positionOfKey(path: Path): Position;
  /** Where `text` first occurs in the source of a value, else where the value begins. */
  positionInside(path: Path, text: string): Position;
};

const WORDS: Partial<Record<string, string>> = {
  DUPLICATE_KEY: "this field stands twice in the same place: remove one",
  TAB_AS_INDENT: "a tab is used as indentation: use spaces",
  BAD_INDENT: "the indentation does not fit what stands above",
  MULTIPLE_DOCS: "there is more than one document in this file: remove the line with ---",
  BLOCK_AS_IMPLICIT_KEY: "this text holds a colon: put it in quotes",
  MISSING_CHAR: "something is not closed: look for a missing quote or bracket",
};

function toMessage(error: { code: string; message: string }): string {
  const words = WORDS[error.code] ?? error.message.split("\n")[0] ?? error.message;
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function stepInto(node: unknown, key: PropertyKey): unknown {
  if (isMap(node)) {
    return node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.value;
  }
  if (isSeq(node)) return node.items[Number(key)];
  return undefined;
}

/**
 * YAML 1.2, plain data only: no anchors, aliases or tags, so that what stands in a file is what is
 * meant and nothing can be blown up.
 */
export function parseYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const doc = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    version: "1.2",
    schema: "core",
    stringKeys: true,
    uniqueKeys: true,
    merge: false,
  });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const errors = [...doc.errors, ...doc.warnings].map((error) => ({
    ...at(error.pos[0]),
    message: toMessage(error),
  }));
  visit(doc, {
    Node(_key, node) {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node) || ("anchor" in node && node.anchor)) {
        errors.push({ ...at(start), message: "anchors and aliases are not read: write it out" });
      }
    },
  });

  const rangeOf = (path: Path): [number, number] => {
    let node: unknown = doc.contents;
    let range: [number, number] = [0, 0];
    for (const key of [undefined, ...path]) {
      if (key !== undefined) node = stepInto(node, key);
      const found = (node as Node | null | undefined)?.range;
      if (!found) break;
      range = [found[0], found[1]];
    }
    return range;
  };

  return {
    value: errors.length === 0 ? doc.toJS() : undefined,
    errors,
    positionOf: (path) => at(rangeOf(path)[0]),
    positionOfKey: (path) => {
      let parent: unknown = doc.contents;
      for (const key of path.slice(0, -1)) parent = stepInto(parent, key);
      const pair = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
        : undefined;
      const range = (pair?.key as Node | undefined)?.range;
      return at(range ? range[0] : rangeOf(path)[0]);
    },
    positionInside: (path, wanted) => {
      const [start, end] = rangeOf(path);
      const offset = text.slice(start, end).toLowerCase().indexOf(wanted.toLowerCase());
      return at(start + Math.max(0, offset));
    },
  };
}
