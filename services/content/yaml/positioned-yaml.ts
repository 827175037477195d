import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  Parser,
  type Scalar,
  visit,
  type YAMLMap,
  YAMLParseError,
} from "yaml";

export type Position = { line: number; column: number };
export type Path = readonly PropertyKey[];

export type YamlError = Position & { message: string; field?: string };

/** A parsed YAML text with the position of each value. */
export type YamlSource = {
  /** Undefined when the text cannot be parsed. */
  value: unknown;
  errors: YamlError[];
  /** Position of a value; of a missing one, the position of its parent. */
  positionOf(path: Path): Position;
  /** Position of the key of a map entry. */
  positionOfKey(path: Path): Position;
  /** Position of the first `text` in the source of a value, else the start of the value. */
  positionInside(path: Path, text: string): Position;
};

const BAD_INDENT = "the indentation doesn't match the lines above";

/** Parser errors in words for authors; the first match counts. */
const WORDS: readonly [RegExp, string][] = [
  [/^TAG_RESOLVE_FAILED/, "types like !!int are not read: remove it"],
  [/^TAB_AS_INDENT/, "a tab is used as indentation: use spaces"],
  [/^MULTIPLE_DOCS/, "a second document begins here: remove the line with ---"],
  [/end with a [\]}]/, "a bracket that was opened above is not closed"],
  [/^(?:BAD_INDENT|UNEXPECTED_TOKEN)|without - indicator|block sequence/, BAD_INDENT],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    "a text can't hold a colon and a space: put it in quotes, or fix the indentation",
  ],
  [/Missing closing/, "this quote is not closed"],
  [/^MISSING_CHAR/, "the name of a field is not followed by a colon"],
  [/^BAD_SCALAR_START/, "a text can't begin with this sign: put it in quotes"],
];

function toMessage({ code, message }: { code: string; message: string }): string {
  const text = `${code} ${message}`;
  const [, words = message.split("\n")[0] ?? code] =
    WORDS.find(([pattern]) => pattern.test(text)) ?? [];
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Start of a quoted text that is not closed. */
function findOpenQuote(doc: Document.Parsed, end: number): number | undefined {
  let start: number | undefined;
  visit(doc, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
      if (isQuoted && range && range[1] >= end) start = range[0];
    },
  });
  return start;
}

type ReadNodes = {
  value: unknown;
  /** Repeated keys of maps. */
  repetitions: { field: string; offset: number }[];
  /** Where the first anchor or alias is. */
  alias: number | undefined;
};

/**
 * Values of the nodes, which have no tags: in one pass, as the library's `visit` and `toJS` together
 * take longer than parsing. Like theirs, the last of two fields with one name counts.
 */
function readNodes(root: unknown): ReadNodes {
  const repetitions: ReadNodes["repetitions"] = [];
  let alias: number | undefined;

  function readMap({ items }: YAMLMap): Record<string, unknown> {
    const seen = new Set<unknown>();
    for (const { key } of items) {
      if (!isScalar(key)) continue;
      if (seen.has(key.value)) {
        repetitions.push({ field: String(key.value), offset: key.range?.[0] ?? 0 });
      }
      seen.add(key.value);
    }
    const map: Record<string, unknown> = {};
    for (const { key, value } of items) setOwn(map, String(read(key)), read(value));
    return map;
  }

  function read(node: unknown): unknown {
    if (isAlias(node) || (isNode(node) && "anchor" in node && node.anchor)) {
      alias ??= node.range?.[0] ?? 0;
    }
    if (isScalar(node)) return node.value;
    if (isSeq(node)) return node.items.map(read);
    return isMap(node) ? readMap(node) : null;
  }

  const value = read(root);
  return { value, repetitions, alias };
}

