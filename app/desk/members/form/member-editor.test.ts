import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { importContent } from "#services/content/transfer/import-content.server.ts";
import {
  listAudited,
  listRevisionsOf,
  readFile,
  resetContent,
} from "#tests/support/content-editing.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { getForm, toSubmittedForm } from "#tests/support/content-form.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { FileOutcome } from "../../content/change-file.server.ts";
import { discardDraft } from "../../content/editing/save-file.service.server.ts";
import type { ContentForm } from "../../content/form/form-spec.ts";
import { readMemberEditor } from "./member-editor.service.server.ts";
import { MemberFields } from "./member-fields.tsx";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask", role: "partner" });
const jaan = await createStaff(db, { name: "Jaan Kuusk", role: "partner" });
const cookies = { mari: await signIn(services, mari), jaan: await signIn(services, jaan) };
const desk = createDeskApp(services);

const PATH = "members/anna-kask.yaml";
const TEXT = `# Met at a conference.
first_name: Anna
last_name: Kask
position: Developer # for now
excerpt: Writes <strong>React</strong>.
about: |
  <p>Nine years.</p>
country_code: EE
timezone: Europe/Tallinn
seniority_level: senior
years_of_experience: 9
sales_rate: 54.50
sales_currency: EUR
redemption_rate: null
cv_link: null
available_from: 2026-12-01
availability_confirmed_at: 2026-11-20
languages:
  - { code: et, level: Native }
  # Since school.
  - { code: en, level: C1 }
technologies:
  - { slug: react, years: 5, main: true }
experiences: []
educations: []
`;

beforeEach(() => resetContent(db, { [PATH]: TEXT }));

type Shown = { form: ContentForm; revision: number };
type Changes = Readonly<Record<string, string | undefined>>;

const open = async () => {
  const editor = await readMemberEditor(services, "anna-kask");
  if (!editor) throw new Error("No such member");
  return { form: getForm(editor.form), revision: editor.file.revision, editor };
};

/** What the form shows after it was sent. */
function toShown(outcome: FileOutcome): Shown {
  const { form, revision } = outcome.input;
  if (!form) throw new Error("It was sent as text");
  if (outcome.kind === "done") return { form: getForm(form), revision: outcome.revision };
  const newest = outcome.kind === "conflict" ? outcome.file.revision : revision;
  return { form: getForm(form), revision: newest };
}

const valuesOf = (outcome: FileOutcome) => toShown(outcome).form.values;

async function post(
  intent: string,
  { form, revision }: Shown,
  changes: Changes = {},
  who: keyof typeof cookies = "mari",
) {
  const fields = { ...toSubmittedForm(form, changes), intent, revision: String(revision) };
  const response = await desk.request("/desk/members/anna-kask/edit", {
    cookie: cookies[who],
    form: fields,
  });
  const outcome = await readDeskData<FileOutcome>(response, "desk/routes/edit-member.tsx");
  return { status: response.status, outcome };
}

test("a form that was not changed writes the same text", async () => {
  const shown = await open();
  const { status } = await post("publish", shown);
  expect(status).toBe(200);
  expect(await listRevisionsOf(db, PATH)).toHaveLength(1);
});

test("a change is published with nothing else in the file changed", async () => {
  const shown = await open();
  const moved = toShown((await post("row:up:1:languages", shown)).outcome);
  const { status } = await post("publish", moved, {
    position: "Lead: developer",
    sales_rate: "60",
    "technologies.1._from": "new1",
    "technologies.1.slug": "TypeScript",
    "technologies.1.years": "3,5",
  });
  expect(status).toBe(200);
  const { text, state } = await readFile(db, PATH);
  expect(state).toBe("site");
  expect(text).toBe(
    TEXT.replace("position: Developer #", 'position: "Lead: developer" #')
      .replace("54.50", "60")
      .replace(
        "  - { code: et, level: Native }\n  # Since school.\n  - { code: en, level: C1 }\n",
        "  # Since school.\n  - { code: en, level: C1 }\n  - { code: et, level: Native }\n",
      )
      .replace("main: true }\n", "main: true }\n  - { slug: typescript, years: 3.5 }\n"),
  );
});

test("technologies are shown by name, and found by name, other word or slug", async () => {
  const { form } = await open();
  expect(form.values).toMatchObject({ technologies: [{ slug: "React", years: "5", main: "on" }] });
  for (const word of ["react", " REACT ", "React"]) {
    const { outcome } = await post("save", await open(), { "technologies.0.slug": word });
    expect(valuesOf(outcome)).toMatchObject({ technologies: [{ slug: "React" }] });
  }
  expect((await readFile(db, PATH)).text).toBe(TEXT);
  const project = { "experiences.0._from": "new1", "experiences.0.technologies": "React, Reakt, " };
  const { outcome } = await post("save", await open(), project);
  expect(valuesOf(outcome)).toMatchObject({ experiences: [{ technologies: "React, Reakt" }] });
  expect((await readFile(db, PATH)).text).toContain("technologies: [react, Reakt]");
});

