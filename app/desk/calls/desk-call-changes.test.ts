import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { moveCallByToken } from "#app/booking/calls/call-changes.service.server.ts";
import { findInvitation } from "#app/booking/invitations/book-invited.service.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { DeskCallChangeSchema } from "#contract/calls/desk-call.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { recordSent } from "#services/email/deliveries.repository.server.ts";
import { confirmAddress } from "#tests/support/booking-api.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails, toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { CallOutcome } from "./change-call.server.ts";
import { changeDeskCall } from "./desk-call-changes.service.server.ts";
import { listDeskCalls } from "./desk-calls.repository.server.ts";

/** A Saturday, 11:00 in Tallinn. */
const NOW = new Date("2026-11-21T09:00:00Z");
let now = NOW;
const services = { ...(await createTestServices({ TRUST_PROXY: "1" })), clock: () => now };
const { db } = services;
const api = createApi(services);
const desk = createDeskApp(services);
const MONDAY_TEN = "2026-11-23T08:00:00.000Z";
const MONDAY_ELEVEN = "2026-11-23T09:00:00.000Z";
const MARI = { name: "Mari Lepik", email: "mari@ogds.example" };
const JOONAS = { name: "Joonas Kruus", email: "joonas@ogds.example" };
const person = await createStaff(db, { role: "partner", name: "Liis Tamm" });
const cookie = await signIn(services, person, NOW);
const staff = { ...person, session_id: 1, signed_in_at: NOW };

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  now = NOW;
  await db.execute(sql`truncate requests, bookings, booking_hosts restart identity cascade`);
  await db.execute(sql`truncate rate_limits, mail_confirmations, audit_log`);
  await db.execute(sql`delete from pgboss.job`);
  await configure([MARI, JOONAS]);
});

async function configure(hosts: unknown): Promise<void> {
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", hosts });
  await saveSite(db, { ...TEST_SITE, booking });
}

let clients = 0;
/** Books a call and returns its reference, its first host being Mari. */
async function book(
  slot = MONDAY_TEN,
  { isConfirmed = true } = {},
): Promise<{ reference: string; token: string }> {
  clients += 1;
  const email = `client-${clients}@example.com`;
  if (isConfirmed) await confirmAddress(db, email);
  const response = await api.request("/api/forms/request", {
    method: "POST",
    body: toRequestForm({
      email,
      "contact_at[date]": slot.slice(0, 10),
      "contact_at[time]": slot.slice(11, 16),
      "contact_at[timezone]": "UTC",
    }),
    headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": `10.2.${clients}.1` },
  });
  const { data } = (await response.json()) as { data: { reference: string } };
  const message = (await listQueuedEmails(db)).find(({ to }) => to.address === email);
  const [, token = ""] = /\/booking\/([\w-]+)/.exec(message?.text ?? "") ?? [];
  await db.execute(sql`delete from pgboss.job`);
  return { reference: data.reference, token };
}

const change = (reference: string, fields: Record<string, string | number>) =>
  changeDeskCall(
    services,
    staff,
    reference,
    DeskCallChangeSchema.parse({ sequence: 0, ...fields }),
  );

/** Posts a form of the call's page. */
async function post(reference: string, form: Record<string, string>, as = cookie) {
  const response = await desk.request(`/desk/calls/${reference}`, { cookie: as, form });
  const { actionData } = (await response.json()) as { actionData: Record<string, CallOutcome> };
  return { status: response.status, outcome: actionData["desk/routes/call.tsx"] };
}

async function readCall(reference: string) {
  const [row] = await db
    .select({ call: bookings })
    .from(bookings)
    .innerJoin(requests, eq(requests.id, bookings.request_id))
    .where(eq(requests.reference, reference));
  return row?.call;
}

/** To whom emails go, and the method of their calendar files. */
async function listNotices() {
  const emails = await listQueuedEmails(db);
  return emails
    .map(({ to, calendar }) => [to.address.replace(/-\d+/, ""), calendar?.method])
    .toSorted();
}

const lines = (content = "") => content.replaceAll("\r\n ", "").split("\r\n");