/** Also where the name is one that every object has, such as `__proto__`. */
function setOwn(map: Record<string, unknown>, key: string, value: unknown): void {
  if (!(key in map)) map[key] = value;
  else {
    Object.defineProperty(map, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
}

const pairs = new WeakMap<YAMLMap, Map<unknown, Pair>>();

/** Indexed, because a file may have thousands of invalid fields. */
function findPair(map: YAMLMap, key: PropertyKey | undefined): Pair | undefined {
  let index = pairs.get(map);
  if (!index) {
    const named = map.items.filter(({ key }) => isScalar(key)).toReversed();
    index = new Map(named.map((pair) => [(pair.key as Scalar).value, pair]));
    pairs.set(map, index);
  }
  return index.get(key);
}

function stepInto(node: unknown, key: PropertyKey): unknown {
  if (isMap(node)) return findPair(node, key)?.value;
  if (isSeq(node)) return node.items[Number(key)];
  return undefined;
}

/** Levels of nesting; a member has five. */
export const MAX_NESTING = 32;

/**
 * Like the library's `parseDocument`, but stops before a nesting with which its recursion would
 * overflow the stack; `tooDeep` is where.
 */
function parseBounded(
  text: string,
  lines: LineCounter,
): { doc: Document.Parsed; tooDeep: number | undefined } {
  lines.addNewLine(0);
  const parser = new Parser(lines.addNewLine);
  let tooDeep: number | undefined;
  function* parseTokens(): Generator<CST.Token, void> {
    for (const lexeme of new Lexer().lex(text)) {
      yield* parser.next(lexeme);
      // The document itself is one.
      if (parser.stack.length > MAX_NESTING + 1) {
        tooDeep = parser.offset - lexeme.length;
        return;
      }
    }
    yield* parser.end();
  }
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    stringKeys: true,
    // Its own check compares each key with all others, see `readNodes`.
    uniqueKeys: false,
    merge: false,
  });
  const [doc, second] = composer.compose(parseTokens(), true, text.length);
  if (!doc) throw new Error("The YAML library gave no document");
  if (second)
    doc.errors.push(new YAMLParseError([second.range[0], second.range[1]], "MULTIPLE_DOCS", ""));
  return { doc, tooDeep };
}

/** `parseYaml` with the position of each value at once. */
export function parsePositionedYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const { doc, tooDeep } = parseBounded(text, lines);
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const errors: YamlError[] = [];
  const { value, repetitions, alias } = readNodes(doc.contents);
  for (const { field, offset } of repetitions) {
    errors.push({ ...at(offset), field, message: "this field appears twice: remove one" });
  }
  if (tooDeep !== undefined) {
    const message = `lists and groups are nested deeper than ${MAX_NESTING} levels`;
    errors.push({ ...at(tooDeep), message });
  }
  // Later errors are mostly consequences of the first.
  const [mistake] = tooDeep === undefined ? [...doc.errors, ...doc.warnings] : [];
  if (mistake) {
    const quote = /closing/.test(mistake.message) ? findOpenQuote(doc, text.length) : undefined;
    errors.push({ ...at(quote ?? mistake.pos[0]), message: toMessage(mistake) });
  }
  if (alias !== undefined && !mistake) {
    errors.push({ ...at(alias), message: "anchors and aliases are not read: write it out" });
  }
  const isReadable = !mistake && alias === undefined && tooDeep === undefined;

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
    value: isReadable ? value : undefined,
    errors,
    positionOf: (path) => at(rangeOf(path)[0]),
    positionOfKey: (path) => {
      let parent: unknown = doc.contents;
      for (const key of path.slice(0, -1)) parent = stepInto(parent, key);
      const pair = isMap(parent) ? findPair(parent, path.at(-1)) : undefined;
      const range = (pair?.key as Node | undefined)?.range;
      return at(range ? range[0] : rangeOf(path)[0]);
    },
    positionInside: (path, requested) => {
      const [start, end] = rangeOf(path);
      const offset = text.slice(start, end).toLowerCase().indexOf(requested.toLowerCase());
      return at(start + Math.max(0, offset));
    },
  };
}
