import { randomUUID } from "node:crypto";
import { asc, sql } from "drizzle-orm";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { listStoredHosts } from "#app/site/hosts.repository.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema, SlotsSchema } from "#contract/calls/booking.ts";
import { bookings } from "#database/tables/bookings.ts";
import { confirmAddress } from "#tests/support/booking-api.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails, toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { listFreeHostSlots, listFreeSlots } from "../slots/free-slots.service.server.ts";
import { isOffered } from "../slots/slots.server.ts";
import { listHostSchedules } from "./host-schedules.service.server.ts";

const services = await createTestServices({ TRUST_PROXY: "1" });
const { db } = services;
/** A Saturday, 11:00 in Tallinn. */
const NOW = new Date("2026-11-21T09:00:00Z");
const api = createApi({ ...services, clock: () => NOW });
const MONDAY_TEN = "2026-11-23T08:00:00.000Z";
const MARI = { name: "Mari Lepik", email: "mari@ogds.example" };
const JOONAS = { name: "Joonas Kruus", email: "joonas@ogds.example" };

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, bookings, booking_hosts restart identity cascade`);
  await db.execute(sql`truncate rate_limits, mail_confirmations`);
  await db.execute(sql`delete from pgboss.job`);
});

async function configure(hosts: unknown, more: object = {}): Promise<void> {
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", hosts, ...more });
  await saveSite(db, { ...TEST_SITE, booking });
}

let clients = 0;
async function book(slot = MONDAY_TEN) {
  clients += 1;
  const email = `client-${clients}@example.com`;
  await confirmAddress(db, email);
  const response = await api.request("/api/forms/request", {
    method: "POST",
    body: toRequestForm({
      email,
      "contact_at[date]": slot.slice(0, 10),
      "contact_at[time]": slot.slice(11, 16),
      "contact_at[timezone]": "UTC",
    }),
    headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": `10.1.${clients}.1` },
  });
  await response.body?.cancel();
  return response.status;
}

const listHosts = async () =>
  (await db.select({ host: bookings.host }).from(bookings).orderBy(asc(bookings.id))).map(
    ({ host }) => host,
  );

async function listSlots(): Promise<string[]> {
  const response = await api.request("/api/booking/slots");
  return SlotsSchema.parse(await response.json()).data;
}

describe("hosts who are people", () => {
  test("a call is given to the host with the fewest calls of the week, then to the first", async () => {
    await configure([MARI, JOONAS]);
    const slots = ["2026-11-23T08:00:00Z", "2026-11-23T10:00:00Z", "2026-11-24T08:00:00Z"];
    for (const slot of slots) expect(await book(slot)).toBe(201);
    expect(await listHosts()).toEqual([1, 2, 1]);
    // The next week begins with nothing.
    expect(await book("2026-11-30T08:00:00Z")).toBe(201);
    expect((await listHosts()).at(-1)).toBe(1);
  });

  test("a slot is free while one of them is", async () => {
    await configure([MARI, JOONAS]);
    expect(await book()).toBe(201);
    expect(await listSlots()).toContain(MONDAY_TEN);
    expect(await book()).toBe(201);
    expect(await listSlots()).not.toContain(MONDAY_TEN);
    expect(await book()).toBe(409);
  });

  test("two clients who want the last free host at once: one gets them", async () => {
    await configure([MARI, JOONAS]);
    await book();
    const statuses = await Promise.all([book(), book(), book(), book()]);
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409]);
    expect((await listHosts()).toSorted()).toEqual([1, 2]);
  });

  test("each has hours, a zone and days off of their own", async () => {
    await configure([
      { ...MARI, weekly_hours: { monday: ["10:00-11:00"] } },
      {
        ...JOONAS,
        timezone: "America/New_York",
        weekly_hours: { monday: ["09:00-10:00"], tuesday: ["09:00-10:00"] },
        days_off: ["2026-11-24"],
      },
    ]);
    expect((await listSlots()).slice(0, 5)).toEqual([
      MONDAY_TEN,
      "2026-11-23T08:30:00.000Z",
      "2026-11-23T14:00:00.000Z",
      "2026-11-23T14:30:00.000Z",
      "2026-11-30T08:00:00.000Z",
    ]);
    expect(await book("2026-11-23T14:00:00Z")).toBe(201);
    expect(await listHosts()).toEqual([2]);
  });

  test("days off of the agency are everybody's", async () => {
    await configure([MARI, JOONAS], { days_off: ["2026-11-23"] });
    expect((await listSlots())[0]).toBe("2026-11-24T08:00:00.000Z");
  });

  test("the host gets an invitation that names both, and the client reads who will call", async () => {
    await configure([MARI]);
    await book();
    const emails = await listQueuedEmails(db);
    const toHost = emails.filter(({ to }) => to.address === MARI.email);
    expect(toHost).toHaveLength(1);
    const file = toHost[0]?.calendar?.content.replaceAll("\r\n ", "") ?? "";
    expect(file).toContain("METHOD:REQUEST");
    expect(file).toMatch(/ORGANIZER[^\r]*mailto:hello@ogds\.example/);
    expect(file).toMatch(/ATTENDEE[^\r]*mailto:mari@ogds\.example/i);
    const toClient = emails.find(({ to }) => to.address.startsWith("client-"));
    expect(toClient?.text).toContain("Mari Lepik");
    expect(toClient?.calendar?.content).not.toContain("mari@ogds.example");
  });

  test("a host who is the operator too gets one invitation", async () => {
    await configure([{ name: "Hello", email: "Hello@ogds.example" }]);
    await book();
    const emails = await listQueuedEmails(db);
    expect(emails.filter(({ to }) => /hello@/i.test(to.address))).toHaveLength(1);
  });

  test("calls of a number of hosts become those of the people named later", async () => {
    await configure(2);
    await book();
    await configure([MARI, JOONAS]);
    expect(await listHosts()).toEqual([1]);
    const slots = await listFreeHostSlots(db, new Date(MONDAY_TEN), { now: NOW });
    expect(slots.map(({ host }) => host)).toEqual([2]);
  });

  test("the address is the identity: order and names change nothing, a removed host keeps calls", async () => {
    await configure([MARI, JOONAS]);
    await configure([JOONAS, { name: "Mari Lepik-Tamm", email: "MARI@ogds.example" }]);
    expect((await listHostSchedules(db)).map(({ host }) => host)).toEqual([1, 2]);
    expect(await listStoredHosts(db)).toMatchObject([
      { id: 1, name: "Mari Lepik-Tamm", email: "MARI@ogds.example" },
      { id: 2, ...JOONAS },
    ]);
    await configure([JOONAS]);
    expect((await listHostSchedules(db)).map(({ host }) => host)).toEqual([2]);
    expect(await listStoredHosts(db)).toHaveLength(2);
  });
});

const ZONES = [
  "Europe/Tallinn",
  "America/New_York",
  "Australia/Lord_Howe",
  "America/Havana",
  "Africa/Casablanca",
  "Pacific/Chatham",
  "Asia/Kolkata",
  "America/St_Johns",
];

test("over zones and changes of clocks, a time is offered exactly when it is a slot of a host", async () => {
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 12 }))
    .map(([from, length]) => {
      const toTime = (hour: number) => `${String(Math.min(24, hour)).padStart(2, "0")}:00`;
      return [`${toTime(from)}-${toTime(from + length)}`];
    });
  const host = fc.record({
    timezone: fc.constantFrom(...ZONES),
    weekly_hours: fc.record({ saturday: hours, sunday: hours, monday: hours }),
    days_off: fc.constantFrom([], ["2027-03-28"], ["2026-11-01"]),
  });
  /** Days before clocks change in Europe, America, Australia, and in autumn. */
  const days = fc.constantFrom("2027-03-27", "2027-03-13", "2027-04-03", "2026-10-31");
  await fc.assert(
    fc.asyncProperty(
      fc.array(host, { minLength: 1, maxLength: 3 }),
      days,
      async (people, start) => {
        const from = new Date(`${start}T00:00:00Z`);
        const to = new Date(from.getTime() + 48 * 3_600_000);
        const hosts = people.map((one, index) => ({
          name: `Host ${index}`,
          email: `host-${index}@ogds.example`,
          ...one,
        }));
        await configure(hosts, { notice_hours: 0 });
        const schedules = await listHostSchedules(db);
        const offered = await listFreeSlots(db, { from, to, now: from });
        const times = new Set(offered.map((slot) => slot.getTime()));
        for (let time = from.getTime(); time < to.getTime(); time += 900_000) {
          const isSomebodys = schedules.some(({ config }) =>
            isOffered(config, new Date(time), from),
          );
          expect([new Date(time), times.has(time)]).toEqual([new Date(time), isSomebodys]);
        }
        // By the clocks of each host nothing is outside their hours or on a day off.
        for (const slot of offered.slice(0, 20)) {
          const free = await listFreeHostSlots(db, slot, { now: from });
          expect(free.length).toBeGreaterThan(0);
          for (const { host } of free) {
            const { config } = schedules.find((one) => one.host === host) ?? {};
            const wall = Temporal.Instant.fromEpochMilliseconds(slot.getTime()).toZonedDateTimeISO(
              config?.timezone ?? "UTC",
            );
            expect(config?.days_off).not.toContain(wall.toPlainDate().toString());
          }
        }
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);
