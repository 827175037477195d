import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog } from "#database/tables/staff.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { createSender, type ProgramAnswer } from "#tests/support/desk-program.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendFind } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const mari = await createStaff(db, { role: "partner", name: "Mari Kask" });
const send = createSender(api, await createTestToken(services, mari));

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, bookings, audit_log restart identity cascade`);
  await db.delete(rateLimits);
});

const HOUR_MS = 3_600_000;

/** Books a call that begins in some hours. */
async function book(hours: number, values: Partial<typeof bookings.$inferInsert> = {}) {
  const reference = await sendFind(services);
  const [request] = await db.select().from(requests).where(sql`reference = ${reference}`);
  const starts_at = new Date(Date.now() + hours * HOUR_MS);
  const ends_at = new Date(starts_at.getTime() + HOUR_MS / 2);
  await db.insert(bookings).values({
    request_id: request?.id ?? 0,
    host: 1,
    starts_at,
    ends_at,
    blocked_until: ends_at,
    timezone: "Europe/Oslo",
    status: "booked",
    token_hash: reference,
    ...values,
  });
  return { reference, request_id: request?.id ?? 0 };
}

const record = (reference: string, body: unknown, ifMatch?: string) =>
  send(`calls/${reference}/outcome`, {
    method: "PUT",
    body,
    ...(ifMatch ? { "If-Match": ifMatch } : {}),
  });
const listed = ({ body }: ProgramAnswer) => body.data.map(({ reference }) => reference);

test("calls are listed by state and time, those booked last first, page by page", async () => {
  const { reference: past } = await book(-2);
  const { reference: next } = await book(2);
  const { reference: off } = await book(4, { status: "cancelled" });
  expect(listed(await send("calls"))).toEqual([off, next, past]);
  expect(listed(await send("calls?state=booked"))).toEqual([next, past]);
  expect(listed(await send("calls?state=cancelled"))).toEqual([off]);
  const now = encodeURIComponent(new Date().toISOString());
  expect(listed(await send(`calls?from=${now}`))).toEqual([off, next]);
  expect(listed(await send(`calls?to=${now}&state=unrecorded`))).toEqual([past]);
  const first = await send("calls?limit=2");
  const rest = await send(`calls?limit=2&cursor=${first.body.next_cursor}`);
  expect([...listed(first), ...listed(rest)]).toEqual([off, next, past]);
});

test("how a call went is recorded with a note, and no one is told", async () => {
  const { reference, request_id } = await book(-2);
  const { etag, body } = await send(`calls/${reference}`);
  expect([etag, body.data.state]).toEqual(['"0"', "booked"]);
  const { synced_until } = (await send("calls")).body;
  await book(-6);
  const before = (await listQueuedEmails(db)).length;
  const outcome = { outcome: "took_place", note: "They want two people." };
  const answer = await record(reference, outcome, '"0"');
  expect(answer).toMatchObject({ status: 200, etag: '"1"' });
  expect(answer.body.data.state).toBe("took_place");
  const since = encodeURIComponent(synced_until);
  expect(listed(await send(`calls?state=took_place&updated_since=${since}`))).toEqual([reference]);
  const events = await listEvents(db, request_id);
  expect(JSON.stringify(events)).toContain("They want two people.");
  const [entry] = await db.select().from(auditLog);
  expect(entry).toMatchObject({ action: "call.outcome", staff_id: mari.id, subject: reference });
  expect(entry?.token_id).not.toBeNull();
  expect(await listQueuedEmails(db)).toHaveLength(before);
});

test("an outcome is recorded on the version that was read, the same once", async () => {
  const { reference, request_id } = await book(-2);
  const outcome = { outcome: "no_show", note: "No one came." };
  expect((await record(reference, outcome)).status).toBe(428);
  expect((await record(reference, outcome, '"10"')).status).toBe(412);
  expect((await record(reference, outcome, '"7"')).status).toBe(412);
  const answers = await Promise.all([1, 2].map(() => record(reference, outcome, '"0"')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const ofCall = (await listEvents(db, request_id)).filter(({ kind }) => kind === "call");
  expect(ofCall).toHaveLength(1);
});

test.each([
  ["before it has begun", 2, { outcome: "no_show" }, "outcome"],
  ["with another word", -2, { outcome: "cancelled" }, "outcome"],
  ["with another field", -2, { outcome: "no_show", cancel: true }, "cancel"],
])("an outcome %s is 422", async (_, hours, body, field) => {
  const { reference } = await book(hours);
  const answer = await record(reference, body, '"0"');
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

test("a request without a call is 404", async () => {
  const reference = await sendFind(services);
  expect((await send(`calls/${reference}`)).status).toBe(404);
  expect((await record(reference, { outcome: "no_show" }, '"0"')).status).toBe(404);
});
