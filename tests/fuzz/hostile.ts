import fc from "fast-check";

/** An element that no page has: where it appears unescaped, input became markup. */
export const MARK = "fuzz-x";

const LONE_SURROGATE = "\ud800";

const TEXTS = [
  // Nothing, and what looks like something.
  ...[
    "",
    " ",
    "\u00a0",
    "\u3000",
    "\ufeff",
    "null",
    "undefined",
    "true",
    "false",
    "NaN",
    "[]",
    "{}",
  ],
  // Numbers at their edges.
  ...["0", "-0", "-1", "1.5", "1e9", "1e309", "-1e309", "Infinity", "0x10", "1_000", "1,5", "١٢"],
  ...["2147483647", "2147483648", "-2147483649", "9007199254740993", "9".repeat(400), "٣", "１２"],
  // Names that every object has.
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "__defineGetter__"],
  // Characters that something between here and the database may stumble over.
  ...["\0", "a\0b", "\u0001", "\u007f", "\u0085", "\u2028", "\u202e", "\ufffe", LONE_SURROGATE],
  ...[
    "\udc00x",
    "😀",
    "👩‍👩‍👧‍👦",
    "İ",
    "ß",
    "ﬃ",
    "e\u0301",
    `e${"\u0301".repeat(200)}`,
    "\r\n",
    "\n",
    "\t",
  ],
  ...["%", "%%", "%00", "%zz", "%C3%28", "%u0000", "&", "=", "+", ";", ",", ",,,,", "|", "#", "?"],
  // Other languages.
  ...["' or 1=1 --", '"; drop table members; --', "\\'", "\\", "$1", "$$", "%_%", "a:*b & !(c|d)"],
  ...["<->", "!!!", ":*", "((((((", "[[[[[[", "[a-", "(a+)+$", "*", "{{7*7}}", "`id`"],
  ...[
    `<${MARK}>`,
    `"><${MARK} onload=1>`,
    `</script><${MARK}>`,
    `javascript:${MARK}`,
    "<!--",
    "]]>",
  ],
  ...["../../../../etc/passwd", "..\\..\\", "/etc/passwd", "file:///etc/passwd", "//evil.example"],
  ...["x\r\nX-Injected: yes", "x%0d%0aX-Injected:%20yes", "=HYPERLINK(1)", "@SUM(1)"],
  // Moments and places that do not exist.
  ...[
    "2026-02-30",
    "0000-00-00",
    "9999-12-31T23:59:60Z",
    "+275760-09-13T00:00:00Z",
    "-000001-01-01",
  ],
  ...["2026-11-21T10:00:00+99:99", "25:61", "Mars/Phobos", "Etc/GMT+20", "UTC\0", "XX", "zzz"],
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
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...TEXTS), fc.constantFrom(...TEXTS))
      .map(([a, b]) => a + b),
  },
);

/** Not a field's name, or one in unexpected brackets. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  fc
    .tuple(
      fc.constantFrom(
        "filter",
        "members",
        "technologies",
        "contact_at",
        "__proto__",
        "constructor",
      ),
      fc.array(
        fc.constantFrom("[]", "[0]", "[__proto__]", "[constructor]", "[a", "]", "[99999999]"),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
    )
    .map(([name, brackets]) => name + brackets.join("")),
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

/** Text for an address: escaped as browsers do, or not enough, or too much. */
export function inAddress(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(text, fc.constantFrom("usual", "usual", "usual", "usual", "every", "twice", "none"))
    .map(([value, how]) => {
      // The first line of a request ends at a space or a line break.
      if (how === "none") return toPercents(value, /[\s\0]/gu);
      const once = toPercents(value, how === "every" ? EVERY : UNSAFE);
      return how === "twice" ? toPercents(once, UNSAFE) : once;
    });
}
