import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { DeskState } from "#contract/clients/request-state-terms.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { confirmAddress, toCallFields } from "#tests/support/booking-api.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails, toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { markAsSpam, readSource } from "./mark-source.service.server.ts";

/** A Saturday, 11:00 in Tallinn. */
const NOW = new Date("2026-11-21T09:00:00Z");
const services = { ...(await createTestServices({ TRUST_PROXY: "1" })), clock: () => NOW };
const { db } = services;
const api = createApi(services);
const desk = createDeskApp(services);
const person = await createStaff(db, { role: "partner", name: "Liis Tamm" });
const cookie = await signIn(services, person, NOW);
const staff = { ...person, session_id: 1, signed_in_at: NOW };

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, bookings, rate_limits, mail_confirmations cascade`);
  await db.execute(sql`truncate audit_log, saved_searches cascade`);
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn" });
  await saveSite(db, { ...TEST_SITE, booking });
});

type Sent = { client: string; email: string; slot?: string };

async function send({ client, email, slot }: Sent): Promise<string> {
  const response = await api.request("/api/forms/request", {
    method: "POST",
    body: toRequestForm({ email, ...(slot ? toCallFields(slot) : {}) }),
    headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": client },
  });
  return (await response.json()).data.reference;
}

const ATTACKER = "203.0.113.7";
const MONDAY = "2026-11-23T08:00:00Z";

/** Two calls and a request of one client, one of its network, and a call of another. */
async function sendAll() {
  const first = await send({ client: ATTACKER, email: "a@evil.example", slot: MONDAY });
  const second = await send({
    client: ATTACKER,
    email: "b@example.com",
    slot: "2026-11-23T10:00:00Z",
  });
  const third = await send({ client: ATTACKER, email: "c@evil.example" });
  const neighbor = await send({ client: "203.0.113.99", email: "d@evil.example" });
  const other = await send({
    client: "10.0.0.1",
    email: "zoe@example.com",
    slot: "2026-11-24T08:00:00Z",
  });
  await db.execute(sql`delete from pgboss.job`);
  return { first, second, third, neighbor, other };
}

const statesOf = async () =>
  Object.fromEntries(
    (await db.select().from(requests)).map(({ reference, state }) => [reference, state]),
  );

test("shows how many requests each kind of source has, and lists those of the chosen kinds", async () => {
  const { first, second, third, neighbor } = await sendAll();
  const list = async (...kinds: Parameters<typeof readSource>[2]) => {
    const { rows } = await readSource(services, first, kinds);
    return rows.map(({ reference }) => reference).toSorted();
  };
  const { counts } = await readSource(services, first, ["client"]);
  expect(counts).toEqual({ client: 3, network: 4, email: 1, domain: 3 });
  expect(await list("client")).toEqual([first, second, third].toSorted());
  expect(await list("domain")).toEqual([first, third, neighbor].toSorted());
  expect(await list("email", "client")).toEqual([first, second, third].toSorted());
});

test("the chosen requests are spam and their calls cancelled, without an email, with history and audit", async () => {
  const { first, second, third, neighbor, other } = await sendAll();
  const submission = await desk.request(`/desk/requests/${first}/source`, {
    cookie,
    form: [first, second, third].map((one): [string, string] => ["request", one]),
  });
  expect(submission.status).toBe(200);
  expect(await statesOf()).toEqual({
    [first]: "spam",
    [second]: "spam",
    [third]: "spam",
    [neighbor]: "new",
    [other]: "new",
  });
  const calls = await db.select().from(bookings);
  expect(calls.map(({ status }) => status).toSorted()).toEqual([
    "booked",
    "cancelled",
    "cancelled",
  ]);
  expect(await listQueuedEmails(db)).toEqual([]);
  const log = await db.select().from(auditLog);
  expect(log.map(({ action, subject, fields }) => [action, subject, fields])).toEqual([
    ["request.spam", first, ["state", "call"]],
    ["request.spam", second, ["state", "call"]],
    ["request.spam", third, ["state"]],
  ]);
  const events = await db.select().from(requestEvents);
  expect(events.map(({ kind, staff_id }) => [kind, staff_id]).toSorted()).toEqual([
    ["call", person.id],
    ["call", person.id],
    ["state", person.id],
    ["state", person.id],
    ["state", person.id],
  ]);
  expect((await readSource(services, first, ["client"])).rows).toEqual([]);
  // A second time nothing is left to do.
  expect(await markAsSpam(services, staff, [first, second])).toEqual({ requests: 0, calls: 0 });
});

type Earlier = { form?: FormName; email: string; state?: DeskState; call_at?: string };

/** A request with its call, as they are stored. */
async function insert({ form = "hire", email, state = "new", call_at }: Earlier): Promise<string> {
  const reference = `OG-${randomUUID().slice(0, 6)}`;
  const [row] = await db
    .insert(requests)
    .values({
      reference,
      idempotency_key: randomUUID(),
      fingerprint: "",
      form,
      name: "A",
      email,
      state,
    })
    .returning();
  if (!call_at) return reference;
  await db.execute(sql`
    insert into bookings (request_id, host, starts_at, ends_at, blocked_until, status, token_hash)
    select ${row?.id}, 1, day, day + interval '30 minutes', day + interval '40 minutes', 'booked',
      ${reference} from (select ${call_at}::timestamptz as day) as timed`);
  return reference;
}

test("a source is every form of clients, in any spelling of its address, and only what is left to end", async () => {
  const first = await send({ client: ATTACKER, email: "a@evil.example" });
  const find = await insert({ form: "find", email: "A@Evil.example", state: "contacted" });
  const answer = await insert({ form: "proposal", email: "b@EVIL.example" });
  const spam = await insert({ email: "c@evil.example", state: "spam", call_at: MONDAY });
  const over = await insert({ email: "d@evil.example", call_at: "2026-11-20T08:00:00Z" });
  await insert({ form: "apply", email: "e@evil.example" });
  await insert({ email: "f@evil.example", state: "spam" });
  const { rows, counts } = await readSource(services, first, ["domain"]);
  const references = rows.map(({ reference }) => reference);
  expect(references.toSorted()).toEqual([first, find, answer, spam, over].toSorted());
  expect(counts).toMatchObject({ email: 2, domain: 5 });
  expect(await markAsSpam(services, staff, references)).toEqual({ requests: 4, calls: 1 });
  const [left] = await db.select().from(bookings).where(eq(bookings.status, "booked"));
  expect(left?.token_hash).toBe(over);
});

test("requests of people who are known are listed, but staff have to select them", async () => {
  await confirmAddress(db, "known@example.com");
  const spam = await send({ client: ATTACKER, email: "a@example.com" });
  const worked = await send({ client: ATTACKER, email: "b@example.com" });
  await db.update(requests).set({ state: "contacted" }).where(eq(requests.reference, worked));
  const confirmed = await send({ client: ATTACKER, email: "c@example.com", slot: MONDAY });
  await db
    .update(requests)
    .set({ address_confirmed_at: NOW })
    .where(eq(requests.reference, confirmed));
  const { rows } = await readSource(services, spam, ["client"]);
  expect(Object.fromEntries(rows.map((row) => [row.reference, row.is_known]))).toEqual({
    [spam]: false,
    [worked]: true,
    [confirmed]: true,
  });
});

test("157 requests with calls end in one transaction, or none of them does", async () => {
  const first = await send({ client: ATTACKER, email: "a@example.com", slot: MONDAY });
  await db.execute(sql`
    with copies as (
      insert into requests (reference, idempotency_key, fingerprint, form, name, email)
      select 'OG-' || lpad(n::text, 6, '0'), gen_random_uuid(), 'copy', 'hire', 'A', n || '@example.com'
      from generate_series(1, 156) n returning id),
    sources as (
      insert into request_sources (request_id, client, network, mailbox)
      select copies.id, s.client, s.network, s.mailbox from copies, request_sources s)
    insert into bookings (request_id, host, starts_at, ends_at, blocked_until, status, token_hash)
    select id, 1, day, day + interval '30 minutes', day + interval '40 minutes', 'booked', id::text
    from (select id, timestamptz '2026-12-01' + row_number() over () * interval '1 hour' as day
          from copies) as timed`);
  const { rows, total } = await readSource(services, first, ["client"]);
  expect(total).toBe(157);
  const references = rows.map(({ reference }) => reference);
  await db.execute(sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
  await db.execute(sql`
    create trigger full_log before insert on audit_log execute function fail()`);
  await expect(markAsSpam(services, staff, references)).rejects.toThrow();
  expect(await db.$count(bookings, eq(bookings.status, "booked"))).toBe(157);
  await db.execute(sql`drop function fail cascade`);
  expect(await markAsSpam(services, staff, references)).toEqual({ requests: 157, calls: 157 });
  expect(await db.$count(bookings, eq(bookings.status, "booked"))).toBe(0);
});
