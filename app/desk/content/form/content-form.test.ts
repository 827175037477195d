import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getForm, toFormData, toSubmittedForm } from "#tests/support/content-form.ts";
import { createTestServices } from "#tests/support/services.ts";
import { CONTENT_PLACES, findPlace } from "../editing/content-places.ts";
import { readContentForm, writeSubmittedForm } from "./content-form.service.server.ts";
import { FORM_KINDS } from "./form-kinds.server.ts";

const { db } = await createTestServices();

const DEMO = "content/demo/";
const demo = readdirSync(DEMO, { recursive: true, encoding: "utf8" }).filter((path) => {
  return findPlace(path) !== undefined;
});

const read = async (path: string, text: string) => getForm(await readContentForm(db, path, text));
const write = async (path: string, text: string, changes: Record<string, string | undefined>) =>
  writeSubmittedForm(db, path, toFormData(toSubmittedForm(await read(path, text), changes)));

test("every kind has a form", () => {
  const kinds = CONTENT_PLACES.map(({ kind }) => kind);
  expect(Object.keys(FORM_KINDS).toSorted()).toEqual(kinds.toSorted());
});

test.each(demo)("the form of %s changes nothing where nothing was typed", async (path) => {
  const text = readFileSync(DEMO + path, "utf8");
  const form = await read(path, text);
  expect(JSON.stringify(form.root)).not.toContain('"unshown"');
  expect(await writeSubmittedForm(db, path, toFormData(toSubmittedForm(form)))).toBe(text);
});

const VACANCY = `---
# Asked for by the board.
title: QA engineer # short
type: contract

workplace: remote
location: "Tallinn, Estonia"
country_code: EE
# As agreed.
pay: { min: 40, max: 55, currency: EUR, per: hour } # per hour
technologies:
  - react # first
  # second
  - go
seniority_level: senior
posted_at: 2026-11-01
valid_until: 2099-12-31
closed_at:
excerpt: >-
  Test what
  we build.
unknown: { a: 1 } # mine
---
You test.
`;
const PATH = "vacancies/qa-engineer.md";

test("only what was typed is changed: comments, order and unknown fields stay", async () => {
  const lines = async (changes: Record<string, string | undefined>) => {
    const before = VACANCY.split("\n");
    const after = (await write(PATH, VACANCY, changes)).split("\n");
    return [
      before.filter((line) => !after.includes(line)),
      after.filter((line) => !before.includes(line)),
    ];
  };
  expect(await lines({ title: "Tester: web" })).toEqual([
    ["title: QA engineer # short"],
    ['title: "Tester: web" # short'],
  ]);
  expect(await lines({ "pay.max": "60,5" })).toEqual([
    ["pay: { min: 40, max: 55, currency: EUR, per: hour } # per hour"],
    ["pay: { min: 40, max: 60.5, currency: EUR, per: hour } # per hour"],
  ]);
  expect(await lines({ "technologies.1.value": "java" })).toEqual([["  - go"], ["  - java"]]);
  expect(await lines({ closed_at: "2026-12-01" })).toEqual([
    ["closed_at:"],
    ["closed_at: 2026-12-01"],
  ]);
  expect(await lines({ country_code: "" })).toEqual([["country_code: EE"], ["country_code: null"]]);
  expect(await lines({ previous_slugs: "tester, qa" })).toEqual([
    [],
    ["previous_slugs: [tester, qa]"],
  ]);
  expect(await lines({ body: "You\r\ntest.\r\n" })).toEqual([["You test."], ["You", "test."]]);
});

test("rows are moved, added and removed with what belongs to them", async () => {
  const step = async (intent: string) =>
    /^technologies:[\s\S]*?(?=^seniority)/m.exec(await write(PATH, VACANCY, { intent }))?.[0];
  expect(await step("row:up:1:technologies")).toBe(
    "technologies:\n  # second\n  - go\n  - react # first\n",
  );
  expect(await step("row:remove:0:technologies")).toBe("technologies:\n  # second\n  - go\n");
  expect(await step("row:add:2:technologies")).toContain('  - go\n  - ""\n');
});

