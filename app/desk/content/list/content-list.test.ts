import { beforeEach, expect, test } from "vitest";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import { readFile, resetContent, VACANCY, VACANCY_PATH } from "#tests/support/content-editing.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { toTitle } from "../editing/file-title.ts";
import { publishFile } from "../editing/publish-file.service.server.ts";
import { discardDraft, saveFile } from "../editing/save-file.service.server.ts";
import { readContentList } from "./content-list.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });

beforeEach(() => resetContent(db, { [VACANCY_PATH]: VACANCY }));

const list = async (
  query: Partial<Parameters<typeof readContentList>[1]> = {},
  role: StaffRole = "owner",
) =>
  (await readContentList(db, { kind: "", state: "all", text: "", page: 1, ...query }, role)).rows;
const listPaths = async (query?: Parameters<typeof list>[0], role?: StaffRole) =>
  (await list(query, role)).map(({ path }) => path).toSorted();

test("every file is listed once with its state and who changed it, last changed first", async () => {
  const path = "vacancies/new.md";
  await saveFile(services, mari, { path, text: VACANCY, revision: 0 });
  const { revision } = await readFile(db, VACANCY_PATH);
  await saveFile(services, mari, { path: VACANCY_PATH, text: `${VACANCY}More.\n`, revision });
  const rows = await list();
  expect(rows.slice(0, 2)).toMatchObject([
    { path: VACANCY_PATH, state: "draft", author: "Mari Kask", title: "QA engineer" },
    { path, state: "draft", kind: "vacancies" },
  ]);
  expect(rows.map((row) => row.path).toSorted()).toEqual([
    "members/anna-kask.yaml",
    "pages/privacy.md",
    "site.yaml",
    "tags.yaml",
    "technologies.yaml",
    path,
    VACANCY_PATH,
  ]);
});

test("kind, state and words narrow the list", async () => {
  const { revision } = await readFile(db, VACANCY_PATH);
  const edit = { path: VACANCY_PATH, text: `${VACANCY}More.\n`, revision };
  const publishAt = new Date(Date.now() + 3_600_000);
  await publishFile(services, mari, { ...edit, publishAt });
  expect(await listPaths({ kind: "vacancies" })).toEqual([VACANCY_PATH]);
  expect(await list({ state: "scheduled" })).toMatchObject([
    { path: VACANCY_PATH, published_at: publishAt },
  ]);
  expect(await listPaths({ state: "draft" })).toEqual([]);
  expect(await listPaths({ text: "what you send" })).toEqual(["pages/privacy.md"]);
  expect(await listPaths({ text: "anna" })).toEqual(["members/anna-kask.yaml"]);
  expect(await listPaths({ text: "100%_" })).toEqual([]);
});

test("a discarded draft of a new file is not listed", async () => {
  const path = "vacancies/new.md";
  const revision = await saveFile(services, mari, { path, text: VACANCY, revision: 0 });
  await discardDraft(services, mari, { path, revision });
  expect(await listPaths({ kind: "vacancies" })).toEqual([VACANCY_PATH]);
});

test("a role sees the kinds that it edits", async () => {
  expect(await listPaths({}, "editor")).not.toContain("members/anna-kask.yaml");
  expect(await listPaths({}, "partner")).toEqual(["members/anna-kask.yaml"]);
  expect(await listPaths({ kind: "page texts" }, "partner")).toEqual([]);
});

test("a title is what the file calls itself", () => {
  expect(toTitle(VACANCY)).toBe("QA engineer");
  expect(toTitle('---\ntitle: "Rates: how"\n')).toBe("Rates: how");
  expect(toTitle("first_name: Anna\nlast_name: Kask\n")).toBe("Anna Kask");
  expect(toTitle("name: Mari\nrole: Author\n")).toBe("Mari");
  expect(toTitle("# comment\n- { slug: react, name: React }\n")).toBe("");
});
