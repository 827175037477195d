import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { writeYaml } from "./write-yaml.ts";

describe("canonical YAML", () => {
  it("folds a long text at 100 characters and never inside a tag", () => {
    const sentence = "A sentence of words that goes on for quite some time, and then a bit longer";
    const text = writeYaml({ text: `${sentence} <a href="https://x.example/y">with a link</a>.` });
    expect(text).toBe(
      `text: >-\n  ${sentence}\n  <a href="https://x.example/y">with a link</a>.\n`,
    );
  });

  it("writes rows on one line, lists of words in brackets and other groups as blocks", () => {
    const value = {
      rows: [{ code: "et", level: "Native" }],
      groups: [{ name: "A", tags: ["x", "y"], none: [] }],
      empty: null,
    };
    expect(writeYaml(value, { rows: ["rows"], comment: "What this is." })).toBe(
      `# What this is.
rows:
  - { code: et, level: Native }
groups:
  - name: A
    tags: [x, y]
    none: []
empty: null
`,
    );
  });

  it("retains the lines of a text and writes amounts with two decimal places or none", () => {
    const value = { about: "<p>a</p>", lines: "a\nb", rate: 61.5, fee: 6496 };
    expect(writeYaml(value, { blocks: ["about"], money: ["rate", "fee"] })).toBe(
      `about: |
  <p>a</p>
lines: |
  a
  b
rate: 61.50
fee: 6496
`,
    );
  });

  it("quotes what would be read as something else", () => {
    const value = { a: "10415", b: "null", c: "true", d: "", e: "a: b", f: "# a", g: "- a" };
    expect(parse(writeYaml(value))).toEqual(value);
  });

  it("means the same as what was written, whatever the texts are", () => {
    const words = fc.array(
      fc.oneof(fc.string(), fc.constantFrom("a", "<a b", ">", "  ", "#", ":", "é")),
    );
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      words.map((list) => list.join(" ").slice(0, 400)),
      words.map((list) => list.join("\n")),
    );
    const trimmed = text.map((value) => value.trim());
    const record = fc.record({ about: trimmed, name: trimmed, list: fc.array(trimmed) });
    const withoutFinalBreak = (value: unknown) =>
      typeof value === "string" ? value.trim() : value;
    fc.assert(
      fc.property(fc.array(record), fc.boolean(), (rows, isFlow) => {
        const layout = { blocks: ["about"], rows: isFlow ? ["rows"] : [] };
        const read = parse(writeYaml({ rows }, layout), (_key, value) => withoutFinalBreak(value));
        expect(read).toEqual({ rows });
      }),
    );
  });
});
