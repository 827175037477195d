import { asc, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { searchEverywhere, sendApplication, sendFind, sendHire } from "#tests/support/person.ts";
import { readZip } from "#tests/support/read-zip.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import {
  type ErasedPerson,
  erasePerson,
  type findStoredPerson,
  getPerson,
} from "./person-data.service.server.ts";
import { toArchivePath, toPersonPath } from "./person-path.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const api = createApi(services);
const mari = await createStaff(db);
const cookie = await signIn(services, mari);
const tooOld = await signIn(services, mari, new Date(Date.now() - 15 * 60_000));
const ZOE = "zoe@example.com";

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const slugs = [
    { slug: "react", name: "React", sort_order: 1 },
    { slug: "nodejs", name: "Node.js", sort_order: 2 },
  ];
  await db.insert(technologies).values(slugs).onConflictDoNothing();
});
beforeEach(async () => {
  await db.execute(sql`truncate requests, member_private, audit_log cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

type Loaded = Awaited<ReturnType<typeof findStoredPerson>> & { isRecent: boolean };
type Submission = DeskFormState & { erased?: ErasedPerson };
const PAGE = "desk/routes/personal-data.tsx";

const show = async (email: string) =>
  readDeskData<Loaded>(await desk.request(toPersonPath(email), { cookie }), PAGE);

async function erase(email: string, { confirmation = email, as = cookie } = {}) {
  const response = await desk.request(toPersonPath(email), { cookie: as, form: { confirmation } });
  return { status: response.status, ...(await readDeskData<Submission>(response, PAGE)) };
}

const listAudit = () =>
  db
    .select({
      by: auditLog.staff_id,
      action: auditLog.action,
      subject: auditLog.subject,
      fields: auditLog.fields,
    })
    .from(auditLog)
    .orderBy(asc(auditLog.id));

test("an owner sees how much of what is stored under an address in any spelling", async () => {
  const hire = await sendHire(services, { email: "Zoe@Example.com" });
  const application = await sendApplication(services, { email: ZOE });
  await sendHire(services, { email: "other@example.com" });
  const { stored } = await show("  Zoë Tamm <ZOE@EXAMPLE.com>");
  expect(stored).toMatchObject({ address: ZOE, notices: [] });
  expect(stored?.counts).toContainEqual({ name: "requests", count: 1 });
  expect(stored?.counts).toContainEqual({ name: "applications", count: 1 });
  expect(stored?.requests.map(({ reference, state }) => [reference, state])).toEqual([
    [application, "new"],
    [hire, "new"],
  ]);
});

test.each([
  ["", {}],
  ["zoe", { error: "Enter one email address" }],
  ["HELLO@ogds.example", { error: expect.stringContaining("is the site's own address") }],
  ["nothing@example.com", { stored: expect.objectContaining({ counts: [], requests: [] }) }],
])("for %j there is %j", async (email, expected) => {
  expect(await show(email)).toEqual({ input: email, isRecent: true, ...expected });
});

test("everything of a person is downloaded as an archive, which the audit log has by reference", async () => {
  const reference = await sendHire(services, { email: ZOE });
  const response = await api.request(toArchivePath("ZOE@example.com"), {
    headers: { Cookie: cookie },
  });
  expect(response.headers.get("Content-Disposition")).toContain('filename="your-data.zip"');
  const files = readZip(Buffer.from(await response.arrayBuffer()));
  expect(files["your-data.json"]?.toString()).toContain(reference);
  expect(files["your-data.txt"]?.toString()).toContain(ZOE);
  expect(await listAudit()).toEqual([
    { by: mari.id, action: "person.export", subject: reference, fields: [] },
  ]);
});

test("with too old a sign-in nothing is exported or erased, and what was typed comes back", async () => {
  await sendHire(services, { email: ZOE });
  const response = await api.request(toArchivePath(ZOE), { headers: { Cookie: tooOld } });
  const next = new URLSearchParams({ confirm: "", next: toPersonPath(ZOE) });
  expect(response.headers.get("Location")).toBe(`/desk/sign-in?${next}`);
  expect(await erase(ZOE, { as: tooOld })).toMatchObject({
    status: 422,
    input: { confirmation: ZOE },
    errors: { sign_in: ["Sign in again first: nothing was erased"] },
  });
  expect(await db.$count(requests)).toBe(1);
  expect(await listAudit()).toEqual([]);
});

test.each(["", "zoe", "other@example.com"])("%j does not confirm an erasure", async (input) => {
  await sendHire(services, { email: ZOE });
  const { status, errors } = await erase(ZOE, { confirmation: input });
  expect([status, Object.keys(errors)]).toEqual([422, ["confirmation"]]);
  expect(await db.$count(requests)).toBe(1);
});

test("a person is erased with open requests, others are not, and the audit log has no data", async () => {
  const hire = await sendHire(services, { email: ZOE });
  const search = await sendFind(services, { email: "ZOE@example.com" });
  const other = await sendHire(services, { email: "other@example.com", name: "Bo Berg" });
  const { erased } = await erase(ZOE, { confirmation: " Zoe@EXAMPLE.com " });
  expect(erased?.counts).toContainEqual({ name: "requests", count: 2 });
  expect(erased).toMatchObject({ address: ZOE, notices: [], mentions: [] });
  expect(await searchEverywhere(db, ZOE)).toEqual([]);
  expect(await db.select({ reference: requests.reference }).from(requests)).toEqual([
    { reference: other },
  ]);
  const fields = erased?.counts.map(({ name }) => name);
  expect(await listAudit()).toEqual(
    [search, hire].map((subject) => ({
      by: mari.id,
      action: "person.erase",
      subject,
      fields,
    })),
  );

  expect((await erase(ZOE)).erased).toMatchObject({ counts: [], notices: [] });
  expect(await listAudit()).toHaveLength(2);
});

test("two people who erase at the same time erase it once", async () => {
  for (let i = 0; i < 3; i++) await sendHire(services, { email: ZOE });
  const liis = await signIn(services, await createStaff(db, { name: "Liis Tamm" }));
  const both = await Promise.all([erase(ZOE), erase(ZOE, { as: liis })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const erased = both.flatMap(({ erased }) => erased?.counts ?? []);
  const ofRequests = erased.filter(({ name }) => name === "requests");
  expect(ofRequests.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(await searchEverywhere(db, ZOE)).toEqual([]);
});

test("nothing is erased that the audit log could not record, and a second attempt erases it", async () => {
  await sendHire(services, { email: ZOE });
  await db.execute(sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
  await db.execute(sql`
    create trigger full_log before insert on audit_log execute function fail()`);
  const response = await desk.request(toPersonPath(ZOE), { cookie, form: { confirmation: ZOE } });
  expect(response.status).toBe(500);
  expect(await db.$count(requests)).toBe(1);
  await db.execute(sql`drop function fail cascade`);
  expect((await erase(ZOE)).erased?.counts).toContainEqual({ name: "requests", count: 1 });
  expect(await searchEverywhere(db, ZOE)).toEqual([]);
});

test("of a public member what only staff know is erased, and the profile is left to do", async () => {
  await db.insert(memberPrivate).values({ slug: "anna-kask", email: ZOE, notes: "Calm" });
  const notices = [expect.stringContaining("members/anna-kask.yaml remains on the site")];
  expect((await show(ZOE)).stored).toMatchObject({ notices, requests: [] });
  expect((await erase(ZOE)).erased).toMatchObject({
    counts: [{ name: "private data of members", count: 1 }],
    notices,
  });
  expect(await db.$count(memberPrivate)).toBe(0);
  expect(await db.$count(members, sql`slug = 'anna-kask' and published`)).toBe(1);
  const fields = ["private data of members"];
  expect(await listAudit()).toEqual([
    { by: mari.id, action: "person.erase", subject: "person", fields },
  ]);
});

test("an email that is being sent is erased later, and everything else at once", async () => {
  await sendHire(services, { email: ZOE });
  await db.execute(sql`update pgboss.job set state = 'active' where data::text like ${`%${ZOE}%`}`);
  const person = await getPerson(services, ZOE);
  const erasing = erasePerson(services, person, mari.id, { timeoutMs: 0 });
  await expect(erasing).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining("An email to this person is being sent"),
  });
  expect(await db.$count(requests)).toBe(0);
  expect(await listAudit()).toContainEqual(expect.objectContaining({ action: "person.erase" }));
  await db.execute(sql`update pgboss.job set state = 'completed' where state = 'active'`);
  await erasePerson(services, person, mari.id);
  expect(await searchEverywhere(db, ZOE)).toEqual([]);
});
