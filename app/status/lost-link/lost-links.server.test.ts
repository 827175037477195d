import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertRequest } from "#app/requests/records/request-writes.repository.server.ts";
import { requests } from "#database/tables/requests.ts";
import { statusLinks } from "#database/tables/status-links.ts";
import { createReference } from "#platform/secrets/reference.server.ts";
import { issueFormToken } from "#services/forms/form-token.server.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { askedJobsRecord } from "../asked-jobs.repository.server.ts";
import { readStatus } from "../status.service.server.ts";
import { sendLinks } from "./lost-links.service.server.ts";
import { handleSubmittedLostLink } from "./submitted-lost-link.server.ts";

const services = await createTestServices();
const { db } = services;
const NOW = new Date("2026-11-21T09:00:00Z");
const deps = { ...services, clock: () => NOW };
const LINKS = /https:\/\/ogds\.example\/status\/([0-9a-f]{40})/g;

beforeEach(async () => {
  await db.execute(sql`truncate requests, rate_limits, mail_confirmations cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

async function sendRequest(email: string | null, day: string, count = 1): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const reference = createReference("OG");
    await db.transaction((tx) =>
      insertRequest(tx, {
        reference,
        idempotency_key: crypto.randomUUID(),
        fingerprint: "",
        form: "hire",
        name: "Zoë Tamm",
        email,
        message: "A secret shop.",
      }),
    );
    const submitted_at = new Date(`${day}T08:00:${String(at).padStart(2, "0")}Z`);
    await db.update(requests).set({ submitted_at }).where(sql`reference = ${reference}`);
  }
}

async function post(fields: Record<string, string>, { client = "192.0.2.1", age = 10 } = {}) {
  const body = new FormData();
  const issued = new Date(NOW.getTime() - age * 1_000);
  body.append("form_token", await issueFormToken(db, "lost-link", issued));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request("https://ogds.example/status", { method: "POST", body });
  return handleSubmittedLostLink(deps, client, request);
}

const listJobs = async () =>
  (
    await db.execute<{ email: string }>(
      sql`select data ->> 'email' as email from pgboss.job where name = 'lost-links' order by created_on`,
    )
  ).rows.map(({ email }) => email);

test("the answer and the work are the same whether or not an address is known", async () => {
  await sendRequest("zoe@example.com", "2026-11-01");
  expect(await post({ email: "zoe@example.com" })).toEqual({ kind: "asked" });
  expect(await post({ email: "stranger@example.com" })).toEqual({ kind: "asked" });
  // Each stored one job, which finds out later, and nothing else.
  expect(await listJobs()).toEqual(["zoe@example.com", "stranger@example.com"]);
  expect(await listQueuedEmails(db)).toEqual([]);
  expect(await db.$count(statusLinks)).toBe(0);
});

test("the latest ten get new links by email, and the earlier links still work", async () => {
  await sendRequest("Zoe@example.com", "2026-11-01");
  await sendLinks(deps, { email: "zoe@EXAMPLE.com" });
  const [first] = await listQueuedEmails(db);
  const [[, earlier = ""] = []] = [...(first?.text ?? "").matchAll(LINKS)];
  expect(first).toMatchObject({ to: { name: "Zoë Tamm", address: "Zoe@example.com" } });
  expect(first?.text).not.toContain("secret shop");
  await sendRequest("Zoe@example.com", "2026-11-10", 12);
  await sendRequest("other@example.com", "2026-11-11");
  await db.execute(sql`delete from pgboss.job`);
  await sendLinks(deps, { email: "zoe@example.com" });
  const [email, ...others] = await listQueuedEmails(db);
  expect(others).toEqual([]);
  const tokens = [...(email?.text ?? "").matchAll(LINKS)].map(([, token = ""]) => token);
  const opened = await Promise.all(tokens.map((token) => readStatus(db, token, NOW)));
  const seconds = opened.map((status) => status?.submitted_at.slice(17, 19));
  expect(seconds).toEqual(["11", "10", "09", "08", "07", "06", "05", "04", "03", "02"]);
  expect(await readStatus(db, earlier, NOW)).toBeDefined();
  expect(JSON.stringify(await db.select().from(statusLinks))).not.toContain(tokens[0]);
});

test("each spelling of an address gets its own links only", async () => {
  await sendRequest("zoe@example.com", "2026-11-01");
  await sendRequest("ZOE@example.com", "2026-11-02");
  await sendLinks(deps, { email: "zoe@example.com" });
  const emails = await listQueuedEmails(db);
  expect(emails.map(({ to }) => to.address).sort()).toEqual(["ZOE@example.com", "zoe@example.com"]);
  for (const { text } of emails) expect(text.match(LINKS)).toHaveLength(1);
});

test("nothing is sent to an address that is unknown, part of another one or no address", async () => {
  await sendRequest("zoe@example.com", "2026-11-01");
  await sendRequest(null, "2026-11-02");
  for (const email of ["oe@example.com", "zoe@example.co", "zoe+a@example.com", "%", "", "null"]) {
    await sendLinks(deps, { email });
  }
  expect(await listQueuedEmails(db)).toEqual([]);
});

test("one address gets three such emails in an hour, however often and at once it is entered", async () => {
  await sendRequest("zoe@example.com", "2026-11-01");
  await Promise.all(Array.from({ length: 8 }, () => sendLinks(deps, { email: "zoe@example.com" })));
  expect(await listQueuedEmails(db)).toHaveLength(3);
  expect(await db.$count(statusLinks)).toBe(3);
});

test("spellings of one address share its three emails", async () => {
  for (const email of [
    "zoe@example.com",
    "Zoe@example.com",
    "zOe@example.com",
    "zoE@example.com",
  ]) {
    await sendRequest(email, "2026-11-01");
  }
  await sendLinks(deps, { email: "zoe@example.com" });
  expect(await listQueuedEmails(db)).toHaveLength(3);
  expect(await db.$count(statusLinks)).toBe(3);
});

test("one client asks twenty times in an hour, with mistakes, and others are not affected", async () => {
  for (let count = 0; count < 20; count += 1) await post({ email: count % 2 ? "" : "a@b.example" });
  const refused = await post({ email: "zoe@example.com" });
  expect(refused).toMatchObject({ kind: "open", status: 429, retryAfter: expect.any(Number) });
  expect(await post({ email: "zoe@example.com" }, { client: "192.0.2.2" })).toEqual({
    kind: "asked",
  });
  expect(await listJobs()).toHaveLength(11);
});

test.each([
  [{ email: "" }, { errors: { email: ["Enter your email address"] } }],
  [{ email: "zoe@example" }, { errors: { email: [expect.stringContaining("correct format")] } }],
  [{ email: "a@example.com,b@example.com" }, { input: { email: "a@example.com,b@example.com" } }],
  [{ homepage_url: "https://a.example" }, { errors: { homepage_url: ["Leave this field empty"] } }],
  [{ form_token: "" }, { problem: expect.any(String) }],
  [{ form_token: "forged.token" }, { problem: expect.any(String) }],
])("%o is refused, and what was typed stays", async (fields, state) => {
  const submission = await post({ email: "zoe@example.com", ...fields });
  expect(submission).toMatchObject({ kind: "open", status: 422, state });
  expect(await listJobs()).toEqual([]);
});

test("a form that was sent at once, an old one and one of another page are refused", async () => {
  const email = "zoe@example.com";
  expect(await post({ email }, { age: 1 })).toMatchObject({ kind: "open", status: 429 });
  expect(await post({ email }, { age: 5 * 3_600 })).toMatchObject({ kind: "open", status: 422 });
  const form_token = await issueFormToken(db, "hire", new Date(NOW.getTime() - 10_000));
  expect(await post({ email, form_token })).toMatchObject({ kind: "open", status: 422 });
  expect(await listJobs()).toEqual([]);
});

test("an address that was entered is erased with the person's data, and after an hour", async () => {
  const [person, other] = ["zoe@example.com", "other@example.com"].map(parsePerson);
  if (!person || !other) throw new Error("The addresses have changed");
  await post({ email: "Zoe@Example.com" });
  await post({ email: "other@example.com" });
  expect(await askedJobsRecord.ofPerson?.count(db, person)).toBe(1);
  expect(await askedJobsRecord.ofPerson?.eraseSome(db, person)).toBe(1);
  expect(await listJobs()).toEqual(["other@example.com"]);
  await askedJobsRecord.expiry?.eraseSome(db, new Date());
  expect(await listJobs()).toEqual(["other@example.com"]);
  await askedJobsRecord.expiry?.eraseSome(db, new Date(Date.now() + 61 * 60_000));
  expect(await listJobs()).toEqual([]);
});
