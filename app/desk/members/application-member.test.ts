import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { sendApplication } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { publishFile } from "../content/editing/publish-file.service.server.ts";
import { createMember } from "./create-member.service.server.ts";

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
  return findNewest();
}

async function findNewest() {
  const { id, path, text } = contentRevisions;
  const rows = await db
    .select({ revision: id, text })
    .from(contentRevisions)
    .where(eq(path, PATH))
    .orderBy(desc(id));
  return { path: PATH, revision: rows[0]?.revision ?? 0, text: rows[0]?.text ?? "" };
}
const listActions = async () => (await db.select().from(auditLog)).map(({ action }) => action);
const listPublished = async () =>
  (await db.select().from(requestEvents)).filter(
    ({ change }) => change && "field" in change && change.field === "published",
  );

test("a member that comes to the site is an entry in the timeline of its application, private data stays", async () => {
  const drafted = await draft();
  const text = drafted.text.replace("sales_rate: null", "sales_rate: 60");
  expect(await publishFile(services, jaan, { ...drafted, text })).toMatchObject({
    isPublished: true,
    problems: [],
  });
  expect(await findMemberBySlug(db, "zoe-tamm")).toMatchObject({ sales_rate: 60 });
  expect(await listPublished()).toMatchObject([
    { staff_id: jaan.id, kind: "member", change: { field: "published", to: "zoe-tamm" } },
  ]);
  expect(await listActions()).toEqual(["member.create", "content.publish"]);
  expect(await db.select().from(memberPrivate)).toMatchObject([
    { slug: "zoe-tamm", own_rate: 45.5, email: "zoe@example.com" },
  ]);
});

test("later changes of the member are no entries, and neither is a file with a problem", async () => {
  const drafted = await draft();
  const wrong = drafted.text.replace("gender: null", "gender: unknown");
  expect(await publishFile(services, mari, { ...drafted, text: wrong })).toMatchObject({
    isPublished: false,
  });
  expect(await listPublished()).toEqual([]);
  await publishFile(services, mari, drafted);
  const shown = await findNewest();
  await publishFile(services, mari, { ...shown, text: `${shown.text}# Checked.\n` });
  expect(await listPublished()).toHaveLength(1);
});

test("the same published twice at the same time is one entry", async () => {
  const drafted = await draft();
  const published = await Promise.all(
    [mari, jaan, mari].map((staff) => publishFile(services, staff, drafted)),
  );
  expect(published.every(({ isPublished }) => isPublished)).toBe(true);
  expect(await listPublished()).toHaveLength(1);
});