test("errors of the check are at their fields, and what was typed comes back", async () => {
  const { status, outcome } = await post("publish", await open(), {
    years_of_experience: "nine",
    excerpt: "<script>alert(1)</script>",
    "technologies.0.slug": "Reakt",
    available_from: "soon",
  });
  expect(status).toBe(422);
  if (outcome.kind !== "invalid") throw new Error(outcome.kind);
  expect(outcome.problems.map(({ field }) => field).toSorted()).toEqual([
    "available_from",
    "excerpt",
    "technologies.0.slug",
    "years_of_experience",
  ]);
  expect(valuesOf(outcome)).toMatchObject({ years_of_experience: "nine", available_from: "soon" });
  expect((await readFile(db, PATH)).text).toBe(TEXT);
});

test("a draft is saved with its problems, and the site does not change", async () => {
  const { outcome } = await post("save", await open(), { position: "" });
  expect(outcome).toMatchObject({ kind: "done", intent: "save" });
  expect(await readFile(db, PATH)).toMatchObject({
    state: "draft",
    revision: toShown(outcome).revision,
  });
  expect((await findMemberBySlug(db, "anna-kask"))?.position).toBe("Developer");
  expect(await listAudited(db)).toEqual([
    expect.stringMatching(/^content.save members revision \d/),
  ]);
});

test("of two who edit at once the second gets what the first changed, and loses nothing", async () => {
  const [mine, other] = [await open(), await open()];
  await post("publish", other, { sales_rate: "70", position: "X" }, "jaan");
  const { status, outcome } = await post("publish", mine, {
    position: "Mine",
    about: "<p>Mine.</p>",
  });
  expect(status).toBe(409);
  if (outcome.kind !== "conflict") throw new Error(outcome.kind);
  expect(outcome.message).toBe("Jaan Kuusk published this file");
  expect(valuesOf(outcome)).toMatchObject({
    sales_rate: "70",
    position: "Mine",
    about: "<p>Mine.</p>",
  });
  expect(outcome.changed).toEqual([
    { name: "position", isBoth: true, other: "X" },
    { name: "sales_rate", isBoth: false, other: "70" },
  ]);
  expect((await post("publish", toShown(outcome))).status).toBe(200);
  expect(await findMemberBySlug(db, "anna-kask")).toMatchObject({
    sales_rate: 70,
    position: "Mine",
  });
});

const AVAILABLE = { name: "available_from", isBoth: false, other: "2027-01-15" };

async function publishFolder() {
  const folder = TEXT.replace("2026-12-01", "2027-01-15");
  await importContent(db, contentKinds, writeContentFolder({ [PATH]: folder }), {
    author: "Folder",
    replace: true,
    isConfirmed: true,
    isReadOnly: true,
  });
}

test("what was published under a draft is in the form of the draft", async () => {
  await post("save", await open(), { position: "Drafted" });
  await publishFolder();
  const { editor, form } = await open();
  expect(editor.published).toEqual({ author: "Folder", changed: [AVAILABLE] });
  expect(form.values).toMatchObject({ position: "Drafted", available_from: "2027-01-15" });
});

test("what an import published under an open draft is not taken back by who has it open", async () => {
  await post("save", await open(), { position: "Drafted" });
  const shown = await open();
  await publishFolder();
  const { outcome } = await post("publish", shown, { last_name: "Lill" });
  expect(outcome).toMatchObject({ kind: "conflict", changed: [AVAILABLE] });
  expect((await post("publish", toShown(outcome))).status).toBe(200);
  expect(await findMemberBySlug(db, "anna-kask")).toMatchObject({
    position: "Drafted",
    last_name: "Lill",
    available_from: "2027-01-15",
  });
});

test("what was typed on a draft stays when a colleague discards it", async () => {
  const saved = toShown((await post("save", await open(), { position: "Mine" })).outcome);
  await discardDraft(services, jaan, { path: PATH, revision: saved.revision });
  const late = await post("publish", saved, { last_name: "Lill" });
  expect(late.outcome).toMatchObject({
    kind: "conflict",
    message: "The draft was discarded",
    changed: [],
  });
  expect(valuesOf(late.outcome)).toMatchObject({ position: "Mine", last_name: "Lill" });
});

