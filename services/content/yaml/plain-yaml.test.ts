import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { LINEAR, measureGrowth } from "#tests/support/growth.ts";
import { splitFrontMatter } from "../parsing/source-text.ts";
import { readPlainYaml } from "./plain-yaml.ts";
import { parsePositionedYaml } from "./positioned-yaml.ts";

/** The YAML of all content files. */
const FILES = ["content/demo", "content/demo-desk"].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:yaml|md)$/.test(path))
    .map((path) => readFileSync(join(projectRoot, folder, path), "utf8"))
    .map((text) => splitFrontMatter(text)?.frontMatter ?? text),
);

/** What is read at once is what the parser with positions reads, without an error. */
function expectSame(text: string): void {
  const plain = readPlainYaml(text);
  if (!plain) return;
  const { value, errors } = parsePositionedYaml(text);
  expect(errors).toEqual([]);
  // Not strictly: that compares `constructor`, which a text may name.
  expect(plain.value).toEqual(value);
  expect(JSON.stringify(plain.value)).toBe(JSON.stringify(value));
}

test("most content files are read at once, those of members all", () => {
  const members = FILES.filter((text) => text.startsWith("first_name:"));
  expect(members.length).toBeGreaterThan(50);
  for (const text of members) expect(readPlainYaml(text)).toBeDefined();
  for (const text of FILES) expectSame(text);
});

/** Parts of which hostile texts are made. */
const PARTS = [
  ..."a|b c|: |:|- |-|? |?|\n|\n|\n  |\n    |\n |\n- |\n  - |\na: |\n  b: | |  |{|}|[|]|, |,".split(
    "|",
  ),
  ...["|", ">", "|-", ">-", "|+", ">+", "|2", ">1", "|2-", "|\n", ">\n", "|-\n  ", ">-\n  "],
  ..."\"¦'¦\\¦\\n¦\\x41¦\\\n¦\"k\": ¦'k': ¦\"k\":v¦{\"a\":1}¦\"a\n  b\"¦'a\n  b'¦''¦'k''l'".split(
    "¦",
  ),
  ..."#| #| # c|\n#c|\n  # c\n|a#b|}#|]#|&x |*x|!t |!!int |!|%|%YAML 1.2\n|---|---\n|...|...\n|@|`".split(
    "|",
  ),
  ..."~|null|Null|true|TRUE|yes|1|0x1F|0o17|017|1_000|+1|-0|.5|5.|1e3|.inf|-.INF|.nan|0b1|1.0".split(
    "|",
  ),
  ..."2026-01-01|2026-01-01T10:00:00Z|10:30|<<: |<<|=|__proto__: |constructor: |0x10: |~: |1.0: ".split(
    "|",
  ),
  ..."{a: 1}|{a}|[a, b]|[a: b]|[,]|{,}|[a,]|{a: 1,}|[&a ]|a: b: c|- - a|-a|a:b|a :b|a : b|a\n  b".split(
    "|",
  ),
  ...["\t", "\n\t", "\r\n", "\r", "\u00a0", "\u0085", "\u2028", "\ufeff", "\u0000", "\u007f"],
  ...["é", "😀", "\ud800", "w ".repeat(60)],
];

const hostile = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(""));

/** Lines of a content file, with parts put into them or in place of a few of their characters. */
const damaged = fc
  .record({
    file: fc.constantFrom(...FILES.map((text) => text.split("\n"))),
    from: fc.nat(),
    length: fc.integer({ min: 1, max: 12 }),
    edits: fc.array(
      fc.record({
        at: fc.nat(),
        removed: fc.integer({ min: 0, max: 3 }),
        part: fc.constantFrom("", ...PARTS),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ file, from, length, edits }) => {
    const start = from % file.length;
    const text = file.slice(start, start + length).join("\n");
    return edits.reduce((edited, { at, removed, part }) => {
      const position = at % (edited.length + 1);
      return edited.slice(0, position) + part + edited.slice(position + removed);
    }, text);
  });

test("what is read at once is the same as with positions, and has no error", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((text) => `a: ${text}`),
        damaged,
      ),
      expectSame,
    ),
    {
      numRuns: 5_000,
    },
  );
});

test.each([
  "constructor: [a,]",
  "a: |+\n \n ",
  "a: |-\n  \n #a",
  "a:\n    -\n  - b",
  "a:\n  -  #\n- b",
  "a:\n#c\n  text\n  of two lines\n",
])("%j, which the two libraries read differently, is the same", expectSame);

test.each([
  ["maps", (level: number) => `${"  ".repeat(level)}a:\n`, "b"],
  ["lists", () => "- ", "b"],
  ["lists of maps", (level: number) => `${"  ".repeat(level)}- a:\n`, "  b"],
])("%s that are nested too deeply are left to the one with positions", (_what, toLevel, end) => {
  const isRead = Array.from({ length: 40 }, (_, depth) => {
    const levels = Array.from({ length: depth }, (_, level) => toLevel(level)).join("");
    const text = `${levels}${"  ".repeat(depth)}${end}\n`;
    expectSame(text);
    return readPlainYaml(text) !== undefined;
  });
  expect(isRead).toContain(true);
  expect(isRead.at(-1)).toBe(false);
});

describe("hostile texts are read in linear time", () => {
  test.each([
    ["colons and quotes", ': "'],
    ["colons and spaces", ":  "],
    ["spaces", " "],
    ["dashes", "- "],
    ["lists on one line", "- [a, b]\n"],
    ["lists without an end", "- [a, b\n"],
    ["empty lines", "a:\n\n"],
    ["lines of a text", "  b\n"],
    ["comments", "# a\n"],
  ])("%s", async (_what, part) => {
    const growth = await measureGrowth((n) => readPlainYaml(`a: |\n${part.repeat(n)}`), 3_000);
    expect(growth).toBeLessThan(LINEAR);
  });

  test("different fields", async () => {
    const toFields = (n: number) => Array.from({ length: n }, (_, i) => `a${i}: 1\n`).join("");
    const growth = await measureGrowth((n) => readPlainYaml(toFields(n)), 8_000);
    expect(growth).toBeLessThan(LINEAR);
  });
});
