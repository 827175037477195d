import {
  Document,
  isMap,
  isScalar,
  isSeq,
  Scalar,
  type ScalarTag,
  type Tags,
  visit,
  YAMLSeq,
} from "yaml";

type Context = Parameters<NonNullable<ScalarTag["stringify"]>>[1];

/** Width of a folded text in columns. */
const WIDTH = 100;

/** Layout options of a file. */
export type Layout = {
  /** Comment at the top, without its `#`. */
  comment?: string;
  /** Lists with one entry per line, by field; `""` is the file itself. */
  rows?: readonly string[];
  /** Texts that are written as literal blocks, also when they have only one line. */
  blocks?: readonly string[];
  /** Sums: no decimal places, or two. */
  money?: readonly string[];
};

/** `[a, b]` without the inner spaces that a flow map has. */
export class TightSeq extends YAMLSeq {
  override toString(...[ctx, ...rest]: Parameters<YAMLSeq["toString"]>): string {
    return super.toString(ctx && { ...ctx, flowCollectionPadding: "" }, ...rest);
  }
}

/** Lines of at most `width` characters; a tag of HTML is not broken. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ (?![^<]*>)/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Breaks between single spaces only: any other white space would change its meaning. */
function isFoldable(scalar: Scalar): boolean {
  return scalar.type === Scalar.BLOCK_FOLDED && !/\s{2}|[^\S ]|^ | $/.test(String(scalar.value));
}

/**
 * Writes texts where the library is wrong: it lets the last word of a folded text exceed the width,
 * and changes some quoted texts of several lines.
 */
function writeText(scalar: Scalar, { indent, inFlow }: Context): string | undefined {
  const text = String(scalar.value);
  if (isFoldable(scalar) && !inFlow)
    return [">-", ...wrap(text, WIDTH - indent.length)].join(`\n${indent}`);
  const isBlock = scalar.type === Scalar.BLOCK_LITERAL && !inFlow;
  return text.includes("\n") && !isBlock ? JSON.stringify(text) : undefined;
}

export function withOwnTexts(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === "string" || tag.tag !== "tag:yaml.org,2002:str") return tag;
    const string = tag as ScalarTag;
    return {
      ...string,
      stringify: (scalar, ctx, ...rest) =>
        writeText(scalar, ctx) ?? string.stringify?.(scalar, ctx, ...rest) ?? "",
    } satisfies ScalarTag;
  });
}

/**
 * YAML in the one layout of content folders: long texts folded at 100 characters, texts with lines
 * of their own as they are, lists of words in brackets.
 */
export function writeYaml(value: object, layout: Layout = {}): string {
  const doc = new Document(value, { version: "1.2", customTags: withOwnTexts });
  visit(doc, {
    Seq(_key, node) {
      if (node instanceof TightSeq || !node.items.every((item) => isScalar(item))) return undefined;
      const tight = new TightSeq();
      tight.items = node.items;
      tight.flow = true;
      return tight;
    },
    Pair(_key, pair) {
      const name = isScalar(pair.key) ? String(pair.key.value) : "";
      if (layout.rows?.includes(name)) layOutRows(pair.value);
      if (isScalar(pair.value)) layOutScalar(pair.value, name, layout);
    },
  });
  if (layout.rows?.includes("")) layOutRows(doc.contents);
  const text = doc.toString({ lineWidth: 0, minContentWidth: 0 });
  return layout.comment ? `# ${layout.comment}\n${text}` : text;
}

function layOutRows(list: unknown): void {
  if (!isSeq(list)) return;
  for (const row of list.items) if (isMap(row)) row.flow = true;
}

function layOutScalar(scalar: Scalar, name: string, { blocks, money }: Layout): void {
  const { value } = scalar;
  if (typeof value === "number" && money?.includes(name) && !Number.isInteger(value)) {
    scalar.minFractionDigits = 2;
  }
  if (typeof value !== "string" || value === "") return;
  if (value.includes("\n") || blocks?.includes(name)) {
    scalar.value = `${value}\n`;
    scalar.type = Scalar.BLOCK_LITERAL;
  } else if (value.length + name.length + 2 > WIDTH - 4) {
    scalar.type = Scalar.BLOCK_FOLDED;
  }
}
