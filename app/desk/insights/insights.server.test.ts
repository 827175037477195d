import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { toEventRow } from "#app/requests/thread/thread-entries.repository.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import { findHires, getSite } from "#app/site/site.service.server.ts";
import { members } from "#database/tables/members.ts";
import { placements } from "#database/tables/placements.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { addDays } from "#platform/time/date-text.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";
import { createLetters } from "#tests/support/hire.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { readInsights } from "./insights.service.server.ts";
import { MIN_HIRES, publishMeasured, toReplyTime } from "./measured-reply.service.server.ts";

const services = await createTestServices();
const { db } = services;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = services.clock();

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(() => db.execute(sql`truncate requests cascade`));

type Told = {
  /** Days ago. */
  sent: number;
  /** Hours until the first reply. */
  replied?: number;
  state?: "new" | "contacted" | "won" | "lost" | "spam";
  reason?: "no_match" | "no_reply";
  /** Days from the request until it was won. */
  won?: number;
};

/** Stores a request with its history. */
async function tell({ sent, replied, state = "new", reason, won }: Told): Promise<void> {
  const reference = await sendHire(services);
  const submitted_at = new Date(now.getTime() - sent * DAY);
  const [row] = await db
    .update(requests)
    .set({ submitted_at, state, state_reason: reason ?? null })
    .where(eq(requests.reference, reference))
    .returning({ id: requests.id });
  const request_id = row?.id ?? 0;
  const after = (hours: number) => new Date(submitted_at.getTime() + hours * HOUR);
  const events = [
    ...(replied === undefined
      ? []
      : [replied, replied + 5].map((hours) => ({ kind: "reply" as const, at: after(hours) }))),
    ...(won === undefined
      ? []
      : [
          {
            kind: "state" as const,
            at: after(24 * won),
            change: { field: "state", from: "proposed", to: "won" } as const,
          },
        ]),
  ];
  for (const event of events) {
    await db.insert(requestEvents).values(toEventRow({ ...event, request_id, version: 1 }));
  }
}

const read = () => readInsights({ db, clock: () => now });

test("without requests every part is empty, and there are twelve weeks", async () => {
  const insights = await read();
  expect(insights).toMatchObject({
    first_reply: { replied: 0, hours: null },
    open: [],
    outcomes: [],
    shortlisted: [],
    hired: { median: undefined },
    proposals: { sent: 0, opened: 0, answered: 0, days: null },
  });
  expect(insights.weeks).toHaveLength(12);
  expect(insights.weeks.every(({ requests, hours }) => requests === 0 && hours === null)).toBe(
    true,
  );
});

test("the first reply counts, from the request on; spam and what is older does not", async () => {
  await tell({ sent: 3, replied: 2 });
  await tell({ sent: 4, replied: 4 });
  await tell({ sent: 5, replied: 30 });
  await tell({ sent: 6 });
  await tell({ sent: 7, replied: 500, state: "spam" });
  await tell({ sent: 100, replied: 900 });
  const { first_reply, weeks } = await read();
  expect(first_reply).toEqual({ replied: 3, hours: 4 });
  expect(weeks.reduce((sum, week) => sum + week.requests, 0)).toBe(4);
  expect(weeks.reduce((sum, week) => sum + week.replied, 0)).toBe(3);
});

test("open requests are counted by state and age, without applications", async () => {
  await sendApplication(services);
  for (const sent of [0, 1, 5, 20, 50]) await tell({ sent });
  await tell({ sent: 10, state: "contacted" });
  await tell({ sent: 10, state: "won" });
  expect((await read()).open).toEqual([
    { state: "new", to_2: 2, to_7: 1, to_30: 1, older: 1 },
    { state: "contacted", to_2: 0, to_7: 0, to_30: 1, older: 0 },
  ]);
});

test("outcomes have their reasons, and hires how long they took", async () => {
  await tell({ sent: 60, state: "won", won: 5 });
  await tell({ sent: 60, state: "won", won: 20 });
  await tell({ sent: 60, state: "won", won: 40 });
  await tell({ sent: 60, state: "lost", reason: "no_match" });
  await tell({ sent: 500, state: "lost", reason: "no_reply" });
  const { outcomes, hired } = await read();
  expect(outcomes).toEqual([
    { state: "won", reason: null, count: 3 },
    { state: "lost", reason: "no_match", count: 1 },
  ]);
  expect(hired.median).toBeCloseTo(20);
  expect(hired.steps.map(({ count }) => count)).toEqual([1, 0, 1, 1, 0]);
});

test("members of hire requests are counted", async () => {
  await tell({ sent: 1 });
  await tell({ sent: 2 });
  await tell({ sent: 2, state: "spam" });
  const { shortlisted } = await read();
  expect(shortlisted[0]).toMatchObject({ requests: 2 });
});

test("with twenty replies the measured time replaces the promise, and pages are rendered anew once", async () => {
  const publish = () => publishMeasured({ db, clock: () => now });
  const readPromise = async () => (await getSite(db)).terms?.reply_time;
  for (let index = 0; index < 19; index++) await tell({ sent: 3, replied: index < 16 ? 2 : 3.5 });
  await publish();
  expect(await readPromise()).toBe("one working day");
  const before = (await findContentVersion(db)) ?? 0;

  await tell({ sent: 3, replied: 2 });
  await publish();
  await publish();
  expect(await readPromise()).toBe("four hours");
  expect(await findContentVersion(db)).toBe(before + 1);

  // Three requests that wait for days are more than one of ten.
  for (let index = 0; index < 3; index++) await tell({ sent: 4 });
  await publish();
  expect(await readPromise()).toBe("four days");

  await db.execute(sql`truncate requests cascade`);
  await publish();
  expect(await readPromise()).toBe("one working day");
}, 60_000);

test.each([
  [0.2, "one hour"],
  [1, "one hour"],
  [3.1, "four hours"],
  [12, "12 hours"],
  [13, "one day"],
  [24.5, "two days"],
])("%d hours are promised as %s", (hours, text) => {
  expect(toReplyTime(hours)).toBe(text);
});

test("the site tells of hires from ten placements in twelve months on, not of nine", async () => {
  await db.execute(sql`truncate requests cascade`);
  const today = await readToday(db, now);
  const place = async (starts_on: string) => {
    const reference = await sendHire(services, { email: `${createLetters()}@example.org` });
    const submitted_at = new Date(`${addDays(starts_on, -21)}T12:00:00Z`);
    await db.update(requests).set({ submitted_at }).where(eq(requests.reference, reference));
    const [request] = await db.select().from(requests).where(eq(requests.reference, reference));
    const [member] = await db.select().from(members);
    await db.insert(placements).values({
      request_id: request?.id ?? 0,
      member_id: member?.id ?? 0,
      client_rate: 80,
      client_currency: "EUR",
      starts_on,
    });
  };
  const publish = () => publishMeasured({ db, clock: () => now });
  // Too long ago, and not yet.
  await place(addDays(today, -370));
  await place(addDays(today, 1));
  for (let index = 1; index < MIN_HIRES; index += 1) await place(addDays(today, -index));
  await publish();
  expect(await findHires(db)).toBeNull();
  const before = (await findContentVersion(db)) ?? 0;
  await place(addDays(today, 0));
  await publish();
  await publish();
  expect(await findHires(db)).toEqual({ count: 10, median_days: 21 });
  // Pages are rendered anew, once.
  expect(await findContentVersion(db)).toBe(before + 1);
});
