import { beforeEach, expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { findMemberBySlug } from "#app/developers/members.service.server.ts";
import { importContent } from "#services/content/import-content.server.ts";
import {
  listAudited,
  listRevisionsOf,
  readFile,
  resetContent,
} from "#tests/support/content-editing.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { discardDraft } from "../../content/editing/save-file.service.server.ts";
import { readMemberEditor } from "./member-editor.service.server.ts";
import { type MemberForm, TEXT_FIELDS } from "./member-form.ts";
import type { MemberOutcome } from "./post-member.server.ts";

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

const open = async () => {
  const editor = await readMemberEditor(services, "anna-kask");
  if (!editor?.form) throw new Error("Not readable");
  return { form: editor.form, revision: editor.revision, editor };
};

function toFields({ form, revision }: { form: MemberForm; revision: number }) {
  const fields: Record<string, string> = { revision: String(revision) };
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === "string") fields[name] = value;
    else
      for (const [index, row] of value.entries()) {
        for (const [key, text] of Object.entries(row)) fields[`${name}[${index}][${key}]`] = text;
      }
  }
  return fields;
}

async function post(
  intent: string,
  { form, revision }: { form: MemberForm; revision: number },
  who: keyof typeof cookies = "mari",
) {
  const fields = { intent, ...toFields({ form, revision }) };
  const response = await desk.request("/desk/members/anna-kask/edit", {
    ...{ cookie: cookies[who], form: fields },
  });
  const outcome = await readDeskData<MemberOutcome>(response, "desk/routes/edit-member.tsx");
  return { status: response.status, outcome };
}

test("a form that was not changed writes the same text", async () => {
  const shown = await open();
  const { status } = await post("publish", shown);
  expect(status).toBe(200);
  expect(await listRevisionsOf(db, PATH)).toHaveLength(1);
});

