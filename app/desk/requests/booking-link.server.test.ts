import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import {
  cancelCallByToken,
  findCallByToken,
} from "#app/booking/calls/call-changes.service.server.ts";
import {
  bookInvitedCall,
  findInvitation,
} from "#app/booking/invitations/book-invited.service.server.ts";
import { listFreeSlots } from "#app/booking/slots/free-slots.service.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { changeRequest } from "./request-changes.service.server.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const mari = { ...(await createStaff(db)), session_id: 1, signed_in_at: new Date() };
const ZONE = "Europe/Tallinn";

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, mail_confirmations cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

/** Sends a reply with a link about a request without a call. Returns both, and the secret. */
async function invite(reference?: string) {
  const about = reference ?? (await sendHire(services));
  await db.execute(sql`delete from pgboss.job`);
  await changeRequest(services, mari, about, {
    intent: "reply",
    key: randomUUID(),
    subject: "A call?",
    body: "Choose a time: {{ booking_link }}",
  });
  const [email] = await listQueuedEmails(db);
  const [, token = ""] =
    /^Choose a time: https:\/\/ogds\.example\/booking\/([0-9a-f]{40})$/m.exec(email?.text ?? "") ??
    [];
  await db.execute(sql`delete from pgboss.job`);
  const [request] = await db.select().from(requests).where(eq(requests.reference, about));
  return { reference: about, token, id: request?.id ?? 0, html: email?.html };
}

/** Those that are still free while a test runs: the first of all may be too soon a moment later. */
async function listSlots(): Promise<Date[]> {
  return listFreeSlots(db, { now: new Date(Date.now() + 600_000) });
}

const book = (token: string, slot: Date | undefined) =>
  bookInvitedCall(services, token, { slot: slot ?? new Date(0), timezone: ZONE });

test("a reply has the link that books a call, and its copy in the timeline does not", async () => {
  const { token, id, html, reference } = await invite();
  expect(html).toContain(`/booking/${token}`);
  expect(JSON.stringify(await listEvents(db, id))).not.toContain(token);
  expect(await findInvitation(db, token, new Date())).toMatchObject({ reference });
  expect(await findInvitation(db, `${token.slice(1)}0`, new Date())).toBeUndefined();
  const later = new Date(Date.now() + 61 * 86_400_000);
  expect(await findInvitation(db, token, later)).toBeUndefined();
});

test("the call is booked once, told to both sides and shown in the timeline", async () => {
  const { token, id, reference } = await invite();
  const [slot, other] = await listSlots();
  const call = await book(token, slot);
  expect(call).toMatchObject({ reference, timezone: ZONE, status: "booked", sequence: 0 });
  expect(await findCallByToken(db, token)).toEqual(call);
  const emails = await listQueuedEmails(db);
  expect(emails.map(({ to, subject }) => [to.address, subject])).toEqual([
    ["hello@ogds.example", expect.stringContaining(`Call: ${reference}`)],
    ["zoe@example.com", `Your call about ${reference} is booked`],
  ]);
  expect(emails.every(({ calendar }) => calendar?.method === "REQUEST")).toBe(true);
  expect(await listEvents(db, id)).toMatchObject([
    { kind: "reply" },
    { kind: "call", staff: null, change: { to: "booked", starts_at: slot?.toISOString() } },
  ]);

  // A lost response: the browser posts it again.
  expect(await book(token, slot)).toEqual(call);
  await expect(book(token, other)).rejects.toMatchObject({ status: 409 });
  expect(await listQueuedEmails(db)).toHaveLength(2);
  expect(await db.$count(bookings)).toBe(1);
});

test("two tabs that book different times at once book one call", async () => {
  const { token } = await invite();
  const slots = (await listSlots()).slice(0, 6);
  const outcomes = await Promise.allSettled(slots.map((slot) => book(token, slot)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db.$count(bookings)).toBe(1);
});

test("after a cancelled call the link books another, and the earlier links lead to it", async () => {
  const { token } = await invite();
  const [slot, other] = await listSlots();
  await book(token, slot);
  await cancelCallByToken(services, token, { sequence: 0 });
  // Calendars take an invitation after a cancellation only with a higher sequence.
  expect(await book(token, other)).toMatchObject({ status: "booked", sequence: 2 });
  expect(await findCallByToken(db, token)).toMatchObject({ starts_at: other?.toISOString() });
});

test("the link of a request that has a call leads to the call", async () => {
  const first = await invite();
  const [slot] = await listSlots();
  const call = await book(first.token, slot);
  const second = await invite(first.reference);
  expect(await findCallByToken(db, second.token)).toEqual(call);
  expect(await findInvitation(db, second.token, new Date())).toBeUndefined();
});

test("a call that is over does not prevent another one", async () => {
  const first = await invite();
  const [slot, other] = await listSlots();
  await book(first.token, slot);
  await db.update(bookings).set({
    starts_at: new Date(Date.now() - 3_600_000),
    ends_at: new Date(Date.now() - 1_800_000),
    blocked_until: new Date(Date.now() - 1_800_000),
  });
  const second = await invite(first.reference);
  expect(await findCallByToken(db, second.token)).toBeUndefined();
  expect(await findInvitation(db, second.token, new Date())).toMatchObject({
    reference: first.reference,
  });
  const call = await book(second.token, other);
  expect(call).toMatchObject({ status: "booked", starts_at: other?.toISOString() });
  expect(await findCallByToken(db, first.token)).toEqual(call);
});

test("the endpoint names the nearest times for one that is taken, and refuses what is no link", async () => {
  const { token } = await invite();
  const [slot] = await listSlots();
  const post = (secret: string, body: object) =>
    api.request(`/api/booking/${secret}/book`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const other = await invite();
  await book(other.token, slot);
  const taken = await post(token, { slot: slot?.toISOString(), timezone: ZONE });
  expect(taken.status).toBe(409);
  expect((await taken.json()).nearest).toHaveLength(3);
  expect((await post("0".repeat(40), { slot: slot?.toISOString(), timezone: ZONE })).status).toBe(
    404,
  );
  expect((await post(token, { slot: "tomorrow", timezone: ZONE })).status).toBe(422);
  expect((await post(token, { slot: slot?.toISOString(), timezone: "Mars" })).status).toBe(422);
});

test("a link of a person whose data was erased books nothing", async () => {
  const { token, id } = await invite();
  const [slot] = await listSlots();
  await db.update(requests).set({ email: null }).where(eq(requests.id, id));
  await expect(book(token, slot)).rejects.toMatchObject({ status: 404 });
});
