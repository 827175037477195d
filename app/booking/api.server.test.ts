import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { TakenProblemSchema } from "#contract/calls/booking.ts";
import { bookings } from "#database/tables/bookings.ts";
import {
  createBookingApi,
  MONDAY_ELEVEN,
  MONDAY_TEN,
  toCallFields,
} from "#tests/support/booking-api.ts";
import { createGuarded } from "#tests/support/form-api.ts";
import { holdsRecord } from "./holds-personal.repository.server.ts";

const { services, db, time, configure, request, listSlots, hold, send, book } =
  await createBookingApi();

describe("GET /api/booking/slots", () => {
  test("returns UTC instants, not to be cached", async () => {
    const { status, headers, body } = await request("/booking/slots");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body.data[0]).toBe(MONDAY_TEN);
    expect(body.data).toHaveLength(10 * 16);
    expect(body.meta).toEqual({
      timezone: "Europe/Tallinn",
      slot_minutes: 30,
      asks_phone: false,
    });
  });

  test("gives those between two moments", async () => {
    expect(await listSlots(`?from=${MONDAY_TEN}&to=${MONDAY_ELEVEN}`)).toEqual([
      MONDAY_TEN,
      "2026-11-23T08:30:00.000Z",
    ]);
  });

  test.each([
    "?from=tomorrow",
    "?from=2026-11-23",
    "?from=2026-11-23T08:00:00Z&to=2026-11-23T08:00:00Z",
    "?from=2026-11-23T08:00:00Z&to=2027-11-23T08:00:00Z",
    "?from=2026-02-30T08:00:00Z",
    "?hold=x",
  ])("answers nonsense with 422: %s", async (query) => {
    expect((await request(`/booking/slots${query}`)).status).toBe(422);
  });

  test("a range far away is empty and costs nothing", async () => {
    expect(await listSlots("?to=2399-01-01T00:00:00Z")).toHaveLength(160);
    expect(await listSlots("?from=2399-01-01T00:00:00Z")).toEqual([]);
    expect(await listSlots("?to=1999-01-01T00:00:00Z")).toEqual([]);
  });

  test("a call takes its slot and, for the ten minutes between, the ones beside it", async () => {
    await book(MONDAY_ELEVEN);
    expect((await listSlots()).slice(0, 3)).toEqual([
      MONDAY_TEN,
      "2026-11-23T10:00:00.000Z",
      "2026-11-23T10:30:00.000Z",
    ]);
  });

  test("without a break the slots beside it stay free, and a second host doubles them", async () => {
    await configure({ buffer_minutes: 0 });
    await book(MONDAY_ELEVEN);
    expect(await listSlots()).toHaveLength(159);
    await configure({ hosts: 2 });
    expect(await listSlots()).toHaveLength(160);
  });
});