test("the timeline shows whether the client's email was sent, and it can be tried again", async () => {
  const { reference } = await book();
  await change(reference, { intent: "ask", message: "Could you come on Tuesday?" });
  const readDelivery = async () => {
    const [event] = await db.select().from(requestEvents).where(eq(requestEvents.kind, "call"));
    const events = await listEvents(db, event?.request_id ?? 0);
    return events.find(({ kind }) => kind === "call")?.delivery;
  };
  expect(await readDelivery()).toMatchObject({ sent_at: null, failed_at: null });
  const [event] = await db.select().from(requestEvents).where(eq(requestEvents.kind, "call"));
  const [email] = (await listQueuedEmails(db)).filter(({ to }) => to.address.startsWith("client-"));
  expect(email).toMatchObject({ id: event?.mail_id });
  await recordSent(db, event?.mail_id ?? "");
  expect((await readDelivery())?.sent_at).toBeInstanceOf(Date);
  const form = { intent: "retry-emails" };
  const tried = await desk.request(`/desk/calls/${reference}`, { cookie, form });
  expect(tried.status).toBe(200);
});

describe("a tentative call", () => {
  const bookTentative = () => book(MONDAY_TEN, { isConfirmed: false });

  test("is confirmed by staff who reached the client, and then everybody has an email", async () => {
    const { reference } = await bookTentative();
    expect(await post(reference, { intent: "confirm", sequence: "0" })).toEqual({
      status: 200,
      outcome: { kind: "done", intent: "confirm" },
    });
    expect(await listNotices()).toEqual([
      ["client@example.com", "REQUEST"],
      ["hello@ogds.example", "REQUEST"],
      ["mari@ogds.example", "REQUEST"],
    ]);
    expect(await db.select().from(bookings)).toMatchObject([{ confirm_by: null, sequence: 1 }]);
    // The address is still not confirmed.
    expect(await db.select().from(requests)).toMatchObject([{ address_confirmed_at: null }]);
    await change(reference, { intent: "confirm", sequence: 1 });
    expect(await db.select().from(bookings)).toMatchObject([{ sequence: 1 }]);
  });

  test("has another state than a booked one in the list of calls", async () => {
    await bookTentative();
    await book(MONDAY_ELEVEN);
    const listStates = async (state?: "tentative" | "booked") =>
      (await listDeskCalls(db, { state }, { limit: 9 })).map((call) => call.state);
    expect(await listStates()).toEqual(["tentative", "booked"]);
    expect(await listStates("tentative")).toEqual(["tentative"]);
  });

  test.each(["reassign", "ask"])("is not for %s until it is confirmed", async (intent) => {
    const { reference } = await bookTentative();
    expect(await post(reference, { intent, host: "2", sequence: "0" })).toEqual({
      status: 422,
      outcome: { kind: "invalid", errors: { call: ["Confirm the call first"] } },
    });
    expect(await listNotices()).toEqual([]);
  });

  test("that staff cancel is news to the client only, and one that they move is confirmed", async () => {
    const { reference } = await bookTentative();
    await change(reference, { intent: "move", slot: MONDAY_ELEVEN });
    expect(await db.select().from(bookings)).toMatchObject([{ confirm_by: null }]);
    await db.execute(sql`update bookings set confirm_by = ${MONDAY_TEN}`);
    await db.execute(sql`delete from pgboss.job`);
    await change(reference, { intent: "cancel", reason: "Nobody answers", sequence: 1 });
    expect(await listNotices()).toEqual([["client@example.com", "CANCEL"]]);
  });
});

