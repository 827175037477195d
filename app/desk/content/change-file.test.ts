import { beforeEach, expect, test } from "vitest";
import { toTextDiff } from "#services/content/merge/line-diff.ts";
import { readFile, resetContent, VACANCY, VACANCY_PATH } from "#tests/support/content-editing.ts";
import { SITE } from "#tests/support/content-folder.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { FileOutcome } from "./change-file.server.ts";
import type { FileHistory } from "./history/file-history.service.server.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const editor = await signIn(services, await createStaff(db, { role: "editor" }));
const partner = await signIn(services, await createStaff(db, { role: "partner" }));
const EDIT = `/desk/content/edit?${new URLSearchParams({ path: VACANCY_PATH })}`;
const HISTORY = EDIT.replace("/edit", "/history");

beforeEach(() =>
  resetContent(db, {
    [VACANCY_PATH]: VACANCY,
    "site.yaml": `${SITE}booking:\n  timezone: Europe/Tallinn\n`,
  }),
);

const shown = async () => String((await readFile(db, VACANCY_PATH)).revision);
const post = async (form: Record<string, string>, url = EDIT, cookie = editor) => {
  const response = await desk.request(url, { cookie, form });
  const route = `desk/routes/${url === EDIT ? "edit-content" : "content-history"}.tsx`;
  return { status: response.status, outcome: await readDeskData<FileOutcome>(response, route) };
};

test("a text is saved with the line ends of the site, and published", async () => {
  const text = VACANCY.replaceAll("\n", "\r\n");
  const { status } = await post({ intent: "publish", revision: await shown(), text });
  expect(status).toBe(200);
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "site", text: VACANCY });
  const more = `${VACANCY}More.\n`;
  await post({ intent: "save", revision: await shown(), text: more.replaceAll("\n", "\r\n") });
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "draft", text: more });
});

test("what is wrong with a form is said, and what was typed comes back", async () => {
  const revision = await shown();
  const text = `${VACANCY}More.\n`;
  for (const [form, field] of [
    [{ intent: "save", text: "a\u0000" }, "text"],
    [{ intent: "save", text: "x".repeat(1_000_001) }, "text"],
    [{ intent: "schedule", text, date: "tomorrow", time: "09:00" }, "date"],
    [{ intent: "schedule", text, date: "2099-01-01", time: "25:00" }, "time"],
    [{ intent: "schedule", text, date: "2020-01-01", time: "09:00" }, "time"],
  ] as const) {
    const { status, outcome } = await post({ revision, ...form });
    expect([field, status]).toEqual([field, 422]);
    expect(outcome).toMatchObject({
      kind: "invalid",
      input: { text: form.text },
      errors: { [field]: [expect.any(String)] },
    });
  }
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "site", text: VACANCY });
});

test("a schedule is by the agency's clocks, also where they leave a time out", async () => {
  const revision = await shown();
  const form = { intent: "schedule", revision, text: `${VACANCY}More.\n` };
  // The clocks in Tallinn go forward on this day.
  const gap = await post({ ...form, date: "2047-03-31", time: "03:30" });
  expect(gap.outcome).toMatchObject({
    kind: "invalid",
    errors: { time: ["That time doesn't exist because the clocks go forward. Choose another"] },
  });
  const { status } = await post({ ...form, date: "2099-01-15", time: "09:00" });
  expect(status).toBe(200);
  expect((await readFile(db, VACANCY_PATH)).publishAt).toEqual(new Date("2099-01-15T07:00:00Z"));
});

test("an older revision is a conflict with the newest text and with what was typed", async () => {
  const revision = await shown();
  await post({ intent: "save", revision, text: `${VACANCY}Theirs.\n` });
  const { status, outcome } = await post({ intent: "save", revision, text: `${VACANCY}Own.\n` });
  expect(status).toBe(409);
  expect(outcome).toMatchObject({
    kind: "conflict",
    input: { text: `${VACANCY}Own.\n` },
    file: { text: `${VACANCY}Theirs.\n` },
    changed: [{ isBoth: true, other: "Theirs." }],
  });
});

