import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { cancelCallByToken } from "#app/booking/calls/call-changes.service.server.ts";
import { sendCallReminders } from "#app/booking/reminders/call-reminders.service.server.ts";
import { changeRequest } from "#app/desk/requests/request-changes.service.server.ts";
import { toStationLine } from "#app/requests/stations/stations.ts";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import type { Email, QueuedEmail } from "#services/email/email.server.ts";
import { addClosing } from "#services/email/email-closing.server.ts";
import { startEmailWorker } from "#services/email/email-worker.server.ts";
import type { Delivery } from "#services/email/transport.server.ts";
import { confirmAddress } from "#tests/support/booking-api.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff } from "#tests/support/staff.ts";
import { findEmailConversation } from "./conversation-emails.service.server.ts";
import { readStatus } from "./status.service.server.ts";

const services = await createTestServices({ TRUST_PROXY: "1" });
const { db, queue, log } = services;
/** A Saturday. */
const NOW = new Date("2026-11-21T09:00:00Z");
const deps = { ...services, clock: () => NOW };
const api = createApi(deps);
const from = { name: "OGDS", address: "hello@ogds.example" };
const mari = { ...(await createStaff(db)), session_id: 1, signed_in_at: NOW };

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", place: "phone" });
  await saveSite(db, { ...TEST_SITE, booking });
});
beforeEach(() =>
  db.execute(sql`truncate requests, bookings, rate_limits, mail_confirmations cascade`),
);
beforeEach(() => db.execute(sql`delete from pgboss.job`));

async function findQueued(label: string): Promise<QueuedEmail> {
  const { rows } = await db.execute<{ data: QueuedEmail }>(sql`select data from pgboss.job`);
  const email = rows.find(({ data }) => data.label?.endsWith(label))?.data;
  if (!email) throw new Error(`There is no email ${label}`);
  return email;
}

/** The stations of an email that is sent at `now`, and its subject in the conversation. */
async function send(email: QueuedEmail, now = NOW) {
  const conversation = await findEmailConversation(db, email.id, { from, to: email.to, now });
  const closing = conversation?.closing;
  if (closing?.kind !== "steps") throw new Error("The email has no stations");
  const { text, html } = await addClosing(email, closing);
  return {
    title: closing.title,
    stations: closing.steps,
    text,
    html,
    subject: conversation?.subject,
  };
}

/** A call on Tuesday, 24 November at 10:00 in Tallinn. */
async function book(): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  await confirmAddress(db, email);
  const body = toRequestForm({
    email,
    "contact_at[date]": "2026-11-24",
    "contact_at[time]": "03:00",
    "contact_at[timezone]": "America/New_York",
  });
  const headers = { "Idempotency-Key": randomUUID(), "X-Forwarded-For": "10.1.1.1" };
  const response = await api.request("/api/forms/request", { method: "POST", body, headers });
  expect(response.status).toBe(201);
}

test("a reply without a subject goes on with that of the confirmation, and ends with the stations of the status page", async () => {
  const reference = await sendHire(deps);
  const key = randomUUID();
  const body = "Anna is free.\n\n-- \nMari";
  await changeRequest(deps, mari, reference, { intent: "reply", key, subject: "", body });
  const reply = await findQueued(`${reference} reply`);
  expect(reply.subject).toBe(`Re: We have your request ${reference}`);
  const { title, stations, text, html, subject } = await send(reply);
  expect(title).toBe("Your request so far");
  expect(subject).toBe(reply.subject);
  const { rows } = await db.execute<{ id: number }>(sql`select id from requests`);
  const token = await db.transaction((tx) => createStatusLink(tx, rows[0]?.id ?? 0));
  expect(stations).toEqual((await readStatus(db, token, NOW))?.stations.map(toStationLine));
  expect(stations[0]).toMatch(/^Sent: \d/);
  // Above our footer, below what the person wrote, whatever they end it with.
  const parts = ["Anna is free.", "1. Sent: ", "Your request and our replies:"];
  const positions = parts.map((part) => text.indexOf(part));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions).not.toContain(-1);
  expect(html.indexOf("Anna is free")).toBeLessThan(html.indexOf("<li"));
  expect(html.indexOf("<li")).toBeLessThan(html.indexOf("our replies"));
  const confirmation = await findQueued(`${reference} confirmation`);
  expect(confirmation.text).toContain("\n2. Read by a person (next).");
  // It has its own.
  expect(await addClosing(confirmation, { kind: "text", text: "Twice" })).toEqual({
    text: confirmation.text,
    html: confirmation.html,
  });
});

