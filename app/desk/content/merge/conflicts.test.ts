import { beforeEach, expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import type { Services } from "#services/services.server.ts";
import { readFile, resetContent, VACANCY, VACANCY_PATH } from "#tests/support/content-editing.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { getForm, toSubmittedForm } from "#tests/support/content-form.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { FileOutcome } from "../change-file.server.ts";
import { discardDraft } from "../editing/save-file.service.server.ts";
import type { ContentForm, NoForm } from "../form/form-spec.ts";

const services = await createTestServices();
const { db } = services;
const eva = await createStaff(db, { name: "Eva", role: "editor" });
const oskar = await createStaff(db, { name: "Oskar", role: "editor" });
const cookies = { eva: await signIn(services, eva), oskar: await signIn(services, oskar) };
type Person = keyof typeof cookies;
type Shown = { form: ContentForm; revision: number };

const SITE_PATH = "site.yaml";

beforeEach(() => resetContent(db, { [VACANCY_PATH]: VACANCY }));

const toUrl = (path: string) => `/desk/content/edit?${new URLSearchParams({ path })}`;
const ROUTE = "desk/routes/edit-content.tsx";

/** The form of a file as a person has it open. */
async function open(path = VACANCY_PATH): Promise<Shown & { published?: { changed: unknown } }> {
  const response = await createDeskApp(services).request(toUrl(path), { cookie: cookies.oskar });
  const { file, form, published } = await readDeskData<{
    file: { revision: number };
    form: ContentForm | NoForm;
    published?: { changed: unknown };
  }>(response, ROUTE);
  return { form: getForm(form), revision: file.revision, ...(published && { published }) };
}

type Sending = { path?: string; intent?: string; deps?: Services };

async function sendFields(
  who: Person,
  fields: Record<string, string>,
  { path = VACANCY_PATH, intent = "publish", deps = services }: Sending = {},
) {
  const response = await createDeskApp(deps).request(toUrl(path), {
    cookie: cookies[who],
    form: { ...fields, intent },
  });
  return readDeskData<FileOutcome>(response, ROUTE);
}

const send = (
  who: Person,
  { form, revision }: Shown,
  changes: Record<string, string>,
  sending?: Sending,
) => sendFields(who, { ...toSubmittedForm(form, changes), revision: String(revision) }, sending);

/** What a person has in the form after a conflict. */
function toShown(outcome: FileOutcome): Shown {
  if (outcome.kind !== "conflict" || !outcome.input.form) throw new Error(outcome.kind);
  return { form: getForm(outcome.input.form), revision: outcome.file.revision };
}

const readText = async (path = VACANCY_PATH) => (await readFile(db, path)).site?.text;
const EVAS = VACANCY.replace("QA engineer", "Quality engineer");
const BOTH = EVAS.replace("Test what we build.", "Break what we build.");

test("two people publish different fields of one file, and both changes are on the site", async () => {
  const shown = await open();
  expect(await send("eva", shown, { title: "Quality engineer" })).toMatchObject({ kind: "done" });
  const late = await send("oskar", shown, { excerpt: "Break what we build." });
  expect(late).toMatchObject({
    kind: "conflict",
    message: "Eva published this file",
    changed: [{ name: "title", isBoth: false, other: "Quality engineer" }],
    input: { text: BOTH, form: { values: { title: "Quality engineer" } } },
  });
  expect(await readText()).toBe(EVAS);
  expect(await send("oskar", toShown(late), {})).toMatchObject({ kind: "done" });
  expect(await readText()).toBe(BOTH);
});

test.each([
  ["technologies.yaml", { "0.name": "React.js" }, { "1.name": "TS" }, ["React.js", "TS"]],
  [
    "pages/privacy.md",
    { title: "Your data" },
    { body: "## Data\n\nLess.\n" },
    ["Your data", "Less."],
  ],
  [SITE_PATH, { tagline: "Hire well." }, { "address.city": "Tartu" }, ["Hire well.", "Tartu"]],
])("%s is merged field by field", async (path, evas, oskars, texts) => {
  const shown = await open(path);
  await send("eva", shown, evas, { path });
  const late = await send("oskar", shown, oskars, { path });
  expect(await send("oskar", toShown(late), {}, { path })).toMatchObject({ kind: "done" });
  const text = await readText(path);
  for (const part of texts) expect(text).toContain(part);
});

test("a field that both changed has what was typed here, and the stored one is named", async () => {
  const shown = await open();
  await send("eva", shown, { title: "Quality engineer" });
  const late = await send("oskar", shown, { title: "Tester" });
  expect(late).toMatchObject({
    kind: "conflict",
    changed: [{ name: "title", isBoth: true, other: "Quality engineer" }],
    input: { form: { values: { title: "Tester" } } },
  });
  expect(await readText()).toBe(EVAS);
});

test("in the text editor lines are merged, and a third publication in between is a conflict again", async () => {
  const { revision } = await readFile(db, VACANCY_PATH);
  const own = VACANCY.replace("You test.", "You test.\nYou write.");
  await sendFields("eva", { text: EVAS, revision: String(revision) });
  const late = await sendFields("oskar", { text: own, revision: String(revision) });
  expect(late.input.text).toBe(own.replace("QA engineer", "Quality engineer"));
  if (late.kind !== "conflict") throw new Error(late.kind);
  const evas = EVAS.replace("EE", "FI");
  await sendFields("eva", { text: evas, revision: String(late.file.revision) });
  const later = await sendFields("oskar", {
    text: late.input.text,
    revision: String(late.file.revision),
  });
  expect(later).toMatchObject({ kind: "conflict", changed: [{ name: "country_code" }] });
  expect(await readText()).toBe(evas);
});

test("the next change is made on what was published, not on what a colleague published since", async () => {
  const shown = await open();
  const deps: Services = {
    ...services,
    publish: async (publication) => {
      const published = await services.publish(publication);
      await send("eva", await open(), { title: "Quality engineer" });
      return published;
    },
  };
  const done = await send("oskar", shown, { excerpt: "Break what we build." }, { deps });
  if (done.kind !== "done") throw new Error(done.kind);
  const next = { form: shown.form, revision: done.revision };
  const late = await send("oskar", next, { excerpt: "Break what we build.", location: "Tartu" });
  expect(late).toMatchObject({ kind: "conflict", changed: [{ name: "title", isBoth: false }] });
  await send("oskar", toShown(late), {});
  expect(await readText()).toBe(BOTH.replace("Tallinn, Estonia", "Tartu"));
});

test("a draft has what an import published since, and so has what was typed on it", async () => {
  await send("oskar", await open(), { excerpt: "Break what we build." }, { intent: "save" });
  const shown = await open();
  await importFolder(db, writeContentFolder({ [VACANCY_PATH]: EVAS }), contentKinds);
  const reopened = await open();
  expect(reopened).toMatchObject({
    form: { text: BOTH },
    published: { changed: [{ name: "title", isBoth: false }] },
  });
  const late = await send("oskar", shown, { location: "Tartu" });
  expect(late.input.text).toBe(BOTH.replace("Tallinn, Estonia", "Tartu"));
  await send("oskar", toShown(late), {});
  expect(await readText()).toBe(BOTH.replace("Tallinn, Estonia", "Tartu"));
});

test("what was typed stays when a colleague discards the draft or removes the file", async () => {
  const { revision } = await readFile(db, VACANCY_PATH);
  const own = VACANCY.replace("QA engineer", "Tester");
  await sendFields("oskar", { text: own, revision: String(revision) }, { intent: "save" });
  const draft = await readFile(db, VACANCY_PATH);
  await discardDraft(services, eva, draft);
  const input = { text: `${own}More.\n`, revision: String(draft.revision) };
  expect(await sendFields("oskar", input)).toMatchObject({
    kind: "conflict",
    message: "The draft was discarded",
    input: { text: `${own}More.\n` },
  });
  await sendFields("eva", { revision: String(revision), text: "" }, { intent: "remove" });
  expect(await sendFields("oskar", { ...input, revision: String(revision) })).toMatchObject({
    kind: "conflict",
    message: "Eva removed this file",
    input: { text: `${own}More.\n` },
  });
});

test("a conflict in a long text is answered with the beginning of the comparison", async () => {
  const toLong = (word: string) =>
    VACANCY + Array.from({ length: 20_000 }, (_, index) => `${word} ${index}\n`).join("");
  const { revision } = await readFile(db, VACANCY_PATH);
  const save = (who: Person, word: string) =>
    sendFields(who, { text: toLong(word), revision: String(revision) }, { intent: "save" });
  await save("eva", "Bonjour");
  const late = await save("oskar", "Tere");
  if (late.kind !== "conflict") throw new Error(late.kind);
  expect(late.input.text).toBe(toLong("Tere"));
  expect(late.diff.parts.flatMap(({ lines }) => lines)).toHaveLength(500);
  expect(late.diff.unlisted).toBeGreaterThan(39_000);
});