test("a list file keeps its layout, and a long one is a form too", async () => {
  const text =
    "# Names.\n- { slug: go, name: Go, aliases: [golang] }\n- { slug: react, name: React }\n";
  const path = "technologies.yaml";
  expect(await write(path, text, { "1.name": "React.js", "1.aliases": "reactjs, jsx" })).toBe(
    "# Names.\n- { slug: go, name: Go, aliases: [golang] }\n- { slug: react, name: React.js, aliases: [reactjs, jsx] }\n",
  );
  expect(await write(path, text, { "0.aliases": "", "1.slug": "" })).toBe(
    '# Names.\n- { slug: go, name: Go }\n- { slug: "", name: React }\n',
  );
  expect(await write(path, text, { "2._from": "new1", "2.slug": "c", "2.name": "C#" })).toBe(
    `${text}- { slug: c, name: C# }\n`,
  );
  const rows = Array.from(
    { length: 500 },
    (_, index) => `- { slug: t${index}, name: T${index} }\n`,
  );
  const long = rows.join("");
  expect(await write(path, long, { "499.name": "Last" })).toBe(long.replace("T499", "Last"));
});

test("a checkbox is cleared and set, and one that was not touched stays absent", async () => {
  const path = "articles/first-steps.md";
  const toArticle = (featured: string) => `---\ntitle: First steps\n${featured}---\nText.\n`;
  const set = toArticle("featured: true # on the home page\n");
  const cleared = toArticle("featured: false # on the home page\n");
  expect(await write(path, set, { featured: undefined })).toBe(cleared);
  expect(await write(path, cleared, { featured: "on" })).toBe(set);
  expect(await write(path, toArticle(""), { title: "Next" })).not.toContain("featured");
});

test("two rows that claim the same place in the file are two", async () => {
  const text = "- { slug: go, name: Go } # first\n- { slug: react, name: React }\n";
  const changes = { "1._from": "0", "1.slug": "vue", "1.name": "Vue" };
  expect(await write("technologies.yaml", text, changes)).toBe(
    "- { slug: go, name: Go } # first\n- { slug: vue, name: Vue }\n",
  );
});

test("an optional part is added, removed and left out", async () => {
  const text = "name: A\nlegal_name: B\n";
  const opened = await write("site.yaml", text, { intent: "row:open:0:announcement" });
  expect(opened).toBe("name: A\nlegal_name: B\nannouncement: {}\n");
  const filled = await write("site.yaml", opened, {
    "announcement.title": "News",
    intent: "row:add:0:announcement.items",
  });
  expect(filled).toBe("name: A\nlegal_name: B\nannouncement:\n  title: News\n  items:\n    - {}\n");
  expect(await write("site.yaml", filled, { intent: "row:remove:0:announcement" })).toBe(text);
});

test("what the form cannot show is left to the text, and said", async () => {
  const odd = VACANCY.replace("pay: {", "pay: [{").replace("hour } #", "hour }] #");
  const form = await read(PATH, odd);
  expect(JSON.stringify(form.root)).toContain('{"name":"pay","label":"Pay","type":"unshown"}');
  expect(await write(PATH, odd, { title: "T" })).toContain("pay: [{ min: 40");
  const reason = async (path: string, text: string) => {
    const form = await readContentForm(db, path, text);
    return "reason" in form ? form.reason : "";
  };
  expect(await reason(PATH, VACANCY.replace("QA engineer", "QA: engineer"))).toContain("line 3");
  expect(await reason(PATH, "No fields")).toContain("does not begin with fields");
  expect(await reason("site.yaml", "- a\n")).toContain("structure");
  expect(await reason("tags.yaml", "")).toContain("there are no fields");
});

test("a form that came in part is refused", async () => {
  const { complete: _, ...submission } = toSubmittedForm(await read(PATH, VACANCY));
  await expect(writeSubmittedForm(db, PATH, toFormData(submission))).rejects.toThrow(
    "sent completely",
  );
});
