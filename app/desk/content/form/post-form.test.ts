import { beforeEach, expect, test } from "vitest";
import { readFile, resetContent, VACANCY, VACANCY_PATH } from "#tests/support/content-editing.ts";
import { getForm, toSubmittedForm } from "#tests/support/content-form.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { FileOutcome } from "../change-file.server.ts";
import type { ContentForm, NoForm } from "./form-spec.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const cookie = await signIn(services, await createStaff(db, { role: "editor" }));

const toUrl = (path: string) => `/desk/content/edit?${new URLSearchParams({ path })}`;

beforeEach(() => resetContent(db, { [VACANCY_PATH]: VACANCY }));

async function open(path: string) {
  const response = await desk.request(toUrl(path), { cookie });
  const { form } = await readDeskData<{ form: ContentForm | NoForm }>(
    response,
    "desk/routes/edit-content.tsx",
  );
  return form;
}

async function post(intent: string, changes: Record<string, string | undefined>, revision = "") {
  const form = toSubmittedForm(getForm(await open(VACANCY_PATH)), changes);
  const shown = revision || String((await readFile(db, VACANCY_PATH)).revision);
  const response = await desk.request(toUrl(VACANCY_PATH), {
    cookie,
    form: { ...form, revision: shown, intent },
  });
  const outcome = await readDeskData<FileOutcome>(response, "desk/routes/edit-content.tsx");
  return { status: response.status, outcome };
}

const own = VACANCY.replace("QA engineer", "Tester");

test("a form is saved as a draft and published by the path of the text", async () => {
  expect((await post("save", { title: "Tester" })).status).toBe(200);
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "draft", text: own });
  expect((await post("publish", {})).outcome).toMatchObject({ kind: "done", intent: "publish" });
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "site", text: own });
});

test("a problem is at its field, and what was typed comes back as a form", async () => {
  const { status, outcome } = await post("publish", { "pay.max": "much", title: "Tester" });
  expect(status).toBe(422);
  expect(outcome).toMatchObject({
    kind: "invalid",
    problems: [{ field: "pay.max", severity: "error" }],
    input: { form: { values: { title: "Tester", pay: { max: "much" } } } },
  });
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "site", text: VACANCY });
});

test("of two who post the form, the later one gets the newest text and keeps what was typed", async () => {
  const revision = String((await readFile(db, VACANCY_PATH)).revision);
  await post("save", { excerpt: "Theirs." });
  const { status, outcome } = await post("save", { title: "Tester" }, revision);
  expect(status).toBe(409);
  expect(outcome).toMatchObject({
    kind: "conflict",
    file: { text: VACANCY.replace("Test what we build.", "Theirs.") },
    input: { form: { values: { title: "Tester" } } },
  });
});

test("without JavaScript a row is added on the server, and nothing is stored", async () => {
  const { outcome } = await post("row:add:0:technologies", { title: "Tester" });
  expect(outcome).toMatchObject({
    kind: "input",
    input: {
      form: {
        values: {
          title: "Tester",
          technologies: [
            { value: "react", _from: "0" },
            { value: "", _from: "1" },
          ],
        },
      },
    },
  });
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "site", text: VACANCY });
});

test("a file without a form opens as text, and so does one that is asked for as text", async () => {
  expect(await open("article-tags.yaml")).toMatchObject({ reason: expect.any(String) });
  const response = await desk.request(`${toUrl(VACANCY_PATH)}&view=text`, { cookie });
  const data = await readDeskData<{ form?: unknown }>(response, "desk/routes/edit-content.tsx");
  expect(data.form).toBeUndefined();
});

test("the text that a form would write, and the form of a text, are read without storing", async () => {
  const form = toSubmittedForm(getForm(await open(VACANCY_PATH)), { title: "Tester" });
  const ask = async (fields: Record<string, string>) => {
    const response = await desk.request("/desk/content/form", {
      cookie,
      form: { path: VACANCY_PATH, ...fields },
    });
    return { status: response.status, body: await response.json() };
  };
  expect(await ask(form)).toEqual({ status: 200, body: { text: own } });
  expect((await ask({ text: own })).body).toMatchObject({ form: { values: { title: "Tester" } } });
  expect((await ask({ text: own, path: "../etc/passwd" })).status).toBe(404);
  expect((await ask({ text: own, path: "members/anna-kask.yaml" })).status).toBe(403);
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "site", text: VACANCY });
});

test("where content is edited in its folder, a form is shown and refused", async () => {
  const form = toSubmittedForm(getForm(await open(VACANCY_PATH)), { title: "Tester" });
  const readOnly = createDeskApp({
    ...services,
    env: { ...services.env, isContentReadOnly: true },
  });
  const revision = String((await readFile(db, VACANCY_PATH)).revision);
  const submission = { ...form, revision, intent: "save" };
  const response = await readOnly.request(toUrl(VACANCY_PATH), { cookie, form: submission });
  expect(response.status).toBe(403);
  expect(await readFile(db, VACANCY_PATH)).toMatchObject({ state: "site", text: VACANCY });
});
