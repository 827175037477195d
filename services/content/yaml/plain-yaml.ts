import { FAILSAFE_SCHEMA, load, Type } from "js-yaml";
import { MAX_NESTING } from "./positioned-yaml.ts";

/** A flow collection or quoted text that ends on its line, without others inside. */
const ON_ONE_LINE =
  /(?:"[^"\\\n]*"|'[^'\n]*'|\[[^[\]{}"'#:&*!|>%?\n]*\]|\{[^[\]{}"'#&*!|>%?\n]*\}) *$/;
/** Where a value may begin; inside of texts on several lines also elsewhere. */
const START = /(?:^ *(?:- +)*|: +)/;

/** Tabs, other ends of lines, characters that are an error for one of the libraries; alone it is twice as fast. */
const UNUSUAL_CHARACTER =
  /[^\n\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/** What the two libraries read differently, and some texts around it. */
const NOT_PLAIN = new RegExp(
  [
    // Anchors, aliases, tags, directives, names that are no text, blocks that state their indentation.
    `${START.source}${/(?:[&*!%]|\?(?: |$)|[|>][+-]?[0-9])/.source}`,
    // Other documents.
    /^(?:---|\.\.\.)/.source,
    // Lines of spaces: what they are for a text, and for a comment after it.
    /^ +$/.source,
    // An item without anything on its line: only one of them checks the indentation of the next.
    /^ *(?:- +)*-(?: *$| +#)/.source,
    // A comment before a value: only one of them takes a text of several lines after it.
    /:[\n ]*\n *#/.source,
    // Lists, groups and quoted texts on several lines, whose indentation only one of them checks.
    `${START.source}(?!${ON_ONE_LINE.source})["'[{]`,
  ].join("|"),
  "mu",
);

/** Names that are texts for both; of others one library makes numbers and the like first. */
const PLAIN_NAME = /^(?!(?:true|false|null|NaN|Infinity)$)[A-Za-z][\w-]{0,99}$/;

const toType = (name: string, test: RegExp, construct: (text: string) => unknown) =>
  new Type(`tag:yaml.org,2002:${name}`, {
    kind: "scalar",
    resolve: (text) => text !== null && test.test(text),
    construct,
  });

function toInt(text: string): number {
  const radix = { "0o": 8, "0x": 16 }[text.slice(0, 2)];
  return radix ? Number.parseInt(text.slice(2), radix) : Number.parseInt(text, 10);
}

function toFloat(text: string): number {
  // Of `.nan` as well.
  if (!/inf$/i.test(text)) return Number.parseFloat(text);
  return text.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

const INT = /^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$/;
const FLOAT =
  /^(?:\.nan|\.NaN|\.NAN|[-+]?(?:\.(?:inf|Inf|INF)|\.[0-9]+|[0-9]+\.[0-9]*|(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+))$/;

/** The types of YAML 1.2 as `yaml` has them, one a name; those of js-yaml read more as numbers. */
const CORE_SCHEMA = FAILSAFE_SCHEMA.extend({
  implicit: [
    toType("null", /^(?:~|[Nn]ull|NULL)?$/, () => null),
    toType("bool", /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/, (text) => /^t/i.test(text)),
    toType("int", INT, toInt),
    toType("float", FLOAT, toFloat),
  ],
});

/** So many are read by both libraries, whatever is inside. */
const MAX_LEVELS = MAX_NESTING - 2;

function isPlain(value: unknown, levels = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (levels === MAX_LEVELS) return false;
  const isList = Array.isArray(value);
  return Object.entries(value).every(
    ([name, item]) => (isList || PLAIN_NAME.test(name)) && isPlain(item, levels + 1),
  );
}

/**
 * The value of a text without errors, in a sixth of the time that `parsePositionedYaml` takes, which
 * decides where this is undefined: the text may have an error, or is one that the two libraries could
 * read differently.
 */
export function readPlainYaml(text: string): { value: object } | undefined {
  if (UNUSUAL_CHARACTER.test(text) || NOT_PLAIN.test(text)) return undefined;
  try {
    const value = load(text, { schema: CORE_SCHEMA });
    return typeof value === "object" && value !== null && isPlain(value) ? { value } : undefined;
  } catch {
    return undefined;
  }
}
