import { expect, test } from "vitest";
import { openYamlMap } from "./yaml-map.ts";

const TEXT = `# Written by hand.
name: Anna   # as she spells it
about: |
  <p>One.</p>
  <p>Two.</p>
rate: 54 # agreed in May

languages: # first the mother tongue
  - { code: et, level: Native }
  # since school
  - { code: en, level: C1 }
projects:
  - name: Old
    text: >-
      A long text that is folded over
      two lines.
    extra: kept
tags: [ a, b ]
vetting:
  - check: identity
# The end.
`;

const write = (changes: Record<string, unknown>) =>
  openYamlMap(TEXT)?.write(new Map(Object.entries(changes))) ?? "";

test("only the value of a changed field is another one", () => {
  expect(write({ rate: 60 })).toBe(TEXT.replace("rate: 54", "rate: 60"));
  expect(write({ name: "Anna: the first" })).toBe(
    TEXT.replace("name: Anna ", 'name: "Anna: the first" '),
  );
  expect(write({ about: "<p>Other.</p>\n<p>More.</p>" })).toBe(
    TEXT.replace("One", "Other").replace("Two", "More"),
  );
  expect(write({ rate: null, about: "" })).toContain('about: ""\nrate: null # agreed in May\n');
  expect(write({})).toBe(TEXT);
});

test("a new field is added below the others", () => {
  expect(write({ cv: null })).toBe(`${TEXT}cv: null\n`);
});

test("rows of a list keep their comments and unknown fields in another order", () => {
  const map = openYamlMap(TEXT);
  const languages = [
    map?.row("languages", 1, { level: "C2" }),
    { code: "fi", level: "B1" },
    map?.row("languages", 0, {}),
  ];
  const projects = [map?.row("projects", 0, { name: "New" })];
  const written = map?.write(
    new Map<string, unknown>([
      ["languages", languages],
      ["projects", projects],
    ]),
    {
      rows: ["languages"],
    },
  );
  expect(written).toContain(`  # since school
  - { code: en, level: C2 }
  - { code: fi, level: B1 }
  - { code: et, level: Native }
projects:
  - name: New
    text:`);
  expect(written).toContain("    extra: kept\ntags: [ a, b ]\nvetting:\n");
  expect(openYamlMap(written ?? "")?.values).toMatchObject({
    languages: [{ code: "en", level: "C2" }, { code: "fi" }, { code: "et" }],
    projects: [{ name: "New", text: "A long text that is folded over two lines.", extra: "kept" }],
  });
  expect(written).toContain("# first the mother tongue");
  expect(map?.row("languages", 7, {})).toBeUndefined();
});

test("a list can become empty and be filled again", () => {
  const empty = write({ languages: [] });
  expect(openYamlMap(empty)?.values.languages).toEqual([]);
  const filled = openYamlMap(empty)?.write(
    new Map([["languages", [{ code: "et", level: "A1" }]]]),
    {
      rows: ["languages"],
    },
  );
  expect(filled).toContain("  - { code: et, level: A1 }\nprojects:");
});

test("a text that cannot be read, or is one line, is not opened", () => {
  for (const text of ["", "a: [", "- a", "{ a: 1 }", "a: &x 1\nb: *x", "a: 1\na: 2"]) {
    expect(openYamlMap(text)).toBeUndefined();
  }
});