test("a call has its station in the emails about it as long as it is booked", async () => {
  await book();
  await sendCallReminders({ ...deps, clock: () => new Date("2026-11-23T08:01:00Z") });
  const reminder = await findQueued("reminder");
  const { stations, text, html, subject } = await send(reminder, new Date("2026-11-23T08:01:00Z"));
  const call = "Call: Tuesday 24 November 2026, 03:00–03:30 (New York, GMT−5)";
  expect(stations).toContainEqual(call);
  expect(subject).toMatch(/^Re: We have your request OG-/);
  expect(text.indexOf(call)).toBeGreaterThan(text.indexOf("No reminders?"));
  expect(text.indexOf(call)).toBeLessThan(text.lastIndexOf("\n-- \n"));
  expect(html).toContain(call);
  const [, token = ""] = /\/booking\/([\w-]+)#/.exec(reminder.text) ?? [];
  await cancelCallByToken(deps, token, { sequence: 0 });
  const cancelled = await send(await findQueued("confirmation"), NOW);
  expect(cancelled.stations.filter((line) => line.includes("Tuesday"))).toEqual([]);
});

test("the email with a decision has it among its stations, and no other email before", async () => {
  const reference = await sendApplication(deps);
  await changeRequest(deps, mari, reference, {
    intent: "fields",
    version: 1,
    state: "rejected",
    follow_up_on: null,
    email: { subject: "Your application", body: "We can't offer you a place." },
  } as never);
  const rejection = await findQueued(`${reference} reply`);
  const decided = (await send(rejection)).stations.at(-1);
  expect(decided).toMatch(/^Decision: \d/);
  const reply = { intent: "reply", key: randomUUID(), subject: "Soon", body: "Soon." } as const;
  await changeRequest(deps, mari, reference, reply);
  const { rows } = await db.execute<{ data: QueuedEmail }>(
    sql`select data from pgboss.job where data ->> 'subject' = 'Soon'`,
  );
  const soon = rows[0]?.data;
  if (!soon) throw new Error("The reply is not queued");
  expect((await send(soon)).stations.at(-1)).toBe("Decision");
});

test("an email about a request to another address than the client's has their subject and no stations", async () => {
  const reference = await sendHire(deps);
  const key = randomUUID();
  const body = "Anna is free.";
  await changeRequest(deps, mari, reference, { intent: "reply", key, subject: "", body });
  const { id, to } = await findQueued(`${reference} reply`);
  const find = (address: string) =>
    findEmailConversation(db, id, { from, to: { address }, now: NOW });
  const subject = `Re: We have your request ${reference}`;
  expect(await find("colleague@example.com")).toMatchObject({ reference, subject });
  expect(await find("colleague@example.com")).not.toHaveProperty("closing");
  expect(await find(to.address.toUpperCase())).toHaveProperty("closing");
});

test("the worker gives emails of the software the subject of their conversation", async () => {
  await book();
  await sendCallReminders({ ...deps, clock: () => new Date("2026-11-23T08:01:00Z") });
  const delivered: Delivery[] = [];
  await startEmailWorker(
    {
      queue,
      db,
      log,
      findConversation: (_, id, __, to) => findEmailConversation(db, id, { from, to, now: NOW }),
    },
    async (delivery) => void delivered.push(delivery),
    async () => from,
  );
  const find = (label: string): Email | undefined =>
    delivered.find(({ email }) => email.label.endsWith(label))?.email;
  await expect.poll(() => find("reminder"), { timeout: 20_000 }).toBeDefined();
  await expect.poll(() => find(" confirmation"), { timeout: 20_000 }).toBeDefined();
  expect(find("reminder")?.subject).toBe(`Re: ${find(" confirmation")?.subject}`);
  expect(find("reminder")?.text).toContain("Your request so far");
  expect(find(" confirmation")?.text).not.toContain("so far");
});