test("a partner writes, publishes and lists reply templates, and nothing else of the content", async () => {
  const path = "replies/first.md";
  const text =
    "---\ntitle: First\npurpose: request\nsubject: Hello\n---\n\nHello.\n\n{{signature}}\n";
  const edit = `/desk/content/edit?${new URLSearchParams({ path })}`;
  const { revision } = await readFile(db, path);
  const form = { intent: "publish", revision: String(revision), text };
  expect((await desk.request(edit, { cookie: partner, form })).status).toBe(200);
  expect(await readFile(db, path)).toMatchObject({ state: "site", text });
  const list = await desk.request("/desk/content", { cookie: partner });
  const { result } = await readDeskData<{ result: { rows: { path: string }[] } }>(
    list,
    "desk/routes/content.tsx",
  );
  const kinds = new Set(result.rows.map((row) => row.path.split("/")[0]));
  expect([...kinds].toSorted()).toEqual(["members", "replies"]);
  const article = new URLSearchParams({ path: VACANCY_PATH });
  expect((await desk.request(EDIT, { cookie: partner, form })).status).toBe(403);
  expect((await desk.request(`/desk/content/history?${article}`, { cookie: partner })).status).toBe(
    403,
  );
  const preview = { path: VACANCY_PATH, text: VACANCY };
  expect((await desk.request("/desk/preview", { cookie: partner, form: preview })).status).toBe(
    403,
  );
  const create = { kind: "articles", name: "mine" };
  expect((await desk.request("/desk/content/new", { cookie: partner, form: create })).status).toBe(
    422,
  );
});

test("a path without content and one of another role are refused", async () => {
  const status = async (path: string, cookie: string) =>
    (await desk.request(`/desk/content/edit?path=${path}`, { cookie })).status;
  expect(await status("members/anna-kask.yaml", editor)).toBe(403);
  expect(await status("members/anna-kask.yaml", partner)).toBe(200);
  expect(await status("site.yaml", partner)).toBe(403);
  expect(await status("site.yaml", editor)).toBe(200);
  expect(await status("../../etc/passwd", editor)).toBe(404);
  expect(await status("", editor)).toBe(404);
});

test("the history compares a revision with what was published before it, and undoes", async () => {
  const before = Number(await shown());
  const text = `${VACANCY}More.\n`;
  await post({ intent: "publish", revision: String(before), text });
  const read = async (query = "") =>
    readDeskData<FileHistory>(
      await desk.request(HISTORY + query, { cookie: editor }),
      "desk/routes/content-history.tsx",
    );
  const after = Number(await shown());
  expect(await read()).toMatchObject({
    entries: [
      { id: after, kind: "published", isShown: true, source: "desk" },
      { id: before, kind: "published", isShown: false, source: "import" },
    ],
    compared: { id: after, diff: toTextDiff(VACANCY, text) },
  });
  expect(await read(`&revision=${before}`)).toMatchObject({
    compared: { id: before, diff: toTextDiff("", VACANCY) },
  });
  const undo = { intent: "undo", revision: String(after), to: String(before) };
  expect((await post(undo, HISTORY)).status).toBe(200);
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "site", text: VACANCY });
  const other = await readFile(db, "site.yaml");
  const response = await desk.request(`${HISTORY}&revision=${other.revision}`, { cookie: editor });
  expect(response.status).toBe(404);
});

test("nothing is written where content is edited in its folder, and the page says why", async () => {
  const readOnly = createDeskApp({
    ...services,
    env: { ...services.env, isContentReadOnly: true },
  });
  const form = { intent: "save", revision: await shown(), text: "x" };
  const { status } = await readOnly.request(EDIT, { cookie: editor, form });
  expect(status).toBe(403);
  const response = await readOnly.request(EDIT, { cookie: editor });
  expect(await readDeskData(response, "desk/routes/edit-content.tsx")).toMatchObject({
    isReadOnly: true,
  });
});
