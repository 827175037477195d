import fc from "fast-check";
import { pick, toTexts, weigh } from "./arbitraries.ts";

/** An element that no page has: where it appears unescaped, input became markup. */
export const MARK = "fuzz-x";

const TEXTS = [
  // Nothing, and what looks like something.
  ...["", " ", "\u00a0", "\u3000", "\ufeff", ...toTexts("null undefined true false NaN [] {}")],
  // Numbers at their edges.
  ...toTexts("0 -0 -1 1.5 1e9 1e309 -1e309 Infinity 0x10 1_000 1,5 ١٢ ٣ １２ 2147483647"),
  ...toTexts(`2147483648 -2147483649 9007199254740993 ${"9".repeat(400)}`),
  // Names that every object has.
  ...toTexts("__proto__ constructor prototype toString hasOwnProperty __defineGetter__"),
  // Characters that something between here and the database may stumble over.
  ...["\0", "a\0b", "\u0001", "\u007f", "\u0085", "\u2028", "\u202e", "\ufffe", "\ud800"],
  ...["\udc00x", "\r\n", "\n", "\t", "e\u0301", `e${"\u0301".repeat(200)}`],
  ...toTexts("😀 👩‍👩‍👧‍👦 İ ß ﬃ % %% %00 %zz %C3%28 %u0000 & = + ; , ,,,, | # ?"),
  // Other languages.
  ...["' or 1=1 --", '"; drop table members; --', "a:*b & !(c|d)", `"><${MARK} onload=1>`],
  ...toTexts("\\' \\ $1 $$ %_% <-> !!! :* (((((( [[[[[[ [a- (a+)+$ * {{7*7}} `id` <!-- ]]>"),
  ...toTexts(`<${MARK}> </script><${MARK}> javascript:${MARK} =HYPERLINK(1) @SUM(1)`),
  ...toTexts("../../../../etc/passwd ..\\..\\ /etc/passwd file:///etc/passwd //evil.example"),
  ...["x\r\nX-Injected: yes", "x%0d%0aX-Injected:%20yes"],
  // Moments and places that do not exist.
  ...toTexts("2026-02-30 0000-00-00 9999-12-31T23:59:60Z +275760-09-13T00:00:00Z -000001-01-01"),
  ...toTexts("2026-11-21T10:00:00+99:99 25:61 Mars/Phobos Etc/GMT+20 XX zzz"),
  "UTC\0",
  // Much of it.
  ...[
    "a".repeat(101),
    "a".repeat(3_000),
    "é".repeat(1_500),
    "a ".repeat(1_000),
    "aA1-".repeat(600),
  ],
];

/** Hostile text. */
export const hostileText: fc.Arbitrary<string> = weigh(
  [8, pick(TEXTS)],
  [2, fc.string({ unit: "binary", maxLength: 30 })],
  [1, fc.string({ unit: "grapheme", maxLength: 30 })],
  [1, fc.integer().map(String)],
  [1, fc.double().map(String)],
  [1, fc.json({ maxDepth: 2 })],
  [1, fc.tuple(pick(TEXTS), pick(TEXTS)).map(([a, b]) => a + b)],
);

const nested = pick(toTexts("filter members technologies contact_at __proto__ constructor"));
const brackets = fc.array(pick(toTexts("[] [0] [__proto__] [constructor] [a ] [99999999]")), {
  minLength: 1,
  maxLength: 6,
});

/** Not a field's name, or one in unexpected brackets. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  fc.tuple(nested, brackets).map(([name, all]) => name + all.join("")),
  fc.nat(400).map((depth) => `filter${"[a]".repeat(depth)}`),
);

const EVERY = /./gsu;
const UNSAFE = /[^\w.~!*'()-]/gu;

function toPercents(text: string, which: RegExp): string {
  return text
    .toWellFormed()
    .replace(which, (part) =>
      [...Buffer.from(part)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    );
}

/** Text for a URL: escaped as browsers do, or not enough, or too much. */
export function inUrl(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(text, fc.constantFrom("usual", "usual", "usual", "usual", "every", "twice", "none"))
    .map(([value, how]) => {
      // The first line of a request ends at a space or a line break.
      if (how === "none") return toPercents(value, /[\s\0]/gu);
      const once = toPercents(value, how === "every" ? EVERY : UNSAFE);
      return how === "twice" ? toPercents(once, UNSAFE) : once;
    });
}