test("a change is published with nothing else in the file changed", async () => {
  const { form, revision } = await open();
  const languages = [form.languages[1], form.languages[0]] as MemberForm["languages"];
  const technologies = [{ from: "new1", slug: "TypeScript", years: "3,5", main: "" }];
  const changed = {
    ...{ ...form, position: "Lead: developer", sales_rate: "60", languages },
    technologies: [...form.technologies, ...technologies],
  };
  expect((await post("publish", { form: changed, revision })).status).toBe(200);
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

test("errors of the check are beside their controls, and what was typed comes back", async () => {
  const { form, revision } = await open();
  const changed = {
    ...{ ...form, years_of_experience: "nine", excerpt: "<script>alert(1)</script>" },
    technologies: [{ from: "0", slug: "Reakt", years: "50", main: "on" }],
    available_from: "soon",
  };
  const { status, outcome } = await post("publish", { form: changed, revision });
  expect(status).toBe(422);
  if (outcome.kind !== "invalid") throw new Error(outcome.kind);
  expect(Object.keys(outcome.errors).toSorted()).toEqual([
    ...["available_from", "excerpt", "technologies[0][slug]", "years_of_experience"],
  ]);
  expect(outcome.form).toMatchObject({ years_of_experience: "nine", available_from: "soon" });
  expect((await readFile(db, PATH)).text).toBe(TEXT);
});

test("a draft is saved with its problems, and the site does not change", async () => {
  const { form, revision } = await open();
  const { outcome } = await post("save", { form: { ...form, position: "" }, revision });
  expect(outcome).toMatchObject({ kind: "done", intent: "save" });
  expect(await readFile(db, PATH)).toMatchObject({ state: "draft", revision: outcome.revision });
  expect((await findMemberBySlug(db, "anna-kask"))?.position).toBe("Developer");
  expect(await listAudited(db)).toEqual([
    expect.stringMatching(/^content.save members revision \d/),
  ]);
});

test("of two who edit at once the second gets what the first changed, and loses nothing", async () => {
  const [mine, theirs] = [await open(), await open()];
  await post(
    "publish",
    { ...theirs, form: { ...theirs.form, sales_rate: "70", position: "X" } },
    "jaan",
  );
  const own = { ...mine.form, position: "Mine", about: "<p>Mine.</p>" };
  const { status, outcome } = await post("publish", { ...mine, form: own });
  expect(status).toBe(409);
  if (outcome.kind !== "conflict") throw new Error(outcome.kind);
  expect(outcome.message).toBe("Jaan Kuusk published this file");
  expect(outcome.form).toMatchObject({ sales_rate: "70", position: "Mine", about: "<p>Mine.</p>" });
  expect(outcome.changed).toEqual([
    { name: "position", isBoth: true },
    { name: "sales_rate", isBoth: false },
  ]);
  expect((await post("publish", outcome)).status).toBe(200);
  expect(await findMemberBySlug(db, "anna-kask")).toMatchObject({
    sales_rate: 70,
    position: "Mine",
  });
});

test("what was published under a draft is in the form of the draft", async () => {
  const first = await open();
  await post("save", { ...first, form: { ...first.form, position: "Drafted" } });
  const folder = TEXT.replace("2026-12-01", "2027-01-15");
  await importContent(db, contentKinds, writeContentFolder({ [PATH]: folder }), {
    author: "Folder",
    replace: true,
    isConfirmed: true,
    isReadOnly: true,
  });
  const { editor, form } = await open();
  expect(editor.published?.changed).toEqual([{ name: "available_from", isBoth: false }]);
  expect(form).toMatchObject({ position: "Drafted", available_from: "2027-01-15" });
});

test("what an import published under an open draft is not taken back by who has it open", async () => {
  const first = await open();
  await post("save", { ...first, form: { ...first.form, position: "Drafted" } });
  const shown = await open();
  const folder = TEXT.replace("2026-12-01", "2027-01-15");
  await importContent(db, contentKinds, writeContentFolder({ [PATH]: folder }), {
    author: "Folder",
    replace: true,
    isConfirmed: true,
    isReadOnly: true,
  });
  const { outcome } = await post("publish", {
    ...shown,
    form: { ...shown.form, last_name: "Lill" },
  });
  if (outcome.kind !== "conflict") throw new Error(outcome.kind);
  expect(outcome.changed).toEqual([{ name: "available_from", isBoth: false }]);
  expect((await post("publish", outcome)).status).toBe(200);
  expect(await findMemberBySlug(db, "anna-kask")).toMatchObject({
    position: "Drafted",
    last_name: "Lill",
    available_from: "2027-01-15",
  });
});

test("what was typed on a draft stays when a colleague discards it", async () => {
  const first = await open();
  const { outcome } = await post("save", { ...first, form: { ...first.form, position: "Mine" } });
  await discardDraft(services, jaan, { path: PATH, revision: outcome.revision });
  const late = await post("publish", { ...outcome, form: { ...outcome.form, last_name: "Lill" } });
  expect(late.outcome).toMatchObject({
    kind: "conflict",
    message: "The draft was discarded",
    changed: [],
    form: { position: "Mine", last_name: "Lill" },
  });
});

test("the next change is made on what was published, whatever was published since", async () => {
  const shown = await open();
  let own = 0;
  const overtaken = createDeskApp({
    ...services,
    publish: async (publication) => {
      const published = await services.publish(publication);
      own = (await readFile(db, PATH)).revision;
      const opened = await open();
      await post("publish", { ...opened, form: { ...opened.form, sales_rate: "70" } }, "jaan");
      return published;
    },
  });
  const changed = { form: { ...shown.form, position: "Mine" }, revision: shown.revision };
  const response = await overtaken.request("/desk/members/anna-kask/edit", {
    cookie: cookies.mari,
    form: { intent: "publish", ...toFields(changed) },
  });
  const outcome = await readDeskData<MemberOutcome>(response, "desk/routes/edit-member.tsx");
  expect(outcome).toMatchObject({ kind: "done", revision: own });
  expect(
    (await post("publish", { ...outcome, form: { ...outcome.form, last_name: "Lill" } })).outcome,
  ).toMatchObject({ kind: "conflict", changed: [{ name: "sales_rate", isBoth: false }] });
});

test("rows are added, moved and removed without JavaScript", async () => {
  const shown = await open();
  const added = await post("educations:add:0", shown);
  expect(added.outcome.form.educations).toMatchObject([{ from: "new1", institution: "" }]);
  const moved = await post("languages:down:0", shown);
  expect(moved.outcome.form.languages.map(({ code }) => code)).toEqual(["en", "et"]);
  const removed = await post("languages:remove:0", shown);
  expect(removed.outcome.form.languages.map(({ code }) => code)).toEqual(["en"]);
  expect(await listRevisionsOf(db, PATH)).toHaveLength(1);
});

test("the text of a preview is what a form would save, and is stored nowhere", async () => {
  const { form, revision } = await open();
  const fields = toFields({ form: { ...form, sales_rate: "61" }, revision });
  const path = "/desk/members/anna-kask/text";
  const response = await desk.request(path, { cookie: cookies.mari, form: fields });
  expect(await response.text()).toBe(TEXT.replace("54.50", "61"));
  expect(await listRevisionsOf(db, PATH)).toHaveLength(1);
});

test("every text field of the file is in the form", async () => {
  const { form } = await open();
  for (const name of TEXT_FIELDS) expect(form[name]).toBeTypeOf("string");
  expect(form).toMatchObject({ first_name: "Anna", sales_rate: "54.5", featured: "" });
});

test("a record of vetting is added to the file, and one of the future or without a name is refused", async () => {
  const { form, revision } = await open();
  const record = { from: "new1", check: "interview", how: "A pull request", by: "Mari Kask" };
  const publish = (...vetting: MemberForm["vetting"]) =>
    post("publish", { form: { ...form, vetting }, revision });
  const late = await publish({ ...record, on: "2999-01-01" });
  expect([late.status, late.outcome]).toMatchObject([
    422,
    { errors: { "vetting[0][on]": ["The date must be today or earlier"] } },
  ]);
  const nameless = await publish({ ...record, by: "", on: "2026-03-02" });
  expect(nameless.outcome).toMatchObject({
    kind: "invalid",
    errors: { "vetting[0][by]": [expect.any(String)] },
    form: { vetting: [{ how: "A pull request", on: "2026-03-02" }] },
  });
  expect((await publish({ ...record, on: "2026-03-02" })).status).toBe(200);
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
  const { form, revision } = await open();
  const reference = {
    ...{ from: "new1", author: "Katrin Oja", role: "", company: "Harbourline" },
    ...{ text: "Anna listens first.\nThen she builds.", on: "2026-03-02", consent_on: "" },
  };
  const publish = (change: Partial<typeof reference>, at = revision) =>
    post("publish", {
      form: { ...form, client_references: [{ ...reference, ...change }] },
      revision: at,
    });
  const late = await publish({ consent_on: "2999-01-01" });
  expect([late.status, late.outcome]).toMatchObject([
    422,
    { errors: { "client_references[0][consent_on]": ["The date must be today or earlier"] } },
  ]);
  const long = await publish({ text: "x".repeat(601) });
  expect(long.outcome).toMatchObject({
    kind: "invalid",
    errors: { "client_references[0][text]": [expect.any(String)] },
  });
  const without = await publish({});
  expect(without.status).toBe(200);
  expect(await findMemberBySlug(db, "anna-kask")).toMatchObject({
    client_reference_count: 0,
    client_references: [],
  });
  const agreed = await publish({ consent_on: "2026-03-03" }, without.outcome.revision);
  expect(agreed.status).toBe(200);
  const member = await findMemberBySlug(db, "anna-kask");
  expect(member).toMatchObject({ client_reference_count: 1 });
  expect(member?.client_references).toEqual([
    {
      ...{ author: "Katrin Oja", role: null, company: "Harbourline" },
      ...{ text: "Anna listens first.\nThen she builds.", on: "2026-03-02" },
    },
  ]);
});