test("the next change is made on what was published, whatever was published since", async () => {
  const shown = await open();
  let own = 0;
  const overtaken = createDeskApp({
    ...services,
    publish: async (publication) => {
      const published = await services.publish(publication);
      own = (await readFile(db, PATH)).revision;
      await post("publish", await open(), { sales_rate: "70" }, "jaan");
      return published;
    },
  });
  const response = await overtaken.request("/desk/members/anna-kask/edit", {
    cookie: cookies.mari,
    form: {
      ...toSubmittedForm(shown.form, { position: "Mine" }),
      intent: "publish",
      revision: String(shown.revision),
    },
  });
  const outcome = await readDeskData<FileOutcome>(response, "desk/routes/edit-member.tsx");
  expect(outcome).toMatchObject({ kind: "done", revision: own });
  expect((await post("publish", toShown(outcome), { last_name: "Lill" })).outcome).toMatchObject({
    kind: "conflict",
    changed: [{ name: "sales_rate", isBoth: false }],
  });
});

test("rows are added, moved and removed without JavaScript", async () => {
  const shown = await open();
  const added = await post("row:add:0:educations", shown);
  expect(valuesOf(added.outcome)).toMatchObject({ educations: [{ institution: "" }] });
  const moved = await post("row:down:0:languages", shown);
  expect(valuesOf(moved.outcome)).toMatchObject({ languages: [{ code: "en" }, { code: "et" }] });
  const removed = await post("row:remove:0:languages", shown);
  expect(valuesOf(removed.outcome)).toMatchObject({ languages: [{ code: "en" }] });
  expect(await listRevisionsOf(db, PATH)).toHaveLength(1);
});

test("a row has what the check requires, also where it was left empty", async () => {
  const { status } = await post("publish", await open(), {
    "educations.0._from": "new1",
    "educations.0.institution": "TalTech",
    "educations.0.specialization": "Informatics",
    "educations.0.year_from": "",
    "educations.0.year_to": "2012",
  });
  expect(status).toBe(200);
  expect((await readFile(db, PATH)).text).toContain("    year_from: null\n");
});

test("a member that is unknown or was erased is not saved", async () => {
  const { form, revision } = await open();
  const response = await desk.request("/desk/members/nobody/edit", {
    cookie: cookies.mari,
    form: { ...toSubmittedForm(form), intent: "save", revision: String(revision) },
  });
  expect(response.status).toBe(404);
});

test("every field of the file is in the form, and in a panel", async () => {
  const { form } = await open();
  expect(form.values).toMatchObject({ first_name: "Anna", sales_rate: "54.5", featured: "" });
  const page = renderToStaticMarkup(createElement(MemberFields, { form }));
  const isShown = ({ name }: { name: string }) => page.includes(`id="field-${name}"`);
  expect(form.root.fields.filter((field) => !isShown(field))).toEqual([]);
});

test("a record of vetting is added to the file, and one of the future or without a name is refused", async () => {
  const shown = await open();
  const publish = (changes: Record<string, string>) => {
    const record = { _from: "new1", check: "interview", how: "A pull request", by: "Mari Kask" };
    const row = Object.entries({ ...record, ...changes });
    return post(
      "publish",
      shown,
      Object.fromEntries(row.map(([name, text]) => [`vetting.0.${name}`, text])),
    );
  };
  const late = await publish({ on: "2999-01-01" });
  expect([late.status, late.outcome]).toMatchObject([
    422,
    { problems: [{ field: "vetting.0.on", message: "the date must be today or earlier" }] },
  ]);
  const nameless = await publish({ by: "", on: "2026-03-02" });
  expect(nameless.outcome).toMatchObject({
    kind: "invalid",
    problems: [{ field: "vetting.0.by", severity: "error" }],
  });
  expect(valuesOf(nameless.outcome)).toMatchObject({
    vetting: [{ how: "A pull request", on: "2026-03-02" }],
  });
  expect((await publish({ on: "2026-03-02" })).status).toBe(200);
  expect((await readFile(db, PATH))?.text).toBe(
    `${TEXT}vetting:
  - check: interview
    how: A pull request
    by: Mari Kask
    on: 2026-03-02
`,
  );
  expect(await findMemberBySlug(db, "anna-kask")).toMatchObject({ vetted_on: "2026-03-02" });
});

