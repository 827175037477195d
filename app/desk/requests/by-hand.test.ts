import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { EnteredRequestSchema } from "#contract/desk/desk-request.ts";
import { emailDeliveries, requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { statusLinks } from "#database/tables/status-links.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { readComposer } from "../composer/composer-data.service.server.ts";
import { changeSubmittedRequest } from "./change-action.server.ts";
import { enterRequest } from "./enter-request.service.server.ts";
import { changeRequest } from "./request-changes.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = {
  ...(await createStaff(db, { role: "partner" })),
  session_id: 0,
  signed_in_at: new Date(),
};
const OLD = "zoe@wrong.example";
const NEW = "zoe@right.example";

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, rate_limits, mail_confirmations, audit_log cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

const today = new Date().toISOString().slice(0, 10);
const toCall = () =>
  ({
    intent: "phone",
    key: randomUUID(),
    direction: "in",
    on: today,
    body: "Asked for two.",
  }) as const;

test("a telephone call is logged once, for staff only", async () => {
  const reference = await sendHire(services);
  const call = toCall();
  await changeRequest(services, mari, reference, call);
  await changeRequest(services, mari, reference, call);
  const events = await db.select().from(requestEvents);
  expect(events).toMatchObject([
    { kind: "phone", staff_id: mari.id, body: "Asked for two.", change: { to: "in", on: today } },
  ]);
  await expect(
    changeRequest(services, mari, reference, { ...call, body: "Other" }),
  ).rejects.toMatchObject({ status: 409 });
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual(["request.phone"]);
});

test.each(["2999-01-01", "2001-01-01"])("a call of %s is not logged", async (on) => {
  const reference = await sendHire(services);
  await expect(changeRequest(services, mari, reference, { ...toCall(), on })).rejects.toMatchObject(
    { status: 422, errors: { on: ["Enter a day of the last year"] } },
  );
});

async function sendReplyTo(reference: string, body: string): Promise<string> {
  const key = randomUUID();
  await changeRequest(services, mari, reference, { intent: "reply", key, subject: "Hello", body });
  return key;
}

const listEmailsTo = async (address: string) =>
  (await listQueuedEmails(db)).filter(({ to }) => to.address === address);

test("a corrected address gets what did not arrive with links of its own, and those of the other end", async () => {
  const reference = await sendHire(services, { email: OLD });
  const returned = await sendReplyTo(reference, "First offer");
  const arrived = await sendReplyTo(reference, "Second offer");
  const waiting = await sendReplyTo(reference, "Third offer");
  await db.execute(sql`delete from pgboss.job where data ->> 'id' <> ${waiting}`);
  const sent = { sent_at: new Date() };
  await db.update(emailDeliveries).set(sent).where(sql`mail_id <> ${waiting}`);
  await db
    .update(emailDeliveries)
    .set({ bounced_at: new Date(), reason: "No such user" })
    .where(eq(emailDeliveries.mail_id, returned));
  const emailed = await db.select().from(statusLinks).where(eq(statusLinks.in_browser, false));
  expect(emailed.length).toBe(4);

  const [row] = await db.select().from(requests);
  const version = row?.version ?? 0;
  const correction = { intent: "address", version, email: NEW } as const;
  await changeRequest(services, mari, reference, correction);
  expect(await listEmailsTo(OLD)).toEqual([]);
  const texts = (await listEmailsTo(NEW)).map(({ text }) => text.split("\n")[0]);
  expect(texts.toSorted()).toEqual(["First offer", "Third offer"]);
  const links = await db.select().from(statusLinks).where(eq(statusLinks.in_browser, false));
  expect(links.length).toBe(2);
  const old = new Set(emailed.map(({ token_hash }) => token_hash));
  expect(links.filter(({ token_hash }) => old.has(token_hash))).toEqual([]);
  expect(arrived).not.toBe(returned);

  // The same press twice sends nothing more; a form from before is refused.
  await changeRequest(services, mari, reference, correction);
  expect((await listEmailsTo(NEW)).length).toBe(2);
  await expect(
    changeRequest(services, mari, reference, { ...correction, email: "third@right.example" }),
  ).rejects.toMatchObject({ status: 409 });
  const audit = await db.select().from(auditLog).where(eq(auditLog.action, "request.address"));
  expect(audit).toMatchObject([{ staff_id: mari.id, subject: reference, fields: ["email"] }]);
});

test("a correction without an address says whose is missing", async () => {
  const reference = await sendHire(services, { email: OLD });
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "address", version: "1", email: "" })) {
    form.set(name, value);
  }
  const { data } = await changeSubmittedRequest(services, mari, reference, form);
  expect(data).toEqual({ kind: "invalid", errors: { email: ["Enter their email address"] } });
});

test("a confirmation that was returned is sent to the corrected address", async () => {
  const reference = await sendHire(services, { email: OLD });
  await db.execute(sql`delete from pgboss.job`);
  await db.update(emailDeliveries).set({ sent_at: new Date(), bounced_at: new Date(), reason: "" });
  await changeRequest(services, mari, reference, { intent: "address", version: 1, email: NEW });
  const [confirmation] = await listEmailsTo(NEW);
  expect(confirmation?.label).toBe(`${reference} confirmation`);
});

const toEntered = (changes: object = {}) =>
  EnteredRequestSchema.parse({
    key: randomUUID(),
    name: "Kai Uus",
    email: "kai@new.example",
    project_type: "Audit",
    project_duration: "3_6_month",
    workload: "full_time",
    start_date: "in_one_month",
    ...changes,
  });

test("a request is entered by hand once, and its client is emailed only where that is wanted", async () => {
  const entered = toEntered();
  const both = await Promise.all([
    enterRequest(services, mari, entered),
    enterRequest(services, mari, entered),
  ]);
  expect(both[0]).toBe(both[1]);
  expect(await listQueuedEmails(db)).toEqual([]);
  expect(await db.select().from(requests)).toMatchObject([
    { form: "hire", name: "Kai Uus", entered_by: mari.id, owner_id: mari.id },
  ]);
  const reference = await enterRequest(services, mari, toEntered({ is_emailed: "on" }));
  const emails = await listQueuedEmails(db);
  expect(emails.map(({ to, label }) => [to.address, label])).toEqual([
    ["kai@new.example", `${reference} confirmation`],
  ]);
  expect(emails[0]?.text).not.toContain("0 developers");
  const actions = (await db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toEqual(["request.create", "request.create"]);
});

test.each([
  ["", (reference: string) => `Your request ${reference}`],
  ["Two developers", () => "Two developers"],
])("its first reply has a subject, also where none is entered: %j", async (subject, toSent) => {
  const reference = await enterRequest(services, mari, toEntered());
  const [request] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!request) throw new Error("The request was not stored");
  const { defaultSubject } = await readComposer(services, mari, request);
  expect(defaultSubject).toBe(`Your request ${reference}`);
  const key = randomUUID();
  await changeRequest(services, mari, reference, { intent: "reply", key, subject, body: "Hi" });
  expect(await listEmailsTo("kai@new.example")).toMatchObject([{ subject: toSent(reference) }]);
  const after = await readComposer(services, mari, request);
  expect(after.defaultSubject).toBe(`Re: ${toSent(reference)}`);
});
