import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { requests } from "#database/tables/requests.ts";
import { sendApplication } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { listDeskRequests, toCondition } from "./desk-requests.repository.server.ts";
import { findNeighbours } from "./neighbours.repository.server.ts";
import { isBeyond, toOrder } from "./request-order.repository.server.ts";

const services = await createTestServices();
const { db } = services;
const FILTER = { forms: ["apply"], state: "open", staff_id: 0, today: "2026-11-20" } as const;
const references: string[] = [];
const neighboursOf = async (reference = "") => {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  return findNeighbours(db, FILTER, row?.id ?? 0);
};

beforeAll(async () => {
  for (let count = 0; count < 3; count += 1) references.push(await sendApplication(services));
  // Sent in the same moment.
  await db.update(requests).set({ submitted_at: new Date("2026-11-20T10:00:00Z") });
});

test("the list goes on from each application to the one below it, and ends", async () => {
  const [oldest, middle, newest] = references;
  expect(await neighboursOf(newest)).toEqual({ previous: undefined, next: middle });
  expect(await neighboursOf(middle)).toEqual({ previous: newest, next: oldest });
  expect(await neighboursOf(oldest)).toEqual({ previous: middle, next: undefined });
});

test("the order of the list is that of its rows", async () => {
  const [oldest, middle = "", newest = ""] = references;
  const wait = (reference: string, day: string) =>
    db
      .update(requests)
      .set({ waiting_since: new Date(`2026-11-${day}T08:00:00Z`) })
      .where(eq(requests.reference, reference));
  await wait(middle, "19");
  await wait(newest, "18");
  const [row] = await db.select().from(requests).where(eq(requests.reference, middle));
  const filter = { ...FILTER, sort: "waiting" } as const;
  expect(await findNeighbours(db, filter, row?.id ?? 0)).toEqual({
    previous: newest,
    next: oldest,
  });
});

test.each(["", "oldest", "follow_up", "owner", "message", "waiting"] as const)(
  "rows beside each one are those of the whole list in the order %j",
  async (sort) => {
    const staff = [await createStaff(db, { name: "Ada" }), await createStaff(db, { name: "Bo" })];
    const more = [];
    for (let count = 0; count < 6; count += 1) more.push(await sendApplication(services));
    const rows = await db.select().from(requests).orderBy(requests.id);
    for (const [index, { id }] of rows.entries()) {
      const fields = {
        submitted_at: sql`timestamptz '2026-11-20T10:00:00Z' + interval '1 microsecond' * ${index % 3}`,
        follow_up_on: index % 3 === 0 ? null : `2026-11-2${index % 3}`,
        owner_id: [null, staff[0]?.id, staff[1]?.id][index % 3] ?? null,
        client_event_id: index % 4 === 0 ? null : index % 4,
        waiting_since: index % 2 === 0 ? null : new Date(`2026-11-1${index}T08:00:00Z`),
      };
      await db.update(requests).set(fields).where(eq(requests.id, id));
    }
    const filter = { ...FILTER, sort };
    const listed = await listDeskRequests(db, filter, { limit: 50 });
    expect(listed).toHaveLength(rows.length);
    for (const [index, { id }] of listed.entries()) {
      expect(await findNeighbours(db, filter, id)).toEqual({
        previous: listed[index - 1]?.reference,
        next: listed[index + 1]?.reference,
      });
    }
    await db.delete(requests).where(inArray(requests.reference, more));
    await db.update(requests).set({
      submitted_at: new Date("2026-11-20T10:00:00Z"),
      follow_up_on: null,
      owner_id: null,
      client_event_id: null,
      waiting_since: null,
    });
  },
);

test("an application that left the list keeps its place, and is passed over from the others", async () => {
  const [oldest, middle = "", newest] = references;
  await db.update(requests).set({ state: "rejected" }).where(eq(requests.reference, middle));
  expect(await neighboursOf(middle)).toEqual({ previous: newest, next: oldest });
  expect(await neighboursOf(newest)).toEqual({ previous: undefined, next: oldest });
});

test("one row is read each way, not the whole list", async () => {
  await db.execute(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, name, submitted_at)
    select 'ZZ-' || lpad(n::text, 6, '0'), gen_random_uuid(), '', 'hire', 'Client',
      timestamptz '2026-01-01Z' + interval '1 minute' * n
    from generate_series(1, 3000) n`);
  await db.execute(sql`analyze requests`);
  const [row] = await db.select().from(requests).where(eq(requests.reference, "ZZ-001500"));
  const { id = 0 } = row ?? {};
  const filter = { ...FILTER, forms: ["hire", "find", "proposal"], sort: "" } as const;
  expect(await findNeighbours(db, filter, id)).toEqual({
    previous: "ZZ-001501",
    next: "ZZ-001499",
  });
  for (const isBefore of [true, false]) {
    const beside = db
      .select({ reference: requests.reference })
      .from(requests)
      .where(and(toCondition(filter), isBeyond(filter, id, isBefore)))
      .orderBy(...toOrder(filter, isBefore))
      .limit(1);
    const { rows } = await db.execute<{ "QUERY PLAN": string }>(
      sql`explain (analyze, costs off, timing off) ${beside}`,
    );
    const plan = rows.map((line) => line["QUERY PLAN"]).join("\n");
    const read = [...plan.matchAll(/rows=(\d+)/g)].map(([, count]) => Number(count));
    expect(Math.max(...read), plan).toBeLessThan(50);
  }
});