describe("a hold", () => {
  test("holds a slot for ten minutes", async () => {
    const { status, body } = await hold(MONDAY_TEN);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      starts_at: MONDAY_TEN,
      expires_at: "2026-11-21T09:10:00.000Z",
    });
    expect(await listSlots()).not.toContain(MONDAY_TEN);
    expect(await listSlots(`?hold=${body.data.hold}`)).toContain(MONDAY_TEN);
    const [row] = await db.select().from(bookings);
    expect(JSON.stringify(row)).not.toContain(body.data.hold);
  });

  test("that has expired is free again, and gone at the next insert", async () => {
    await hold(MONDAY_TEN);
    time.now = new Date("2026-11-21T09:10:00Z");
    expect(await listSlots()).toContain(MONDAY_TEN);
    expect((await hold(MONDAY_TEN)).status).toBe(201);
    expect(await db.$count(bookings)).toBe(1);
  });

  test("that has expired is given back by the hourly job", async () => {
    await hold(MONDAY_TEN);
    await holdsRecord.expiry?.eraseSome(db, new Date("2026-11-21T09:09:59Z"));
    expect(await db.$count(bookings)).toBe(1);
    await holdsRecord.expiry?.eraseSome(db, new Date("2026-11-21T09:10:00Z"));
    expect(await db.$count(bookings)).toBe(0);
  });

  test("is extended by another request", async () => {
    const first = await hold(MONDAY_TEN);
    time.now = new Date("2026-11-21T09:05:00Z");
    const second = await hold(MONDAY_TEN, first.body.data.hold);
    expect(second.body.data).toEqual({
      ...first.body.data,
      expires_at: "2026-11-21T09:15:00.000Z",
    });
  });

  test("of another slot replaces the browser's earlier one, also of the slot beside it", async () => {
    const first = await hold(MONDAY_TEN);
    const second = await hold("2026-11-23T08:30:00Z", first.body.data.hold);
    expect(second.status).toBe(201);
    expect(await db.$count(bookings)).toBe(1);
  });

  test("stays when the new one is not free", async () => {
    await book(MONDAY_ELEVEN);
    const first = await hold("2026-11-24T08:00:00Z");
    expect((await hold(MONDAY_ELEVEN, first.body.data.hold)).status).toBe(409);
    expect(await db.$count(bookings, eq(bookings.status, "held"))).toBe(1);
  });

  test("of a taken slot is refused with the three nearest free ones", async () => {
    await hold(MONDAY_ELEVEN);
    const { status, body } = await hold(MONDAY_ELEVEN);
    expect(status).toBe(409);
    const problem = TakenProblemSchema.parse(body);
    expect(problem.message).toBe("That time was just taken. Choose another");
    expect(problem.nearest).toEqual([
      MONDAY_TEN,
      "2026-11-23T10:00:00.000Z",
      "2026-11-23T10:30:00.000Z",
    ]);
  });

  test.each(["2026-11-23T08:10:00Z", "2026-11-22T08:00:00Z", "2020-01-01T08:00:00Z"])(
    "of what is not offered is refused: %s",
    async (slot) => expect((await hold(slot)).status).toBe(409),
  );

  test("ends thirty minutes after it began, however often it is renewed or moved", async () => {
    let last = await hold(MONDAY_TEN);
    for (const clock of ["09:09", "09:18", "09:27"]) {
      time.now = new Date(`2026-11-21T${clock}:00Z`);
      const slot = clock === "09:18" ? "2026-11-24T08:00:00Z" : last.body.data.starts_at;
      last = await hold(slot, last.body.data.hold);
      expect(last.status).toBe(201);
    }
    expect(last.body.data.expires_at).toBe("2026-11-21T09:30:00.000Z");
    time.now = new Date("2026-11-21T09:30:00Z");
    expect(await listSlots()).toContain("2026-11-24T08:00:00.000Z");
  });

  test("needs a proof of work, which is good once; renewing and moving need none", async () => {
    const { api: guarded, solve } = createGuarded({ ...services, clock: () => time.now });
    const request = async (body: object) => {
      const response = await guarded.request("/api/booking/holds", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
    expect(await request({ slot: MONDAY_TEN })).toMatchObject({
      status: 422,
      body: { errors: { g_recaptcha: [expect.any(String)] } },
    });
    const forHire = await solve("hire");
    expect((await request({ slot: MONDAY_TEN, g_recaptcha: forHire })).status).toBe(422);
    const g_recaptcha = await solve("hold");
    const first = await request({ slot: MONDAY_TEN, g_recaptcha });
    expect(first.status).toBe(201);
    expect((await request({ slot: MONDAY_ELEVEN, g_recaptcha })).status).toBe(422);
    const { hold: secret } = first.body.data;
    expect((await request({ slot: MONDAY_TEN, hold: secret })).status).toBe(201);
    expect((await request({ slot: MONDAY_ELEVEN, hold: secret })).status).toBe(201);
    expect(await db.$count(bookings)).toBe(1);
  });

  test("of many at once leaves half of the free times of each day", async () => {
    await configure({ buffer_minutes: 0 });
    const slots = (await listSlots()).slice(0, 16);
    expect(new Set(slots.map((slot) => slot.slice(0, 10))).size).toBe(1);
    const outcomes = await Promise.all(slots.map((slot) => hold(slot)));
    const statuses = outcomes.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    const left = (await listSlots()).filter((slot) => slots.includes(slot));
    expect(left).toHaveLength(8);
    // What cannot be held can be booked, and another day has holds of its own.
    expect((await send(toCallFields(left[0] ?? ""))).status).toBe(201);
    expect((await hold("2026-11-24T08:00:00Z")).status).toBe(201);
  });

  test.each([
    ["one after the other", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    ["where each takes most", [1, 4, 7, 10, 13, 15, 0, 2, 3, 5, 6, 8, 9, 11, 12, 14]],
    ["backwards", [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
  ])("of a day with breaks leave half of its calls to others, taken %s", async (_how, order) => {
    const slots = (await listSlots()).slice(0, 16);
    const statuses: number[] = [];
    for (const index of order) statuses.push((await hold(slots[index] ?? "")).status);
    const held = statuses.filter((status) => status === 201).length;
    expect(held).toBeGreaterThanOrEqual(3);
    // Of 16 slots with breaks every second one can be a call: four of eight are left.
    expect(held).toBeLessThanOrEqual(4);
    let left = 0;
    for (const slot of slots) {
      // One address books two calls a day.
      const email = `client-${slot}@example.com`.replaceAll(":", "-");
      if ((await send(toCallFields(slot, { email }))).status === 201) left += 1;
    }
    expect(left).toBeGreaterThanOrEqual(4);
  });

  test.each([
    ["far from each other", [1, 7, 13]],
    ["where each takes most", [1, 4, 7]],
    ["beside the edges", [0, 2, 15]],
  ])("three visitors hold times of the same day, %s", async (_where, indexes) => {
    const slots = (await listSlots()).slice(0, 16);
    for (const index of indexes) expect((await hold(slots[index] ?? "")).status).toBe(201);
  });

  test("of the last time of a day is possible while none of the day is held", async () => {
    const weekly_hours = { monday: ["10:00-11:00"] };
    await configure({ buffer_minutes: 0, notice_hours: 24, weekly_hours });
    expect((await hold(MONDAY_TEN)).status).toBe(201);
    expect((await hold("2026-11-23T08:30:00Z")).status).toBe(429);
    // On this Monday only its last time is still offered.
    time.now = new Date("2026-11-22T08:10:00Z");
    const [last = ""] = await listSlots();
    expect(last).toBe("2026-11-23T08:30:00.000Z");
    expect((await hold(last)).status).toBe(201);
  });

  test("is limited: a program cannot take the whole calendar", async () => {
    const slots = (await listSlots()).filter((_, index) => index % 2 === 0);
    const statuses = await Promise.all(slots.map(async (slot) => (await hold(slot)).status));
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(30);
    expect(statuses).toContain(429);
  });
});
