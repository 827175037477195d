import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { contentFiles, contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { exportContent } from "#services/content/transfer/export-content.server.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { sendApplication } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { createMember } from "./create-member.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });
const PATH = "members/zoe-tamm.yaml";
const TECHNOLOGIES = {
  "technologies.yaml": `- { slug: react, name: React }
- { slug: typescript, name: TypeScript, aliases: [ts] }
`,
};

beforeEach(async () => {
  await db.execute(
    sql`truncate requests, member_private, members, previous_slugs, content_revisions, content_files, technologies, tags restart identity cascade`,
  );
  await publish();
});

async function accept(answers: Record<string, string> = {}) {
  const reference = await sendApplication(services, answers);
  await db.update(requests).set({ state: "accepted" }).where(eq(requests.reference, reference));
  return reference;
}

async function readDraft(path = PATH): Promise<string> {
  const [row] = await db
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.path, path))
    .orderBy(desc(contentRevisions.id));
  return row?.text ?? "";
}

const publish = (files: Record<string, string> = {}) =>
  importFolder(db, writeContentFolder({ ...TECHNOLOGIES, ...files }), contentKinds);

const listSlugs = async () => (await db.select().from(memberPrivate)).map(({ slug }) => slug);

test("an accepted application becomes a draft that the site does not show", async () => {
  const reference = await accept({
    "technologies[0][name]": "TS",
    "technologies[2][name]": "typescript",
    "technologies[2][years]": "7",
  });
  expect(await createMember(services, mari, reference)).toBeUndefined();
  const text = await readDraft();
  expect(text).toContain("first_name: Zoë\nlast_name: Tamm\ngender: null\n");
  expect(text).toContain("technologies:\n  - { slug: typescript, years: 7, main: true }\n");
  expect(text).toContain("sales_rate: null\n");
  const [draft] = await db.select().from(contentRevisions).where(eq(contentRevisions.path, PATH));
  expect(draft).toMatchObject({
    kind: "members",
    base_hash: null,
    author: "Mari Kask",
    source: "desk",
    published_at: null,
    version: null,
  });
  expect(await db.$count(contentFiles, eq(contentFiles.path, PATH))).toBe(0);
  expect(await db.$count(members, eq(members.slug, "zoe-tamm"))).toBe(0);
  const [event] = await db.select().from(requestEvents);
  expect(event).toMatchObject({ kind: "member", change: { field: "member", to: "zoe-tamm" } });
});

test("the own rate, the contact and what has no field are stored apart", async () => {
  const reference = await accept();
  await createMember(services, mari, reference);
  const [row] = await db.select().from(memberPrivate);
  expect(row).toMatchObject({
    slug: "zoe-tamm",
    email: "zoe@example.com",
    phone: "+372 5555 1234",
    own_rate: 45.5,
    own_currency: "EUR",
  });
  expect(row?.notes).toContain("Not on the site: Elm (1)\nCity: Tartu\n");
  expect(row?.notes).toContain("linkedin.com/in/zoe");
  expect(await readDraft()).toContain("workload: full_time");
  expect(await readDraft()).not.toMatch(/45|example\.com|5555|linkedin/);
});

test("a draft can be published as it is, whatever the text of the applicant", async () => {
  const about = `I use <Button> & "quotes" <script>alert(1)</script>.\nSecond line.\n\n\n- {{mustache}}: #1 'quoted'\n\n${"Long. ".repeat(40)}`;
  await createMember(services, mari, await accept({ about }));
  await publish({ [PATH]: await readDraft() });
  const member = await findMemberBySlug(db, "zoe-tamm");
  expect(member?.about).toContain("<p>I use &lt;Button&gt; &amp;");
  expect(member?.about).not.toContain("<script>");
});

test("private data is in no export and in no response of the API", async () => {
  await createMember(services, mari, await accept());
  await publish({ [PATH]: await readDraft() });
  const folder = mkdtempSync(join(tmpdir(), "ogds-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await exportContent(db, folder, contentKinds, {});
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
  const shown = [...files, JSON.stringify(await findMemberBySlug(db, "zoe-tamm"))].join("\n");
  expect(shown).toContain("Zoë");
  expect(shown).not.toMatch(/45[.,]5|zoe@example\.com|5555 1234|linkedin\.com\/in\/zoe/);
});

test("the same again, also at the same time, makes one member", async () => {
  const reference = await accept();
  await Promise.all([1, 2, 3].map(() => createMember(services, mari, reference)));
  await createMember(services, mari, reference);
  expect(await listSlugs()).toEqual(["zoe-tamm"]);
  expect(await db.$count(contentRevisions, eq(contentRevisions.path, PATH))).toBe(1);
});

test("people of the same name get slugs of their own, also at the same time", async () => {
  const references = [await accept(), await accept(), await accept()];
  await Promise.all(references.map((reference) => createMember(services, mari, reference)));
  expect((await listSlugs()).toSorted()).toEqual(["zoe-tamm", "zoe-tamm-2", "zoe-tamm-3"]);
});

test.each([
  ["anna-kask", "Anna", "Kask", "anna-kask-2"],
  ["a name with marks", "Łukasz", "O’Brien-Ñandú", "lukasz-obrien-nandu"],
])("%s", async (_title, first_name, last_name, slug) => {
  await createMember(services, mari, await accept({ first_name, last_name }));
  expect(await listSlugs()).toEqual([slug]);
});

test("a name without Latin letters gives the reference as slug", async () => {
  const reference = await accept({ first_name: "Արմինե", last_name: "Սարգսյան" });
  await createMember(services, mari, reference);
  expect(await listSlugs()).toEqual([reference.toLowerCase()]);
});

test("only an accepted application becomes a member", async () => {
  const reference = await sendApplication(services);
  expect(await createMember(services, mari, reference)).toEqual({
    member: ["Accept the application first"],
  });
  await expect(createMember(services, mari, "OG-AAAAAA")).rejects.toMatchObject({ status: 404 });
  expect(await listSlugs()).toEqual([]);
});

test("private data follows a member whose file is renamed", async () => {
  await createMember(services, mari, await accept());
  const text = await readDraft();
  await publish({ [PATH]: text });
  await publish({ "members/zoe-saar.yaml": `${text}previous_slugs: [zoe-tamm]\n` });
  expect(await listSlugs()).toEqual(["zoe-saar"]);
});
