import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createMember } from "#app/desk/members/create-member.service.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { requests } from "#database/tables/requests.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import {
  copyPersonal,
  erasePersonal,
  findPersonal,
} from "#services/personal-data/persons.service.server.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { searchEverywhere, sendApplication } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { listPersonalRecords } from "../personal-data/personal-data.server.ts";

const services = await createTestServices();
const { db } = services;
const deps = { db, records: listPersonalRecords({ dataDir: "/nowhere" }) };
const mari = await createStaff(db, { name: "Mari Kask" });
const ZOE = parsePerson("zoe@example.com");
const NOW = new Date("2029-03-15T02:00:00Z");

beforeEach(async () => {
  await db.execute(sql`truncate requests, member_private, members, content_revisions cascade`);
  await db.execute(sql`delete from pgboss.job`);
  await seedMembers(db, []);
});

async function createDraft() {
  const reference = await sendApplication(services);
  await db.update(requests).set({ state: "accepted" }).where(eq(requests.reference, reference));
  await createMember(services, mari, reference);
  await db.update(requests).set({ submitted_at: NOW });
}

const publish = () => seedMembers(db, [{ slug: "zoe-tamm" }]);

test("a person's copy has what is stored apart, and the profile", async () => {
  if (!ZOE) throw new Error("Not an address");
  await createDraft();
  const copies = [];
  for await (const copy of copyPersonal(deps, ZOE)) copies.push(copy);
  const copy = copies.find(({ title }) => title === "Member zoe-tamm");
  expect(copy?.details).toContainEqual(["Own hourly rate", "45.5 EUR"]);
  expect(copy?.details).toContainEqual(["Phone number", "+372 5555 1234"]);
  expect((await copy?.files[0]?.read())?.toString()).toContain("first_name: Zoë");
});

test("erasing a person erases what is stored apart, and the draft", async () => {
  if (!ZOE) throw new Error("Not an address");
  await createDraft();
  await erasePersonal(deps, ZOE);
  for (const text of ["zoe@example.com", "5555 1234", "zoë"]) {
    expect(await searchEverywhere(db, text)).toEqual([]);
  }
});

test("erasing a person whose profile is public leaves it, and reports that", async () => {
  if (!ZOE) throw new Error("Not an address");
  await createDraft();
  await publish();
  const { notices } = await findPersonal(deps, ZOE, NOW);
  expect(notices).toContain(
    "The profile members/zoe-tamm.yaml remains on the site. Unpublish it at the desk, or remove the file, if they want it removed.",
  );
  await erasePersonal(deps, ZOE);
  expect(await db.$count(memberPrivate)).toBe(0);
  expect(await db.$count(contentRevisions)).toBe(1);
});

test("a draft that was never published is erased after 12 months, a published one is not", async () => {
  await createDraft();
  await db.update(memberPrivate).set({ created_at: new Date("2028-03-15T02:00:01Z") });
  await eraseOverdue(deps, NOW);
  expect(await db.$count(memberPrivate)).toBe(1);
  await db.update(memberPrivate).set({ created_at: new Date("2028-03-15T02:00:00Z") });
  await publish();
  await eraseOverdue(deps, NOW);
  expect(await db.$count(memberPrivate)).toBe(1);
  await db.delete(members);
  expect(await eraseOverdue(deps, NOW)).toMatchObject({ "private data of members": 1 });
  expect(await db.$count(contentRevisions)).toBe(0);
});

test("it is erased with the profile, 30 days after that was removed", async () => {
  await createDraft();
  await publish();
  const updated_at = new Date("2029-02-13T02:00:00Z");
  await db.update(members).set({ published: false, updated_at });
  await eraseOverdue(deps, NOW);
  expect(await db.$count(memberPrivate)).toBe(0);
});

test("it remains when the application is erased", async () => {
  await createDraft();
  await db.delete(requests);
  expect(await db.select().from(memberPrivate)).toMatchObject([
    { slug: "zoe-tamm", request_id: null, own_rate: 45.5 },
  ]);
});