describe("a call that is given to a colleague", () => {
  test("is theirs: both hosts and the client have an email, in one UID and the next sequence", async () => {
    const { reference } = await book();
    await change(reference, { intent: "reassign", host: 2 });
    expect(await readCall(reference)).toMatchObject({ host: 2, sequence: 1 });
    expect(await listNotices()).toEqual([
      ["client@example.com", "REQUEST"],
      [JOONAS.email, "REQUEST"],
      [MARI.email, "CANCEL"],
    ]);
    const files = (await listQueuedEmails(db)).map(({ calendar }) => lines(calendar?.content));
    for (const file of files) {
      expect(file).toContain("SEQUENCE:1");
      expect(file).toContain(`UID:${reference.toLowerCase()}@ogds.example`);
      expect(file.find((line) => line.startsWith("ORGANIZER"))).toContain("hello@ogds.example");
    }
  });

  test("is in the request's timeline and, without names, in the audit log", async () => {
    const { reference } = await book();
    await change(reference, { intent: "reassign", host: 2 });
    const [event] = await db.select().from(requestEvents).orderBy(asc(requestEvents.id));
    expect(event).toMatchObject({
      kind: "call",
      staff_id: person.id,
      change: { field: "call", to: "reassigned", host: JOONAS.name, sequence: 1 },
    });
    expect(await db.select().from(auditLog)).toMatchObject([
      { staff_id: person.id, action: "call.reassign", subject: reference, fields: ["host"] },
    ]);
  });

  test("keeps the host that staff chose when the client moves it, unless the host is taken then", async () => {
    const calls = [await book(), await book("2026-11-23T10:00:00.000Z")];
    const hosts = [];
    for (const { reference, token } of calls) {
      await change(reference, { intent: "reassign", host: 2 });
      const sequence = (await readCall(reference))?.sequence ?? 0;
      const moved = { slot: new Date(MONDAY_ELEVEN), timezone: "UTC", sequence };
      await moveCallByToken(services, token, moved);
      hosts.push((await readCall(reference))?.host);
    }
    expect(hosts).toEqual([2, 1]);
  });

  test("by two people at once goes to one of them, and the other is told", async () => {
    await configure([MARI, JOONAS, { name: "Kai Põld", email: "kai@ogds.example" }]);
    const { reference } = await book();
    const outcomes = await Promise.allSettled([
      change(reference, { intent: "reassign", host: 2 }),
      change(reference, { intent: "reassign", host: 3 }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await readCall(reference)).toMatchObject({ sequence: 1 });
    expect(await db.$count(requestEvents)).toBe(1);
    const { status, outcome } = await post(reference, {
      intent: "reassign",
      sequence: "0",
      host: "1",
    });
    expect(status).toBe(409);
    expect(outcome).toMatchObject({ kind: "conflict", events: [{ staff: "Liis Tamm" }] });
  });

  test("who has another call then is refused, nothing is stored or sent", async () => {
    const { reference } = await book();
    await book();
    const { status, outcome } = await post(reference, {
      intent: "reassign",
      sequence: "0",
      host: "2",
    });
    expect([status, outcome]).toEqual([
      422,
      expect.objectContaining({
        errors: { host: ["Joonas Kruus has a call then, or the break after one"] },
      }),
    ]);
    expect(await readCall(reference)).toMatchObject({ host: 1, sequence: 0 });
    expect(await listQueuedEmails(db)).toEqual([]);
  });

  test("outside whose hours it is, is given only after a confirmation of what was shown", async () => {
    await configure([MARI, { ...JOONAS, weekly_hours: { tuesday: ["10:00-18:00"] } }]);
    const { reference } = await book();
    const form = { intent: "reassign", sequence: "0", host: "2" };
    const { status, outcome } = await post(reference, form);
    expect([status, outcome]).toEqual([
      409,
      { kind: "unconfirmed", conflicts: ["It is outside the hours of Joonas Kruus"] },
    ]);
    expect((await post(reference, { ...form, confirmed: "It is Monday" })).status).toBe(409);
    const confirmed = "It is outside the hours of Joonas Kruus";
    expect((await post(reference, { ...form, confirmed })).outcome).toMatchObject({ kind: "done" });
    expect(await readCall(reference)).toMatchObject({ host: 2 });
  });

  test("to a person who is no host is refused; to who has it already changes nothing", async () => {
    const { reference } = await book();
    await expect(change(reference, { intent: "reassign", host: 9 })).rejects.toThrow(
      "Select a person who takes calls",
    );
    await change(reference, { intent: "reassign", host: 1 });
    expect(await readCall(reference)).toMatchObject({ sequence: 0 });
  });
});

describe("a call that is moved", () => {
  test("tells client, host and operator, and the client's link of the email works", async () => {
    const { reference, token } = await book();
    await change(reference, { intent: "move", slot: MONDAY_ELEVEN });
    expect(await readCall(reference)).toMatchObject({
      host: 1,
      sequence: 1,
      starts_at: new Date(MONDAY_ELEVEN),
    });
    expect(await listNotices()).toEqual([
      ["client@example.com", "REQUEST"],
      ["hello@ogds.example", "REQUEST"],
      [MARI.email, "REQUEST"],
    ]);
    const emails = await listQueuedEmails(db);
    const text = emails.find(({ to }) => to.address.startsWith("client"))?.text ?? "";
    const [, link = ""] = /\/booking\/([\w-]+)/.exec(text) ?? [];
    expect(link).not.toBe(token);
    // Both the link of the first email and the new one move it on.
    const move = (by: string, slot: string, sequence: number) =>
      moveCallByToken(services, by, { slot: new Date(slot), timezone: "UTC", sequence });
    await move(link, "2026-11-23T09:30:00Z", 1);
    await move(token, MONDAY_TEN, 2);
    expect(await readCall(reference)).toMatchObject({ sequence: 3 });
    const [moved] = (await db.select().from(requestEvents)).slice(-1);
    expect(moved).toMatchObject({ staff_id: null, change: { to: "moved", sequence: 3 } });
  });

  test("to any time is confirmed first: Saturday is outside the hours", async () => {
    const { reference } = await book();
    const form = {
      intent: "move",
      sequence: "0",
      slot: "other",
      date: "2026-11-28",
      time: "12:00",
    };
    const { outcome } = await post(reference, form);
    const confirmed = "It is outside the hours of Mari Lepik";
    expect(outcome).toEqual({ kind: "unconfirmed", conflicts: [confirmed] });
    await post(reference, { ...form, confirmed });
    const starts_at = new Date("2026-11-28T10:00:00Z");
    expect(await readCall(reference)).toMatchObject({ starts_at });
  });

  test("onto another call of the host is refused, confirmed or not", async () => {
    const { reference } = await book();
    await configure([MARI]);
    await book(MONDAY_ELEVEN);
    await expect(
      change(reference, { intent: "move", slot: "2026-11-23T09:10:00Z", confirmed: "yes" }),
    ).rejects.toThrow("Mari Lepik has a call then, or the break after one");
  });

  test("while the client moves it: one of them wins, and the call is where they said", async () => {
    const { reference, token } = await book();
    const byClient = new Date("2026-11-24T08:00:00Z");
    const outcomes = await Promise.allSettled([
      change(reference, { intent: "move", slot: MONDAY_ELEVEN }),
      moveCallByToken(services, token, { slot: byClient, timezone: "UTC", sequence: 0 }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const requested = outcomes[0]?.status === "fulfilled" ? new Date(MONDAY_ELEVEN) : byClient;
    expect(await readCall(reference)).toMatchObject({ sequence: 1, starts_at: requested });
  });

  test.each([
    ["2026-11-21", "10:00", { time: ["Choose a time in the future"] }],
    ["2028-11-21", "10:00", { time: ["Choose a time within a year"] }],
    [
      "2027-03-28",
      "03:30",
      { time: ["That time doesn't exist because the clocks go forward. Choose another"] },
    ],
    ["", "", { date: ["Enter a date"], time: ["Enter a time like 14:30"] }],
    ["2027-02-30", "25:00", { date: ["Enter a date"], time: ["Enter a time like 14:30"] }],
  ])("to %s %s is refused", async (date, time, errors) => {
    const { reference } = await book();
    const { outcome } = await post(reference, {
      intent: "move",
      sequence: "0",
      slot: "other",
      date,
      time,
    });
    expect(outcome).toEqual({ kind: "invalid", errors });
  });

  test("to a time that comes twice goes to the one that is meant", async () => {
    const { reference } = await book();
    const form = {
      intent: "move",
      sequence: "0",
      slot: "other",
      date: "2027-10-31",
      time: "03:30",
    };
    const { outcome } = await post(reference, form);
    expect(outcome).toMatchObject({ errors: { offset: ["+03:00", "+02:00"] } });
    const confirmed = "It is outside the hours of Mari Lepik";
    await post(reference, { ...form, offset: "+02:00", confirmed });
    const starts_at = new Date("2027-10-31T01:30:00Z");
    expect(await readCall(reference)).toMatchObject({ starts_at });
  });

  test("can be moved after it began, when the client did not come, but not cancelled", async () => {
    const { reference } = await book();
    now = new Date("2026-11-23T09:00:00Z");
    await expect(change(reference, { intent: "cancel", reason: "No" })).rejects.toThrow(
      "This call has already started",
    );
    await change(reference, { intent: "move", slot: "2026-11-25T08:00:00Z" });
    expect(await readCall(reference)).toMatchObject({ sequence: 1 });
  });
});

test("a call is cancelled with a reason, which the client reads", async () => {
  const { reference } = await book();
  const empty = await post(reference, { intent: "cancel", sequence: "0", reason: " " });
  expect(empty.outcome).toMatchObject({ errors: { reason: ["Enter why the call is cancelled"] } });
  await change(reference, { intent: "cancel", reason: "Mari is ill" });
  expect(await readCall(reference)).toMatchObject({ status: "cancelled", sequence: 1 });
  const emails = await listQueuedEmails(db);
  expect(new Set(emails.map(({ calendar }) => calendar?.method))).toEqual(new Set(["CANCEL"]));
  expect(emails.find(({ to }) => to.address.startsWith("client"))?.text).toContain("Mari is ill");
  const again = await post(reference, { intent: "move", sequence: "1", slot: MONDAY_ELEVEN });
  expect(again.outcome).toMatchObject({ errors: { call: ["This call is cancelled"] } });
});

test("a client who is asked for another time gets a link, the call stays until it is moved", async () => {
  const { reference } = await book();
  await change(reference, { intent: "ask", message: "Could we talk on Thursday?" });
  expect(await readCall(reference)).toMatchObject({ status: "booked", new_time_asked_at: NOW });
  const emails = await listQueuedEmails(db);
  const toClient = emails.find(({ to }) => to.address.startsWith("client"));
  expect(toClient?.calendar).toBeUndefined();
  expect(toClient?.text).toContain("Could we talk on Thursday?");
  const [, link = ""] = /\/booking\/([\w-]+)/.exec(toClient?.text ?? "") ?? [];
  // Pressed twice it is sent once.
  await expect(change(reference, { intent: "ask" })).rejects.toThrow(
    "You already changed this call",
  );
  const slot = new Date("2026-11-26T08:00:00Z");
  await moveCallByToken(services, link, { slot, timezone: "UTC", sequence: 1 });
  expect(await readCall(reference)).toMatchObject({ new_time_asked_at: null, starts_at: slot });
});

describe("how a call went", () => {
  const record = async (reference: string, fields: Record<string, string>) => {
    const form = { intent: "outcome", sequence: "0", note: "", ...fields };
    return post(reference, form, await signIn(services, person, now));
  };

  test("is recorded once it has begun, with a note, and sends no email", async () => {
    const { reference } = await book();
    const early = await record(reference, { outcome: "took_place" });
    expect(early.outcome).toMatchObject({ errors: { outcome: ["This call hasn't begun yet"] } });
    now = new Date(MONDAY_TEN);
    expect((await record(reference, {})).outcome).toMatchObject({
      errors: { outcome: ["Select how the call went"] },
    });
    const note = "Wants two people from March";
    expect((await record(reference, { outcome: "took_place", note })).status).toBe(200);
    expect(await readCall(reference)).toMatchObject({ outcome: "took_place", sequence: 0 });
    expect(await listDeskCalls(db, { state: "took_place" }, { limit: 5 })).toMatchObject([
      { reference, state: "took_place" },
    ]);
    expect(await listDeskCalls(db, { state: "unrecorded" }, { limit: 5 })).toEqual([]);
    expect(await listQueuedEmails(db)).toEqual([]);
    const [event] = await db.select().from(requestEvents).where(eq(requestEvents.kind, "call"));
    expect(event).toMatchObject({
      staff_id: person.id,
      body: note,
      mail_id: null,
      change: { to: "took_place", host: MARI.name },
    });
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "call.outcome", subject: reference, fields: ["outcome"] },
    ]);
  });

  test("stays when it is sent twice, and can be corrected", async () => {
    const { reference } = await book();
    now = new Date(MONDAY_TEN);
    await record(reference, { outcome: "took_place" });
    await record(reference, { outcome: "took_place" });
    await record(reference, { outcome: "no_show" });
    expect(await readCall(reference)).toMatchObject({ outcome: "no_show" });
    expect(await db.$count(requestEvents, eq(requestEvents.kind, "call"))).toBe(2);
  });

  test("of a client who did not come offers another time by email, once", async () => {
    const { reference } = await book();
    now = new Date(MONDAY_ELEVEN);
    const missed = { outcome: "no_show", offer: "on" };
    await Promise.all([record(reference, missed), record(reference, missed)]);
    const emails = await listQueuedEmails(db);
    expect(emails.map(({ subject }) => subject)).toEqual([
      `We missed you: choose another time for our call about ${reference}`,
    ]);
    const [, token = ""] = emails[0]?.text.match(/\/booking\/([\w-]+)/) ?? [];
    expect(await findInvitation(db, token, now)).toMatchObject({ reference });
    await record(reference, { outcome: "took_place", offer: "on" });
    expect(await listQueuedEmails(db)).toHaveLength(1);
  });

  test("is open again once the call is moved", async () => {
    const { reference } = await book();
    now = new Date(MONDAY_ELEVEN);
    await record(reference, { outcome: "no_show" });
    await change(reference, { intent: "move", slot: "2026-11-25T08:00:00Z" });
    expect(await readCall(reference)).toMatchObject({ outcome: null });
    expect(await listDeskCalls(db, { state: "unrecorded" }, { limit: 5 })).toHaveLength(1);
  });
});

test("an erased request takes its call and its links along", async () => {
  const { reference } = await book();
  await change(reference, { intent: "ask" });
  await db.delete(requests).where(eq(requests.reference, reference));
  const { rows } = await db.execute(
    sql`select 1 from booking_links union all select 1 from bookings`,
  );
  expect(rows).toEqual([]);
});
