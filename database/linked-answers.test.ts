import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { createStaff } from "#tests/support/staff.ts";
import { deskProposals } from "./tables/desk-proposals.ts";
import { emailDeliveries, requestEvents } from "./tables/request-events.ts";
import { requests } from "./tables/requests.ts";

const { db } = await createTestDatabase();
const mari = await createStaff(db, { name: "Mari Kask" });
const DAY = 86_400_000;

type Fields = Partial<typeof requests.$inferInsert>;

/** A request as it was stored before answers were joined, a day after the one before. */
async function store(reference: string, fields: Fields = {}) {
  const submitted_at = new Date(Date.UTC(2026, 9, 1) + (await db.$count(requests)) * DAY);
  const [row] = await db
    .insert(requests)
    .values({
      reference,
      idempotency_key: randomUUID(),
      fingerprint: "",
      form: "hire",
      name: "Zoë Tamm",
      email: "zoe@example.com",
      submitted_at,
      ...fields,
    })
    .returning();
  if (!row) throw new Error("A request was not stored");
  return row;
}

/** An answer to a proposal that was made for a request. */
async function answer(reference: string, request_id: number | null, fields: Fields = {}) {
  const proposal_id = await seedProposal(db);
  await db
    .update(deskProposals)
    .set({ request_id })
    .where(eq(deskProposals.proposal_id, proposal_id));
  const row = await store(reference, { form: "proposal", proposal_id, ...fields });
  await db.insert(requestEvents).values({
    request_id,
    proposal_id,
    at: row.submitted_at,
    author: "client",
    channel: "proposal",
    kind: "proposal",
    version: 1,
    change: { field: "proposal", to: "answered", id: 1, reference },
  });
  return row;
}

/** An entry of a thread, an hour after its request. */
async function tell(
  { id, submitted_at }: { id: number; submitted_at: Date },
  entry: Pick<typeof requestEvents.$inferInsert, "author" | "kind"> & { body: string },
) {
  const at = new Date(submitted_at.getTime() + DAY / 24);
  const channel = entry.author === "staff" ? "email" : "status_page";
  const mail_id = entry.kind === "reply" ? randomUUID() : null;
  if (mail_id) await db.insert(emailDeliveries).values({ mail_id, request_id: id, sent_at: at });
  await db
    .insert(requestEvents)
    .values({ request_id: id, at, channel, version: 7, mail_id, ...entry });
}

async function migrateAnswers(): Promise<void> {
  const file = new URL("./migrations/0083_answers_of_requests.sql", import.meta.url);
  for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) {
    await db.execute(sql.raw(statement));
  }
}

const read = async () => {
  const rows = await db.select().from(requests).orderBy(asc(requests.id));
  return Object.fromEntries(rows.map((row) => [row.reference, row]));
};

const listThread = (id: number) =>
  db
    .select({ kind: requestEvents.kind, body: requestEvents.body, version: requestEvents.version })
    .from(requestEvents)
    .where(eq(requestEvents.request_id, id))
    .orderBy(asc(requestEvents.id));

test("separate answers join the request that the proposal was made for, with all that was said", async () => {
  const deal = await store("R-1", { state: "proposed", follow_up_on: "2026-10-05" });
  const first = await answer("A-1", deal.id, {
    email: "Zoe@Example.com",
    message: "I like both.",
    state: "interviewing",
    owner_id: mari.id,
    follow_up_on: "2026-11-02",
  });
  await tell(first, { author: "client", kind: "message", body: "When?" });
  await tell(first, { author: "staff", kind: "reply", body: "Monday." });
  // Of a proposal that was made for the answer.
  const second = await answer("A-2", first.id, { message: "This one too.", email: null });

  const separate = await store("R-2", { email: "ann@example.com" });
  const ofOther = await answer("A-3", separate.id, { email: "boss@example.com" });
  await tell(ofOther, { author: "staff", kind: "reply", body: "Hello." });

  const lost = await store("R-3", { state: "lost", state_reason: "no_reply" });
  await answer("A-4", lost.id, { state: "contacted", email: null });
  await answer("A-5", null, { email: "ann@example.com" });

  await migrateAnswers();
  const after = await read();
  expect(after["A-1"]).toMatchObject({ origin_id: deal.id, owner_id: null, follow_up_on: null });
  expect(after["A-2"]).toMatchObject({ origin_id: deal.id, email: "Zoe@Example.com" });
  expect(after["A-3"]?.origin_id).toBeNull();
  expect(after["A-4"]).toMatchObject({ origin_id: lost.id, email: "zoe@example.com" });
  expect(after["A-5"]?.origin_id).toBeNull();

  const thread = await listThread(deal.id);
  expect(thread.map(({ kind, body }) => [kind, body])).toEqual([
    ["proposal", "I like both."],
    ["message", "When?"],
    ["reply", "Monday."],
    ["proposal", "This one too."],
  ]);
  // No change that others made since: the page of a colleague has them.
  expect(new Set(thread.slice(1).map(({ version }) => version))).toEqual(new Set([2]));
  expect(after["R-1"]).toMatchObject({
    state: "interviewing",
    owner_id: mari.id,
    follow_up_on: "2026-11-02",
    waiting_since: second.submitted_at,
    replied_at: new Date(first.submitted_at.getTime() + DAY / 24),
  });
  expect(await db.$count(emailDeliveries, eq(emailDeliveries.request_id, deal.id))).toBe(1);
  expect(await db.$count(deskProposals, eq(deskProposals.request_id, deal.id))).toBe(2);
  expect(after["R-3"]).toMatchObject({
    state: "lost",
    state_reason: "no_reply",
    waiting_since: null,
  });
  expect((await listThread(separate.id)).map(({ kind }) => kind)).toEqual(["proposal"]);
  // What every later entry derives from the thread is the same, but that nothing old is unread.
  expect(after["R-1"]?.client_event_id).toBeGreaterThan(0);
  expect(after["R-3"]?.client_event_id).toBeNull();
  for (const { id } of [deal, lost]) await db.transaction((tx) => updateWaiting(tx, id));
  for (const [reference, { waiting_since, replied_at }] of Object.entries(await read())) {
    expect({ waiting_since, replied_at }).toEqual({
      waiting_since: after[reference]?.waiting_since,
      replied_at: after[reference]?.replied_at,
    });
  }
});
