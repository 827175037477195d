import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { sendDigests } from "./digests.service.server.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);

/** A moment of 1 December 2026 by the agency's clocks, in Tallinn. */
const at = (time: string) => ({
  ...services,
  clock: () => new Date(`2026-12-01T${time}:00+02:00`),
});

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, staff cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

/** A person who has chosen the digest on the page of their account. */
async function createReader(role: "partner" | "editor" = "partner") {
  const person = await createStaff(db, { role });
  const cookie = await signIn(services, person);
  const form = { intent: "digest", digest: "on" };
  expect((await desk.request("/desk/account", { cookie, form })).status).toBe(303);
  return { ...person, cookie };
}

async function sendRequest(
  fields: Partial<typeof requests.$inferInsert> = { state: "new" },
): Promise<string> {
  const reference = await sendHire(services, { name: "Zoë Tamm" });
  await db.update(requests).set(fields).where(eq(requests.reference, reference));
  await db.execute(sql`delete from pgboss.job`);
  return reference;
}

test("a digest that a clock ahead of time sent does not replace the one of the day", async () => {
  const { email } = await createReader();
  await sendRequest();
  await db.update(staff).set({ digest_on: "2026-12-02" });
  await Promise.all([1, 2].map(() => sendDigests(at("07:10"))));
  expect(await listQueuedEmails(db)).toMatchObject([{ to: { address: email } }]);
});

test("who wants it gets what is new and overdue, once a day however many processes send", async () => {
  const { email } = await createReader();
  await createStaff(db);
  const fresh = await sendRequest();
  const overdue = await sendRequest({ state: "contacted", follow_up_on: "2026-11-30" });
  await Promise.all([1, 2, 3].map(() => sendDigests(at("07:10"))));
  const emails = await listQueuedEmails(db);
  expect(emails).toMatchObject([{ to: { address: email }, subject: "Today: 1 overdue, 1 new" }]);
  expect(emails[0]?.text).toContain(`https://ogds.example/desk/requests/${fresh}`);
  expect(emails[0]?.text).toContain(`https://ogds.example/desk/requests/${overdue}`);
  await sendDigests(at("11:59"));
  expect(await listQueuedEmails(db)).toHaveLength(1);
  const nextDay = new Date("2026-12-02T07:10:00+02:00");
  await sendDigests({ ...services, clock: () => nextDay });
  expect(await listQueuedEmails(db)).toHaveLength(2);
});

test("nothing is sent when there is nothing, or outside the morning", async () => {
  await createReader();
  await sendDigests(at("07:10"));
  expect(await listQueuedEmails(db)).toEqual([]);
  await db.update(staff).set({ digest_on: null });
  await sendRequest();
  await sendDigests(at("06:59"));
  await sendDigests(at("12:00"));
  expect(await listQueuedEmails(db)).toEqual([]);
  await sendDigests(at("07:00"));
  expect(await listQueuedEmails(db)).toHaveLength(1);
});

test("an editor, who sees no requests, a person who stopped it and a disabled one get none", async () => {
  await createReader("editor");
  const stopped = await createReader();
  await desk.request("/desk/account", { cookie: stopped.cookie, form: { intent: "digest" } });
  const disabled = await createReader();
  await db.update(staff).set({ disabled_at: new Date() }).where(eq(staff.id, disabled.id));
  await sendRequest();
  await sendDigests(at("07:10"));
  expect(await listQueuedEmails(db)).toEqual([]);
});
