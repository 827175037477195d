import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { listHostSchedules } from "#app/booking/hosts/host-schedules.service.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog, staff } from "#database/tables/staff.ts";
import { staffLeaves } from "#database/tables/staff-leaves.ts";
import { confirmAddress } from "#tests/support/booking-api.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails, toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff, signIn, type TestStaff } from "#tests/support/staff.ts";
import { readWholeCall } from "../calls/desk-call.service.server.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { type HandoverResult, readHandover } from "./hand-over.service.server.ts";

/** A Saturday, 11:00 in Tallinn. */
const NOW = new Date("2026-11-21T09:00:00Z");
const services = { ...(await createTestServices({ TRUST_PROXY: "1" })), clock: () => NOW };
const { db } = services;
const api = createApi(services);
const desk = createDeskApp(services);
const ROUTE = "desk/routes/handover.tsx";

let cookie: string;
let owner: TestStaff;
let leaver: TestStaff;
let receiver: TestStaff;

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, bookings, booking_hosts, staff restart identity cascade`);
  await db.execute(sql`truncate rate_limits, mail_confirmations`);
  await db.execute(sql`delete from pgboss.job`);
  owner = await createStaff(db);
  leaver = await createStaff(db, { role: "partner", name: "Mari Lepik" });
  receiver = await createStaff(db, { role: "partner", name: "Joonas Kruus" });
  cookie = await signIn(services, owner, NOW);
  const hosts = [leaver, receiver].map(({ name, email }) => ({ name, email }));
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", hosts });
  await saveSite(db, { ...TEST_SITE, booking });
});

let clients = 0;
/** Sends a request, with a call at a time of Monday, whose owner then is the leaver. */
async function createOwned(time?: string): Promise<{ id: number; reference: string }> {
  clients += 1;
  const email = `client-${clients}@example.com`;
  if (time) await confirmAddress(db, email);
  const call = {
    "contact_at[date]": "2026-11-23",
    "contact_at[time]": time,
    "contact_at[timezone]": "UTC",
  };
  const response = await api.request("/api/forms/request", {
    method: "POST",
    body: toRequestForm(time ? { email, ...call } : { email }),
    headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": `10.3.${clients}.1` },
  });
  const { data } = (await response.json()) as { data: { reference: string } };
  const [row] = await db
    .update(requests)
    .set({ owner_id: leaver.id })
    .where(eq(requests.reference, data.reference))
    .returning({ id: requests.id, reference: requests.reference });
  if (!row) throw new Error("The request was not stored");
  await db.execute(sql`delete from pgboss.job`);
  return row;
}

const handOver = (form: Record<string, string>, id = leaver.id) =>
  desk.request(`/desk/staff/${id}`, { cookie, form: { host: "", intent: "hand-over", ...form } });
const readRequest = async (id: number) => {
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  if (!row) throw new Error(`There is no request ${id}`);
  return row;
};
const setState = (id: number, fields: Partial<typeof requests.$inferInsert>) =>
  db.update(requests).set(fields).where(eq(requests.id, id));

test("colleagues and hosts who can have work and calls are known with the day until which they are away", async () => {
  await db.insert(staffLeaves).values({
    staff_id: receiver.id,
    first_day: "2026-11-20",
    last_day: "2026-11-27",
    idempotency_key: randomUUID(),
    created_at: NOW,
  });
  const handover = await readHandover(db, leaver.id, NOW);
  const toAway = (people: readonly { name: string; away_until: string | null }[] = []) =>
    people.map(({ name, away_until }) => [name, away_until]);
  expect(toAway(handover?.receivers)).toContainEqual(["Joonas Kruus", "2026-11-27"]);
  expect(toAway(handover?.hosts)).toEqual([["Joonas Kruus", "2026-11-27"]]);
  const { reference } = await createOwned("09:00");
  const call = await readWholeCall(db, reference, NOW);
  expect(toAway(call?.hosts).toSorted()).toEqual([
    ["Joonas Kruus", "2026-11-27"],
    ["Mari Lepik", null],
  ]);
});

test("everything unfinished changes hands, with its entries and one email; what is closed stays", async () => {
  const [open, closed, waiting] = [await createOwned(), await createOwned(), await createOwned()];
  await setState(closed.id, { state: "lost" });
  await setState(waiting.id, { state: "won", waiting_since: NOW });
  const response = await handOver({ to: String(receiver.id) });
  const { result } = await readDeskData<{ result: HandoverResult }>(response, ROUTE);
  expect(result).toEqual({ requests: 2, calls: 0, unchanged: [] });
  expect(await readRequest(open.id)).toMatchObject({ owner_id: receiver.id, version: 2 });
  expect(await readRequest(waiting.id)).toMatchObject({ owner_id: receiver.id });
  expect(await readRequest(closed.id)).toMatchObject({ owner_id: leaver.id, version: 1 });

  expect((await listEvents(db, open.id)).at(-1)).toMatchObject({
    kind: "owner",
    author: "staff",
    staff_id: owner.id,
    version: 2,
    change: { field: "owner_id", from: leaver.id, to: receiver.id },
  });
  const log = await db.select().from(auditLog).where(eq(auditLog.staff_id, owner.id));
  expect(log.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `request.owner ${open.reference}`,
    `request.owner ${waiting.reference}`,
    `staff.hand_over staff ${leaver.id}`,
  ]);
  const emails = await listQueuedEmails(db);
  expect(emails.map(({ to }) => to.address)).toEqual([receiver.email]);
  expect(emails[0]?.subject).toContain("2 requests of Mari Lepik");
});

test("a second handover finds nothing and sends no email", async () => {
  await createOwned();
  await handOver({ to: String(receiver.id) });
  await db.execute(sql`delete from pgboss.job`);
  const response = await handOver({ to: String(receiver.id) });
  const { result } = await readDeskData<{ result: HandoverResult }>(response, ROUTE);
  expect(result.requests).toBe(0);
  expect(await listQueuedEmails(db)).toEqual([]);
});

test("more than fit into one statement change hands", async () => {
  const { id } = await createOwned();
  const { id: _id, ...row } = await readRequest(id);
  for (let part = 0; part < 6; part += 1) {
    const copies = Array.from({ length: 1_000 }, (_, index) => ({
      ...row,
      reference: `OG-${part}-${index}`,
      idempotency_key: randomUUID(),
    }));
    await db.insert(requests).values(copies);
  }
  const response = await handOver({ to: "none" });
  const { result } = await readDeskData<{ result: HandoverResult }>(response, ROUTE);
  expect(result.requests).toBe(6_001);
  expect(await db.$count(requests, eq(requests.owner_id, leaver.id))).toBe(0);
});

test("an account with work left is disabled on the page that hands it over", async () => {
  const { id } = await createOwned();
  const disable = { intent: "disable", id: String(leaver.id) };
  const asked = await desk.request("/desk/staff", { cookie, form: disable });
  expect(asked.headers.get("Location")).toBe(`/desk/staff/${leaver.id}`);
  const readDisabled = async () =>
    (await db.select().from(staff).where(eq(staff.id, leaver.id)))[0]?.disabled_at;
  expect(await readDisabled()).toBeNull();

  await handOver({ to: "none", intent: "disable" });
  expect(await readDisabled()).toEqual(NOW);
  expect(await readRequest(id)).toMatchObject({ owner_id: null });
  expect(await listQueuedEmails(db)).toEqual([]);
});

test.each([
  ["a person without the right", "editor"],
  ["a disabled colleague", "disabled"],
  ["the person themselves", "self"],
  ["an empty choice", ""],
])("%s gets nothing", async (_, who) => {
  const { id } = await createOwned();
  const editor = await createStaff(db, { role: "editor" });
  await db.update(staff).set({ disabled_at: NOW }).where(eq(staff.id, receiver.id));
  const ids: Record<string, number> = { editor: editor.id, disabled: receiver.id, self: leaver.id };
  const response = await handOver({ to: String(ids[who] ?? "") });
  expect(response.status).toBe(422);
  const { errors } = await readDeskData<DeskFormState>(response, ROUTE);
  expect(Object.keys(errors)).toEqual(["to"]);
  expect(await readRequest(id)).toMatchObject({ owner_id: leaver.id });
});

test("calls go to another host; one that does not fit stays, with the reason", async () => {
  const [first, second] = [await createOwned("08:00"), await createOwned("09:00")];
  const hosts = await db.execute<{ id: number }>(sql`select id from booking_hosts order by id`);
  const [from, to] = hosts.rows.map((row) => row.id);
  await db.update(bookings).set({ host: from ?? 0 });
  // The other host has a call at the time of the second one.
  const third = await createOwned("09:00");
  await db
    .update(bookings)
    .set({ host: to ?? 0 })
    .where(eq(bookings.request_id, third.id));

  const response = await handOver({ to: String(receiver.id), host: String(to) });
  const { result } = await readDeskData<{ result: HandoverResult }>(response, ROUTE);
  expect(result).toMatchObject({ requests: 3, calls: 1, unchanged: [{ name: "Zoë Tamm" }] });
  const hostOf = async (request: { id: number }) =>
    (await db.select().from(bookings).where(eq(bookings.request_id, request.id)))[0]?.host;
  expect([await hostOf(first), await hostOf(second)]).toEqual([to, from]);
});

test("disabling gives calls to hosts who are free, in one step, and ends new ones", async () => {
  const call = await createOwned("08:00");
  await db.update(bookings).set({ host: 1 });
  const response = await handOver({ to: "none", host: "free", intent: "disable" });
  const { result } = await readDeskData<{ result: HandoverResult }>(response, ROUTE);
  expect(result).toEqual({ requests: 1, calls: 1, unchanged: [] });
  const [row] = await db.select().from(bookings).where(eq(bookings.request_id, call.id));
  expect(row?.host).toBe(2);
  expect((await listHostSchedules(db)).map(({ host }) => host)).toEqual([2]);
});

test("the page shows what is left and who can have it; another id is not found", async () => {
  const { reference } = await createOwned("08:00");
  await createStaff(db, { role: "editor" });
  const page = await desk.request(`/desk/staff/${leaver.id}`, { cookie });
  const { handover } = await readDeskData<{
    handover: NonNullable<Awaited<ReturnType<typeof readHandover>>>;
  }>(page, ROUTE);
  expect(handover.requests.map((request) => request.reference)).toEqual([reference]);
  expect(handover.calls).toHaveLength(1);
  expect(handover.receivers.map(({ id }) => id).toSorted()).toEqual([owner.id, receiver.id]);
  expect(handover.hosts.map(({ name }) => name)).toEqual([receiver.name]);
  for (const id of ["2147483647", "0", "x", "99999999999"]) {
    expect((await desk.request(`/desk/staff/${id}`, { cookie })).status).toBe(404);
  }
});
