import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { RequestChangeSchema } from "#contract/desk/desk-request.ts";
import { applications } from "#database/tables/applications.ts";
import { requests } from "#database/tables/requests.ts";
import { startEmailWorker } from "#services/email/email-worker.server.ts";
import { sendApplication } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { findPlannedEmail } from "./planned-email.ts";
import { changeRequest } from "./request-changes.service.server.ts";

const services = await createTestServices();
const { db } = services;
const NOW = new Date("2030-03-15T10:00:00Z");
const NEXT_DAY = new Date("2030-03-16T10:00:00Z");
const deps = { ...services, clock: () => NOW };
const mari = {
  ...(await createStaff(db, { name: "Mari Kask" })),
  session_id: 1,
  signed_in_at: new Date(),
};

beforeEach(async () => {
  await db.execute(sql`truncate requests cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

async function apply() {
  const reference = await sendApplication(services);
  await db.execute(sql`delete from pgboss.job`);
  return reference;
}

/** Posts a form of the page of an application. */
async function post(reference: string, fields: Record<string, string>) {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  const change = RequestChangeSchema.parse({ version: String(row?.version), ...fields });
  await changeRequest(deps, mari, reference, change);
}

const REJECTION = {
  intent: "fields",
  state: "rejected",
  reason: "skills",
  email: "send",
  subject: "Your application",
  body: "Dear Zoë,\n\nnot this time.",
};
const toReviewing = { intent: "fields", state: "reviewing" };

async function readEvents(reference: string) {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  return listEvents(db, row?.id ?? 0);
}

async function listJobs() {
  const { rows } = await db.execute<{ start_after: Date; subject: string }>(
    sql`select start_after, data ->> 'subject' as subject from pgboss.job where name = 'mail'`,
  );
  return rows;
}

test("the email about a rejection is sent a day later", async () => {
  const reference = await apply();
  await post(reference, REJECTION);
  const [{ start_after, subject } = { start_after: "", subject: "" }] = await listJobs();
  expect([new Date(start_after), subject]).toEqual([NEXT_DAY, "Your application"]);
  const events = await readEvents(reference);
  expect(events).toMatchObject([
    { kind: "state", change: { to: "rejected", reason: "skills" } },
    { kind: "reply", staff: "Mari Kask", delivery: { send_at: NEXT_DAY, sent_at: null } },
  ]);
  expect(findPlannedEmail(events)).toEqual({
    subject: "Your application",
    body: "Dear Zoë,\n\nnot this time.",
    send_at: NEXT_DAY,
  });
  const [application] = await db.select().from(applications);
  expect(application?.decided_at).toEqual(NOW);
});

test("a rejection without an email is not sent", async () => {
  const reference = await apply();
  await post(reference, { intent: "fields", state: "rejected", reason: "rate" });
  expect(await listJobs()).toEqual([]);
});

test("an email needs its texts, and all placeholders filled in", () => {
  const parse = (fields: object) =>
    RequestChangeSchema.safeParse({ ...REJECTION, version: "1", ...fields }).error?.issues.map(
      ({ path, message }) => [path[0], message],
    );
  expect(parse({ subject: "", body: "Hello {{company}}" })).toEqual([
    ["subject", "Enter a subject"],
    ["body", "Replace the text in double braces"],
  ]);
  expect(parse({ email: undefined, subject: "", body: "" })).toBeUndefined();
});

test("undoing the rejection cancels the email and the retention, and it can be made again", async () => {
  const reference = await apply();
  await post(reference, REJECTION);
  await post(reference, toReviewing);
  expect(await listJobs()).toEqual([]);
  const [application] = await db.select().from(applications);
  expect(application?.decided_at).toBeNull();
  expect((await readEvents(reference))[1]?.delivery).toMatchObject({ cancelled_at: NOW });
  await post(reference, REJECTION);
  expect(await listJobs()).toHaveLength(1);
  expect(findPlannedEmail(await readEvents(reference))).toBeDefined();
});

test("the email is cancelled without changing the state, once", async () => {
  const reference = await apply();
  await post(reference, REJECTION);
  await post(reference, { intent: "cancel-email" });
  expect(await listJobs()).toEqual([]);
  const events = await readEvents(reference);
  expect(events.at(-1)).toMatchObject({ change: { field: "email", to: "cancelled" } });
  expect(findPlannedEmail(events)).toBeUndefined();
  await expect(post(reference, { intent: "cancel-email" })).rejects.toMatchObject({ status: 422 });
});

test("an email that a worker has taken is not cancelled", async () => {
  const reference = await apply();
  await post(reference, REJECTION);
  await db.execute(sql`update pgboss.job set state = 'active'`);
  await expect(post(reference, { intent: "cancel-email" })).rejects.toMatchObject({ status: 422 });
  await post(reference, toReviewing);
  expect((await readEvents(reference))[1]?.delivery).toMatchObject({ cancelled_at: null });
});

test("the worker leaves it until its time, and dates it then", async () => {
  const reference = await apply();
  const sent: { subject: string; at: Date }[] = [];
  await startEmailWorker(
    services,
    async ({ email, createdAt }) => {
      sent.push({ subject: email.subject, at: createdAt });
    },
    async () => ({ name: "OGDS", address: "hello@ogds.example" }),
  );
  await post(reference, REJECTION);
  const key = "7c1f4a9e-8a6a-4b0c-9d5b-0a8b6f0e7a11";
  await post(reference, { intent: "reply", key, subject: "Now", body: "Hello" });
  await db.execute(sql`update pgboss.job set start_after = now() where data ->> 'subject' = 'Now'`);
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(1);
  expect(sent[0]?.subject).toBe("Now");
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`);
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(2);
  expect(sent[1]).toEqual({ subject: "Your application", at: NEXT_DAY });
  const isSent = async () => (await readEvents(reference))[1]?.delivery?.sent_at instanceof Date;
  await expect.poll(isSent).toBe(true);
});
