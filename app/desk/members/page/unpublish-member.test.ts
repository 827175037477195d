import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { NewMemberSchema } from "#contract/desk/desk-member.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { listAudited, readFile, resetContent } from "#tests/support/content-editing.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { publishFile } from "../../content/editing/publish-file.service.server.ts";
import { readMemberEditor } from "../form/member-editor.service.server.ts";
import { readMemberPage } from "./member-page.service.server.ts";
import { createNewMember } from "./new-member.service.server.ts";
import type { UnpublishOutcome } from "./unpublish-member.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { role: "partner" });
const cookie = await signIn(services, mari);
const desk = createDeskApp(services);

const PATH = "members/anna-kask.yaml";
const TODAY = "2027-03-31";

beforeEach(() => resetContent(db));

async function unpublish(revision?: number) {
  const shown = revision ?? (await readFile(db, PATH)).revision;
  const form = { intent: "unpublish", revision: String(shown) };
  const response = await desk.request("/desk/members/anna-kask", { cookie, form });
  return {
    status: response.status,
    outcome: await readDeskData<UnpublishOutcome>(response, "desk/routes/member.tsx"),
  };
}

test("an unpublished profile is hidden, and its text stays as a draft", async () => {
  const { text } = await readFile(db, PATH);
  expect(await unpublish()).toMatchObject({ status: 200, outcome: { kind: "unpublished" } });
  expect(await findMemberBySlug(db, "anna-kask")).toBeUndefined();
  expect(await readFile(db, PATH)).toMatchObject({ state: "draft", text, site: undefined });
  const page = await readMemberPage(db, "anna-kask", TODAY);
  expect(page).toMatchObject({ state: "hidden", has_draft: true });
  const days = ((page?.erased_at?.getTime() ?? 0) - (page?.hidden_at?.getTime() ?? 0)) / 86_400_000;
  expect(days).toBe(30);
  expect((await listAudited(db))[0]).toMatch(/^content.remove members revision \d+$/);
});

test("it is published again with the same text", async () => {
  await unpublish();
  const { text, revision } = await readFile(db, PATH);
  const edit = { path: PATH, text, revision };
  expect(await publishFile(services, mari, edit)).toMatchObject({ isPublished: true });
  expect(await readMemberPage(db, "anna-kask", TODAY)).toMatchObject({
    state: "published",
    has_draft: false,
  });
});

test("a profile that a colleague changed since it was shown is not unpublished", async () => {
  const { text, revision } = await readFile(db, PATH);
  await publishFile(services, mari, { path: PATH, text: `${text}# Changed.\n`, revision });
  const { status, outcome } = await unpublish(revision);
  expect(status).toBe(409);
  expect(outcome).toMatchObject({ kind: "refused", message: "Mari Kask published this file" });
  expect(await findMemberBySlug(db, "anna-kask")).toBeDefined();
});

const create = (input: object) => createNewMember(services, mari, NewMemberSchema.parse(input));

test("a new member is a draft under a free name, which the form opens", async () => {
  expect(await create({ first_name: "Anna", last_name: "Kask" })).toBe("anna-kask-2");
  const slug = await create({ first_name: "李", last_name: "小龍", email: "li@example.com" });
  expect(slug).toBe("member");
  const editor = await readMemberEditor(services, slug);
  expect(editor).toMatchObject({
    file: { state: "draft" },
    name: "李 小龍",
    form: { values: { country_code: "" } },
  });
  const [row] = await db.select().from(memberPrivate).where(eq(memberPrivate.slug, slug));
  expect(row?.email).toBe("li@example.com");
  expect(await listAudited(db)).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^member.create members revision \d+$/)),
  );
});

test("a form makes one draft however often it is sent, and is refused with another name", async () => {
  const form = { first_name: "Zoë", last_name: "Tamm", email: "", key: crypto.randomUUID() };
  const slugs = await Promise.all([create(form), create(form), create(form)]);
  expect([...slugs, await create(form)]).toEqual(Array(4).fill("zoe-tamm"));
  for (const change of [{ first_name: "Zoé" }, { email: "zoe@example.com" }]) {
    await expect(create({ ...form, ...change })).rejects.toMatchObject({
      status: 409,
      message: "This form already created zoe-tamm. Change that draft under Members.",
    });
  }
  expect(await create({ ...form, key: crypto.randomUUID() })).toBe("zoe-tamm-2");
  expect(await create({ ...form, key: undefined })).toBe("zoe-tamm-3");
});
