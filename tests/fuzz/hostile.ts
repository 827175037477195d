import fc from "fast-check";
import { join, pick, weigh, words } from "./arbitraries.ts";

/** An element that no page has: where it appears unescaped, input became markup. */
export const MARK = "fuzz-x";

/** Texts that `words` cannot hold are listed one by one behind it. */
const TEXTS = [
  // Nothing, and what looks like something.
  ...words("null undefined true false NaN [] {}"),
  "",
  " ",
  "\u00a0",
  "\u3000",
  "\ufeff",
  // Numbers at their limits.
  ...words("0 -0 -1 1.5 1e9 1e309 -1e309 Infinity 0x10 1_000 1,5 ١٢ ٣ １２ 2147483647 2147483648"),
  ...words(`-2147483649 9007199254740993 ${"9".repeat(400)}`),
  // Names that every object has.
  ...words("__proto__ constructor prototype toString hasOwnProperty __defineGetter__"),
  // Characters that something between here and the database may fail on.
  "\0",
  "a\0b",
  "\u0001",
  "\u007f",
  "\u0085",
  "\u2028",
  "\u202e",
  "\ufffe",
  "\ud800",
  "\udc00x",
  "\r\n",
  "\n",
  "\t",
  "e\u0301",
  `e${"\u0301".repeat(200)}`,
  ...words("😀 👩‍👩‍👧‍👦 İ ß ﬃ % %% %00 %zz %C3%28 %u0000 & = + ; , ,,,, | # ?"),
  // Other languages.
  "' or 1=1 --",
  '"; drop table members; --',
  "a:*b & !(c|d)",
  ...words(String.raw`\' \ $1 $$ %_% <-> !!! :* (((((( [[[[[[ [a- (a+)+$ * {{7*7}} <!-- ]]>`),
  `<${MARK}>`,
  `"><${MARK} onload=1>`,
  `</script><${MARK}>`,
  `javascript:${MARK}`,
  "`id`",
  ...words(String.raw`../../../../etc/passwd ..\..\ /etc/passwd file:///etc/passwd //evil.example`),
  ...words("x%0d%0aX-Injected:%20yes =HYPERLINK(1) @SUM(1)"),
  "x\r\nX-Injected: yes",
  // Moments and places that do not exist.
  ...words("2026-02-30 0000-00-00 9999-12-31T23:59:60Z +275760-09-13T00:00:00Z -000001-01-01"),
  ...words("2026-11-21T10:00:00+99:99 25:61 Mars/Phobos Etc/GMT+20 UTC\0 XX zzz"),
  // Long texts.
  "a".repeat(101),
  "a".repeat(3_000),
  "é".repeat(1_500),
  "a ".repeat(1_000),
  "aA1-".repeat(600),
];

export const hostileText: fc.Arbitrary<string> = weigh(
  [8, TEXTS],
  [2, fc.string({ unit: "binary", maxLength: 30 })],
  [1, fc.string({ unit: "grapheme", maxLength: 30 })],
  [1, fc.integer().map(String)],
  [1, fc.double().map(String)],
  [1, fc.json({ maxDepth: 2 })],
  [1, join(pick(TEXTS), pick(TEXTS))],
);

const brackets = words("[] [0] [__proto__] [constructor] [a ] [99999999]");

/** Not the name of a field, or one in unexpected brackets. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  join(
    pick(words("filter members technologies contact_at __proto__ constructor")),
    fc.array(pick(brackets), { minLength: 1, maxLength: 6 }).map((all) => all.join("")),
  ),
  fc.nat(400).map((depth) => `filter${"[a]".repeat(depth)}`),
);

const EVERY = /./gsu;
const UNSAFE = /[^\w.~!*'()-]/gu;

function percentEncode(text: string, which: RegExp): string {
  return text
    .toWellFormed()
    .replace(which, (part) => Buffer.from(part).toString("hex").replace(/../g, "%$&"));
}

/** Text for a URL: escaped as browsers do, or not enough, or too much. */
export function inUrl(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return weigh(
    [4, text.map((value) => percentEncode(value, UNSAFE))],
    [1, text.map((value) => percentEncode(value, EVERY))],
    [1, text.map((value) => percentEncode(percentEncode(value, UNSAFE), UNSAFE))],
    // The first line of a request ends at a space or a line break.
    [1, text.map((value) => percentEncode(value, /[\s\0]/gu))],
  );
}
