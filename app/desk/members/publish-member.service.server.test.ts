import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { getMemberBySlug } from "#app/developers/members.service.server.ts";
import { contentFiles, contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { sendApplication } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { FileChangedError } from "../content/editing/edited-file.server.ts";
import { createMember } from "./create-member.service.server.ts";
import { publishMember } from "./publish-member.service.server.ts";
import { saveMemberDraft } from "./save-draft.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });
const jaan = await createStaff(db, { name: "Jaan Kuusk" });
const PATH = "members/zoe-tamm.yaml";

beforeEach(async () => {
  await db.execute(
    sql`truncate requests, member_private, members, previous_slugs, content_revisions, content_files, technologies, tags, audit_log restart identity cascade`,
  );
  await importFolder(db, writeContentFolder(), contentKinds);
});

/** An accepted application whose member is drafted. */
async function draft() {
  const reference = await sendApplication(services);
  await db.update(requests).set({ state: "accepted" }).where(eq(requests.reference, reference));
  await createMember(services, mari, reference);
  const [row] = await listRevisions();
  return { reference, text: row?.text ?? "", revision: row?.id ?? 0 };
}

const listRevisions = () =>
  db
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.path, PATH))
    .orderBy(desc(contentRevisions.id));
const countShown = () => db.$count(contentFiles, eq(contentFiles.path, PATH));
const listActions = async () => (await db.select().from(auditLog)).map(({ action }) => action);
const listChanges = async () => (await db.select().from(requestEvents)).map(({ change }) => change);

test("a saved draft is a revision of who saved it, and the site does not show it", async () => {
  const { reference, text, revision } = await draft();
  const edited = text.replace("gender: null", "gender: female");
  const saved = await saveMemberDraft(services, jaan, reference, { text: edited, revision });
  expect(await listRevisions()).toMatchObject([
    { id: saved, author: "Jaan Kuusk", text: edited, version: null, published_at: null },
    { id: revision, author: "Mari Kask" },
  ]);
  expect(await countShown()).toBe(0);
  expect(await listActions()).toEqual(["member.create", "member.edit"]);
});

test("the same text again stores nothing, also after a lost response", async () => {
  const { reference, text, revision } = await draft();
  expect(await saveMemberDraft(services, mari, reference, { text, revision })).toBe(revision);
  const edit = { text: `${text}# seen\n`, revision };
  const saved = await saveMemberDraft(services, mari, reference, edit);
  expect(await saveMemberDraft(services, mari, reference, edit)).toBe(saved);
  expect(await listRevisions()).toHaveLength(2);
});

test("a draft that a colleague changed is neither overwritten nor published", async () => {
  const { reference, text, revision } = await draft();
  const theirs = `${text}# Jaan was here\n`;
  const id = await saveMemberDraft(services, jaan, reference, { text: theirs, revision });
  const own = { text: `${text}# Mari was here\n`, revision };
  const expected = { file: { revision: id, text: theirs, author: "Jaan Kuusk", state: "draft" } };
  const late = saveMemberDraft(services, mari, reference, own);
  await expect(late).rejects.toThrow(FileChangedError);
  await expect(late).rejects.toMatchObject(expected);
  await expect(publishMember(services, mari, reference, own)).rejects.toMatchObject(expected);
  expect(await countShown()).toBe(0);
  const again = { ...own, revision: id };
  expect(await publishMember(services, mari, reference, again)).toMatchObject({
    isPublished: true,
  });
});

test("a member is published with entries of the timeline and the audit log, private data stays", async () => {
  const { reference, text, revision } = await draft();
  const edited = text.replace("sales_rate: null", "sales_rate: 60");
  expect(await publishMember(services, jaan, reference, { text: edited, revision })).toEqual({
    isPublished: true,
    problems: [],
  });
  expect(await getMemberBySlug(db, "zoe-tamm")).toMatchObject({ sales_rate: 60 });
  expect((await listRevisions())[0]).toMatchObject({
    ...{ author: "Jaan Kuusk", source: "desk", text: edited },
    note: `from application ${reference}`,
  });
  expect(await listChanges()).toContainEqual({ field: "published", to: "zoe-tamm" });
  expect(await listActions()).toEqual(["member.create", "member.publish"]);
  expect(await db.select().from(memberPrivate)).toMatchObject([
    { slug: "zoe-tamm", own_rate: 45.5, email: "zoe@example.com" },
  ]);
});

test("a member may have no rate, and a warning does not prevent publishing", async () => {
  const { reference, text, revision } = await draft();
  const edited = text.replace(/languages:\n(?: {2}-.*\n)+/, "languages: []\n");
  const published = await publishMember(services, mari, reference, { text: edited, revision });
  expect(published).toMatchObject({
    isPublished: true,
    problems: [{ severity: "warning", file: PATH, field: "languages" }],
  });
  expect(await getMemberBySlug(db, "zoe-tamm")).toMatchObject({ sales_rate: null });
});

test("nothing is published or logged while the text has a problem", async () => {
  const { reference, text, revision } = await draft();
  const edited = text.replace("gender: null", "gender: unknown");
  const line = edited.split("\n").findIndex((one) => one.startsWith("gender")) + 1;
  expect(await publishMember(services, mari, reference, { text: edited, revision })).toMatchObject({
    isPublished: false,
    problems: [{ severity: "error", file: PATH, line, field: "gender" }],
  });
  expect(await countShown()).toBe(0);
  expect(await listRevisions()).toHaveLength(1);
  expect(await listActions()).toEqual(["member.create"]);
});

test("the same published twice, also at the same time, is published once", async () => {
  const { reference, text, revision } = await draft();
  const published = await Promise.all(
    [mari, jaan, mari].map((staff) =>
      publishMember(services, staff, reference, { text, revision }),
    ),
  );
  expect(published.every(({ isPublished }) => isPublished)).toBe(true);
  expect((await listActions()).filter((action) => action === "member.publish")).toHaveLength(1);
  expect(await listRevisions()).toHaveLength(2);
});

test("of two texts published at the same time one is a conflict that names the other's author", async () => {
  const { reference, text, revision } = await draft();
  const [first, second] = await Promise.allSettled([
    publishMember(services, mari, reference, { text: `${text}# 1\n`, revision }),
    publishMember(services, jaan, reference, { text: `${text}# 2\n`, revision }),
  ]);
  const [late, winner] =
    first.status === "rejected" ? [first, "Jaan Kuusk"] : [second, "Mari Kask"];
  expect(late).toMatchObject({
    status: "rejected",
    reason: { status: 409, file: { author: winner, state: "site" } },
  });
  expect((await listActions()).filter((action) => action === "member.publish")).toHaveLength(1);
});

test("only an accepted application is published, and only one with a draft", async () => {
  const { reference, text, revision } = await draft();
  await db.update(requests).set({ state: "rejected" }).where(eq(requests.reference, reference));
  await expect(publishMember(services, mari, reference, { text, revision })).rejects.toMatchObject({
    status: 422,
  });
  expect(await db.$count(members, eq(members.slug, "zoe-tamm"))).toBe(0);
  for (const other of [await sendApplication(services), "OG-AAAAAA"]) {
    const late = saveMemberDraft(services, mari, other, { text, revision });
    await expect(late).rejects.toMatchObject({ status: 404 });
  }
});
