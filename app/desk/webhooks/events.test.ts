import { asc, eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import {
  unpublishMembers,
  upsertMembers,
} from "#app/developers/content/member-writes.repository.server.ts";
import { recordOpening } from "#app/proposals/opening/record-opening.service.server.ts";
import { insertOwnEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { FORMS } from "#contract/clients/forms.ts";
import { WEBHOOK_EVENT_TYPES } from "#contract/desk/webhook-terms.ts";
import { requests } from "#database/tables/requests.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "#database/tables/webhooks.ts";
import { createBookingApi, MONDAY_ELEVEN } from "#tests/support/booking-api.ts";
import { toMemberInput } from "#tests/support/members.ts";
import { searchEverywhere, sendApplication, sendFind, sendHire } from "#tests/support/person.ts";
import { seedProposal, toAnswerForm } from "#tests/support/proposals.ts";
import { createStaff } from "#tests/support/staff.ts";
import { storeEndpoint } from "#tests/support/webhooks.ts";
import { changeRows } from "../bulk/bulk.service.server.ts";

const { services, db, request, book, send } = await createBookingApi();
const api = createApi(services);
const mari = {
  ...(await createStaff(db, { name: "Mari Kask", role: "owner" })),
  session_id: 1,
  signed_in_at: new Date(),
};

beforeEach(async () => {
  await db.execute(sql`truncate webhook_endpoints, webhook_events cascade`);
  await storeEndpoint(services, "https://crm.example/events");
});

async function listEvents(): Promise<string[]> {
  const { type, path, id } = webhookEvents;
  const rows = await db.select({ type, path }).from(webhookEvents).orderBy(asc(id));
  return rows.map(({ type, path }) => `${type} ${path}`);
}

async function find(reference: string) {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new Error("The request is gone");
  return row;
}

async function change(reference: string, fields: Parameters<typeof changeRows>[3]["fields"]) {
  const { id, version } = await find(reference);
  await changeRows(services, mari, FORMS, { rows: [{ id, version }], fields });
}

const SPAM = { state: "spam", state_reason: null, follow_up_on: null } as const;

test("a request that is sent and changed has an event for each, and reading it has none", async () => {
  const hire = await sendHire(services);
  const search = await sendFind(services);
  await change(hire, { owner_id: mari.id });
  await change(hire, SPAM);
  await db.update(requests).set({ read_at: new Date() });
  expect(await listEvents()).toEqual([
    `request.created /desk/requests/${hire}`,
    `request.created /desk/requests/${search}`,
    `request.changed /desk/requests/${hire}`,
    `request.changed /desk/requests/${hire}`,
  ]);
});

test("an application has an event when it is sent and when it is decided, none for other changes", async () => {
  const reference = await sendApplication(services);
  await change(reference, { owner_id: mari.id });
  await change(reference, { state: "reviewing", state_reason: null, follow_up_on: null });
  await change(reference, { state: "rejected", state_reason: "skills", follow_up_on: null });
  await change(reference, { owner_id: null });
  expect(await listEvents()).toEqual([
    `application.created /desk/applications/${reference}`,
    `application.decided /desk/applications/${reference}`,
  ]);
});

test("a message of a client is an event, a note or reply of staff is none", async () => {
  const reference = await sendHire(services);
  const { id } = await find(reference);
  await db.transaction(async (tx) => {
    await insertOwnEvent(tx, { request_id: id, kind: "message", body: "Any news?" });
    await insertOwnEvent(tx, { request_id: id, kind: "message", author: "staff", body: "Soon." });
    await insertOwnEvent(tx, { request_id: id, kind: "note", author: "staff", body: "Busy." });
  });
  expect(await listEvents()).toEqual([
    `request.created /desk/requests/${reference}`,
    `message.received /desk/requests/${reference}`,
  ]);
});

test("a call is booked with its request, moved and cancelled", async () => {
  const token = await book();
  const [{ reference } = { reference: "" }] = await db.select().from(requests);
  const change = { sequence: 0, timezone: "Asia/Kolkata" };
  const moved = await request(`/booking/${token}/move`, { ...change, slot: MONDAY_ELEVEN });
  expect(moved.status).toBe(200);
  expect((await request(`/booking/${token}/cancel`, { sequence: 1 })).status).toBe(200);
  expect(await listEvents()).toEqual([
    `request.created /desk/requests/${reference}`,
    `call.booked /desk/calls/${reference}`,
    `call.moved /desk/calls/${reference}`,
    `call.cancelled /desk/calls/${reference}`,
  ]);
});

test("a proposal is opened once and answered, by its number and without the secret of its link", async () => {
  const id = await seedProposal(db, { members: [{ member_id: 1, note: "", sales_rate: null }] });
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from desk_proposals where proposal_id = ${id}`,
  );
  const number = rows[0]?.id;
  const headers = new Headers({ "User-Agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0" });
  await recordOpening(services, id, { headers });
  await recordOpening(services, id, { headers });
  const answer = { method: "POST", body: toAnswerForm(id, 1) };
  expect((await api.request("/api/forms/proposal", answer)).status).toBe(201);
  const [row] = await db.select().from(requests);
  const events = await listEvents();
  // One for no request is a request of its own.
  expect(events.toSorted()).toEqual([
    `proposal.answered /desk/proposals/${number}`,
    `proposal.opened /desk/proposals/${number}`,
    `request.created /desk/requests/${row?.reference}`,
  ]);
  expect((await searchEverywhere(db, id)).filter((one) => one.includes("webhook"))).toEqual([]);
});

test("the answer to a proposal for a request changes that request, and is no other one", async () => {
  const origin = await sendHire(services);
  const { id: request_id } = await find(origin);
  const id = await seedProposal(db, { members: [{ member_id: 1, note: "", sales_rate: null }] });
  await db.execute(
    sql`update desk_proposals set request_id = ${request_id} where proposal_id = ${id}`,
  );
  const answer = { method: "POST", body: toAnswerForm(id, 1) };
  expect((await api.request("/api/forms/proposal", answer)).status).toBe(201);
  const created = (await listEvents()).filter((one) => one.startsWith("request.created"));
  expect(created).toEqual([`request.created /desk/requests/${origin}`]);
});

test("a profile that appears on the site is an event, its changes are none", async () => {
  const slug = "dora-tamm";
  await upsertMembers(db, [toMemberInput({ slug })]);
  await upsertMembers(db, [toMemberInput({ slug, position: "Architect" })]);
  await unpublishMembers(db, [slug]);
  await upsertMembers(db, [toMemberInput({ slug })]);
  expect(await listEvents()).toEqual(Array(2).fill(`member.published /developers/${slug}`));
});

test("events have nothing about people", async () => {
  await send({ name: "Zoë Nõmm-Vääring", email: "zoe.vaaring@example.com" });
  const found = await searchEverywhere(db, "Nõmm-Vääring");
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((column) => column.includes("webhook"))).toEqual([]);
});

test("only endpoints that are enabled and have chosen a type have a delivery; without one there is no event", async () => {
  await db.delete(webhookEndpoints);
  await storeEndpoint(services, "https://a.example/", { events: ["call.booked"] });
  await storeEndpoint(services, "https://b.example/", { disabled_at: new Date() });
  await sendHire(services);
  expect(await db.$count(webhookEvents)).toBe(0);
  const { id } = await storeEndpoint(services, "https://c.example/", {
    events: ["request.created"],
  });
  await sendHire(services);
  expect(await db.select().from(webhookDeliveries)).toMatchObject([{ endpoint_id: id }]);
});

/** By `writeEvent`, with a test beside their service. A new type is written by a trigger, or named here. */
const WRITTEN_BY_SERVICES = [
  "placement.ended",
  "placement.removed",
  "placement.reopened",
  "placement.started",
];

test("each type that staff can choose is written by something", async () => {
  const { rows } = await db.execute<{ source: string }>(
    sql`select prosrc as source from pg_proc where prosrc like '%write_webhook_event%'`,
  );
  const sources = rows.map(({ source }) => source).join();
  const named = new Set(sources.match(/(?<=')[a-z]+\.[a-z]+(?=')/g));
  expect([...named, ...WRITTEN_BY_SERVICES].toSorted()).toEqual(
    [...WEBHOOK_EVENT_TYPES].toSorted(),
  );
});

test("of transactions that are rolled back or whose connection is killed there is no event, of each other one there is one, in order", async () => {
  const reference = await sendHire(services);
  await db.delete(webhookEvents);
  const { id, version: first } = await find(reference);
  const run = async (index: number) => {
    const client = new Client({ connectionString: services.url });
    client.on("error", () => {});
    await client.connect();
    await client.query("begin");
    await client.query("update requests set version = version + 1 where id = $1", [id]);
    if (index % 3 === 0) {
      const { rows } = await client.query("select pg_backend_pid() as pid");
      await db.execute(sql`select pg_terminate_backend(${rows[0].pid}::int)`);
    } else await client.query(index % 3 === 1 ? "commit" : "rollback");
    await client.end().catch(() => {});
  };
  await Promise.all(Array.from({ length: 30 }, (_, index) => run(index)));
  const { version } = await find(reference);
  expect(version - first).toBe(10);
  expect(await listEvents()).toEqual(Array(10).fill(`request.changed /desk/requests/${reference}`));
});
