import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { requests } from "#database/tables/requests.ts";
import { sendApplication } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { findNeighbours } from "./neighbours.repository.server.ts";

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

test("an application that left the list keeps its place, and is passed over from the others", async () => {
  const [oldest, middle = "", newest] = references;
  await db.update(requests).set({ state: "rejected" }).where(eq(requests.reference, middle));
  expect(await neighboursOf(middle)).toEqual({ previous: newest, next: oldest });
  expect(await neighboursOf(newest)).toEqual({ previous: undefined, next: oldest });
});