test("a reference is added to the file, and public once its author has agreed", async () => {
  const shown = await open();
  const reference = {
    _from: "new1",
    author: "Katrin Oja",
    role: "",
    company: "Harbourline",
    text: "Anna listens first.\nThen she builds.",
    on: "2026-03-02",
    consent_on: "",
  };
  const publish = (change: Partial<typeof reference>, at: Shown = shown) => {
    const row = Object.entries({ ...reference, ...change });
    return post(
      "publish",
      at,
      Object.fromEntries(row.map(([name, text]) => [`client_references.0.${name}`, text])),
    );
  };
  const late = await publish({ consent_on: "2999-01-01" });
  expect([late.status, late.outcome]).toMatchObject([
    422,
    { problems: [{ field: "client_references.0.consent_on" }] },
  ]);
  const long = await publish({ text: "x".repeat(601) });
  expect(long.outcome).toMatchObject({
    kind: "invalid",
    problems: [
      { field: "client_references.0", severity: "warning" },
      { field: "client_references.0.text", severity: "error" },
    ],
  });
  const without = await publish({});
  expect(without.status).toBe(200);
  expect(await findMemberBySlug(db, "anna-kask")).toMatchObject({
    client_reference_count: 0,
    client_references: [],
  });
  const agreed = await publish({ consent_on: "2026-03-03", _from: "0" }, await open());
  expect(agreed.status).toBe(200);
  const member = await findMemberBySlug(db, "anna-kask");
  expect(member).toMatchObject({ client_reference_count: 1 });
  expect(member?.client_references).toEqual([
    {
      author: "Katrin Oja",
      role: null,
      company: "Harbourline",
      text: "Anna listens first.\nThen she builds.",
      on: "2026-03-02",
    },
  ]);
});

const CHECK = { check: "code", how: "A review", by: "Mari Kask", on: "2026-03-02" };
const SCORES = ["Reading", "Judgement", "Explaining", "Code"];
const toSheet = (consent_on: string): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(CHECK).map(([name, text]) => [`vetting.0.${name}`, text])),
  "vetting.0._from": "new1",
  "test_sheet._from": "0",
  "test_sheet.check": "code",
  "test_sheet.on": CHECK.on,
  "test_sheet.task": "Review a cache of prices.",
  "test_sheet.consent_on": consent_on,
  "test_sheet.consent_by": "Jaan Kuusk",
  ...Object.fromEntries(
    SCORES.flatMap((name, index) => [
      [`test_sheet.scores.${index}._from`, `new${index + 1}`],
      [`test_sheet.scores.${index}.name`, name],
      [`test_sheet.scores.${index}.score`, "4"],
      [`test_sheet.scores.${index}.note`, "Fine."],
    ]),
  ),
});
const findSheet = async () => (await findMemberBySlug(db, "anna-kask"))?.test_sheet;

test("a test sheet is published with the day of the member's consent, and not without it", async () => {
  const shown = await open();
  const without = await post("publish", shown, toSheet(""));
  expect(without.outcome).toMatchObject({
    kind: "invalid",
    problems: [{ field: "test_sheet.consent_on", severity: "error" }],
  });
  expect(valuesOf(without.outcome)).toMatchObject({
    test_sheet: { task: "Review a cache of prices." },
  });
  const late = await post("publish", shown, toSheet("2999-01-01"));
  expect(late.outcome).toMatchObject({ problems: [{ field: "test_sheet.consent_on" }] });
  expect(await findSheet()).toBeNull();

  expect((await post("publish", shown, toSheet("2026-03-09"))).status).toBe(200);
  expect(await findSheet()).toMatchObject({ by: "Mari Kask", on: CHECK.on });
  expect((await readFile(db, PATH)).text).toContain(
    "  consent_on: 2026-03-09\n  consent_by: Jaan Kuusk\n",
  );
});

test("a sheet that is removed is off the site, and a draft that was begun before does not bring it back", async () => {
  expect((await post("publish", await open(), toSheet("2026-03-09"))).status).toBe(200);
  expect(
    (await post("save", await open(), { position: "Lead developer" }, "jaan")).outcome,
  ).toMatchObject({ kind: "done" });
  const folder = (await readFile(db, PATH)).site?.text.replace(/^test_sheet:\n( .*\n)+/m, "") ?? "";
  await importFolder(db, writeContentFolder({ [PATH]: folder }), contentKinds);
  expect(await findSheet()).toBeNull();

  const draft = await open();
  expect(draft.form.values).toMatchObject({ position: "Lead developer" });
  expect(draft.form.values).not.toHaveProperty("test_sheet.task");
  expect((await post("publish", draft, {}, "jaan")).status).toBe(200);
  const member = await findMemberBySlug(db, "anna-kask");
  expect(member).toMatchObject({ position: "Lead developer", has_test_sheet: false });
  expect((await readFile(db, PATH)).text).not.toContain("cache of prices");
});

test("a sheet is removed in the form, and is in no response of the site afterwards", async () => {
  expect((await post("publish", await open(), toSheet("2026-03-09"))).status).toBe(200);
  const shown = await open();
  const fields = Object.keys(toSubmittedForm(shown.form)).filter((name) =>
    name.startsWith("f[test_sheet]"),
  );
  expect(fields.length).toBeGreaterThan(0);
  const removed = Object.fromEntries(
    fields.map((name) => [name.slice(2, -1).replaceAll("][", "."), undefined]),
  );
  expect((await post("publish", shown, removed)).status).toBe(200);
  expect(await findSheet()).toBeNull();
  expect((await readFile(db, PATH)).text).not.toMatch(/cache of prices|consent/);
});
