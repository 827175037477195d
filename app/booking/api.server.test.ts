import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { BookingConfigSchema, SlotsSchema, TakenProblemSchema } from "#contract/booking.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import { createGuarded } from "#tests/support/form-api.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedMails, toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { holdsRecord } from "./holds-personal.repository.server.ts";

const services = await createTestServices();
const { db } = services;
/** A Saturday, 11:00 in Tallinn. */
const NOW = new Date("2026-11-21T09:00:00Z");
let now = NOW;
const api = createApi({ ...services, clock: () => now });

/** Monday 23 November, 10:00 in Tallinn. */
const MONDAY_TEN = "2026-11-23T08:00:00.000Z";
const MONDAY_ELEVEN = "2026-11-23T09:00:00.000Z";

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  now = NOW;
  await db.execute(
    sql`truncate requests, request_members, bookings, rate_limits, mail_confirmations cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
  await configure({});
});

async function configure(booking: object): Promise<void> {
  const site = await getSite(db);
  await saveSite(db, {
    ...site,
    booking: BookingConfigSchema.parse({ timezone: "Europe/Tallinn", ...booking }),
  });
}

async function request(path: string, body?: object) {
  const response = await api.request(`/api${path}`, {
    ...(body
      ? {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "Content-Type": "application/json" },
        }
      : {}),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function listSlots(query = ""): Promise<string[]> {
  return SlotsSchema.parse((await request(`/booking/slots${query}`)).body).data;
}

const hold = (slot: string, earlier?: string) =>
  request("/booking/holds", { slot, ...(earlier ? { hold: earlier } : {}) });

/** The fields of a call at a moment, as a client in Tallinn sends it. */
function toCallFields(slot: string, more: Record<string, string> = {}): Record<string, string> {
  const [date = "", time = ""] = new Date(Date.parse(slot) + 2 * 3_600_000)
    .toISOString()
    .split("T");
  return {
    "contact_at[date]": date,
    "contact_at[time]": time.slice(0, 5),
    "contact_at[timezone]": "Europe/Tallinn",
    ...more,
  };
}

async function send(fields: Record<string, string>, key: string = randomUUID()) {
  const response = await api.request("/api/forms/request", {
    method: "POST",
    body: toRequestForm(fields),
    headers: { "Idempotency-Key": key },
  });
  return { status: response.status, body: await response.json() };
}

/** Books a call and returns the secret in the client's email. */
async function book(slot = MONDAY_TEN, fields: Record<string, string> = {}): Promise<string> {
  const { status } = await send({ ...toCallFields(slot), ...fields });
  expect(status).toBe(201);
  const mails = await listQueuedMails(db);
  const text = mails.map((mail) => mail.text).find((text) => text.includes("/booking/")) ?? "";
  const [, token = ""] = /\/booking\/([\w-]+)/.exec(text) ?? [];
  await db.execute(sql`delete from pgboss.job`);
  // URLs with capitals are redirected to lower case, which would be another secret.
  expect(token).toBe(token.toLowerCase());
  return token;
}

describe("GET /api/booking/slots", () => {
  test("returns UTC instants, not to be cached", async () => {
    const { status, headers, body } = await request("/booking/slots");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body.data[0]).toBe(MONDAY_TEN);
    expect(body.data).toHaveLength(10 * 16);
    expect(body.meta).toEqual({ timezone: "Europe/Tallinn", slot_minutes: 30 });
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
    now = new Date("2026-11-21T09:10:00Z");
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
    now = new Date("2026-11-21T09:05:00Z");
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
    for (const time of ["09:09", "09:18", "09:27"]) {
      now = new Date(`2026-11-21T${time}:00Z`);
      const slot = time === "09:18" ? "2026-11-24T08:00:00Z" : last.body.data.starts_at;
      last = await hold(slot, last.body.data.hold);
      expect(last.status).toBe(201);
    }
    expect(last.body.data.expires_at).toBe("2026-11-21T09:30:00.000Z");
    now = new Date("2026-11-21T09:30:00Z");
    expect(await listSlots()).toContain("2026-11-24T08:00:00.000Z");
  });

  test("needs a proof of work, which is good once; renewing and moving need none", async () => {
    const { api: guarded, solve } = createGuarded({ ...services, clock: () => now });
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
      if ((await send(toCallFields(slot))).status === 201) left += 1;
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

  test("is limited: a program cannot take the whole calendar", async () => {
    const slots = (await listSlots()).filter((_, index) => index % 2 === 0);
    const statuses = await Promise.all(slots.map(async (slot) => (await hold(slot)).status));
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(30);
    expect(statuses).toContain(429);
  });
});

describe("a call of a form", () => {
  test("is booked with it, and the receipt has its time", async () => {
    const { status, body } = await send(toCallFields(MONDAY_TEN));
    expect(status).toBe(201);
    expect(body.data.call).toEqual({
      starts_at: MONDAY_TEN,
      ends_at: "2026-11-23T08:30:00.000Z",
      timezone: "Europe/Tallinn",
      our_timezone: "Europe/Tallinn",
    });
    const [row] = await db.select().from(bookings);
    expect(row).toMatchObject({ status: "booked", host: 1, sequence: 0, held_until: null });
    expect(row?.blocked_until.toISOString()).toBe("2026-11-23T08:40:00.000Z");
    for (const mail of await listQueuedMails(db)) {
      expect(mail.calendar?.content).toContain("DTSTART:20261123T080000Z");
    }
  });

  test("the same key again gives the same receipt with the call", async () => {
    const key = randomUUID();
    const first = await send(toCallFields(MONDAY_TEN), key);
    const again = await send(toCallFields(MONDAY_TEN, { "contact_at[hold]": "renewed" }), key);
    expect(again).toEqual(first);
    expect(await db.$count(bookings)).toBe(1);
  });

  test("with a hold gets the held slot, also when the hold has expired and the slot is free", async () => {
    const held = await hold(MONDAY_TEN);
    now = new Date("2026-11-21T10:00:00Z");
    const { status } = await send(
      toCallFields(MONDAY_TEN, { "contact_at[hold]": held.body.data.hold }),
    );
    expect(status).toBe(201);
    expect(await db.select().from(bookings)).toMatchObject([{ status: "booked" }]);
  });

  test("without its hold is booked when it is still free", async () => {
    const { status } = await send(toCallFields(MONDAY_TEN, { "contact_at[hold]": "long gone" }));
    expect(status).toBe(201);
  });

  test("at a time that is held or taken is refused, and nothing is stored", async () => {
    await hold(MONDAY_TEN);
    const { status, body } = await send(toCallFields(MONDAY_TEN));
    expect(status).toBe(409);
    expect(TakenProblemSchema.parse(body)).toMatchObject({
      message: "That time was just taken. Choose another",
      errors: { contact_at: ["That time was just taken. Choose another"] },
      nearest: [MONDAY_ELEVEN, "2026-11-23T09:30:00.000Z", "2026-11-23T10:00:00.000Z"],
    });
    expect(await db.$count(requests)).toBe(0);
    expect(await listQueuedMails(db)).toEqual([]);
  });

  test("a time that clocks leave out is refused with 422", async () => {
    const { status, body } = await send({
      "contact_at[date]": "2027-03-28",
      "contact_at[time]": "03:30",
      "contact_at[timezone]": "Europe/Tallinn",
    });
    expect(status).toBe(422);
    expect(body.errors["contact_at.time"][0]).toContain("the clocks go forward");
  });

  test("a time that comes twice is the earlier, or the one with the offset that was sent", async () => {
    now = new Date("2027-10-29T00:00:00Z");
    const always = Object.fromEntries(
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
        day,
        ["00:00-24:00"],
      ]),
    );
    await configure({ weekly_hours: always, timezone: "UTC" });
    const fields = {
      "contact_at[date]": "2027-10-31",
      "contact_at[time]": "03:30",
      "contact_at[timezone]": "Europe/Tallinn",
    };
    const earlier = await send(fields);
    const later = await send({ ...fields, "contact_at[offset]": "+02:00" });
    expect(earlier.body.data.call.starts_at).toBe("2027-10-31T00:30:00.000Z");
    expect(later.body.data.call.starts_at).toBe("2027-10-31T01:30:00.000Z");
    expect((await send({ ...fields, "contact_at[offset]": "+05:00" })).status).toBe(422);
  });

  test("a slot goes to as many as there are hosts", async () => {
    await configure({ hosts: 3 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(toCallFields(MONDAY_TEN))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    const rows = await db.select().from(bookings);
    expect(rows.map(({ host }) => host).sort()).toEqual([1, 2, 3]);
  });
});

describe("the link", () => {
  const move = (token: string, slot: string, sequence = 0) =>
    request(`/booking/${token}/move`, { slot, sequence, timezone: "Asia/Kolkata" });
  const cancel = (token: string, sequence = 0) => request(`/booking/${token}/cancel`, { sequence });

  test("moves the call, and both sides get an email with the next sequence", async () => {
    const token = await book();
    const { status, body } = await move(token, MONDAY_ELEVEN);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      reference: expect.stringMatching(/^OG-/),
      starts_at: MONDAY_ELEVEN,
      ends_at: "2026-11-23T09:30:00.000Z",
      timezone: "Asia/Kolkata",
      our_timezone: "Europe/Tallinn",
      status: "booked",
      sequence: 1,
    });
    const mails = await listQueuedMails(db);
    expect(mails.map(({ to }) => to.address).sort()).toEqual([
      "hello@ogds.example",
      "zoe@example.com",
    ]);
    for (const { calendar, text } of mails) {
      expect(calendar?.method).toBe("REQUEST");
      expect(calendar?.content).toContain("SEQUENCE:1");
      expect(calendar?.content).toContain("DTSTART:20261123T090000Z");
      expect(text).toContain("14:30–15:00 (Kolkata, GMT+5:30)");
      expect(text).toContain("11:00–11:30 (Tallinn, GMT+2)");
    }
  });

  test("moves it to the slot beside it, which its own break would forbid to others", async () => {
    const token = await book();
    expect((await move(token, "2026-11-23T08:30:00Z")).status).toBe(200);
  });

  test("cancels it, and both calendars get an update", async () => {
    const token = await book();
    const { status, body } = await cancel(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: "cancelled", sequence: 1 });
    const mails = await listQueuedMails(db);
    expect(mails).toHaveLength(2);
    for (const { calendar } of mails) {
      expect(calendar?.method).toBe("CANCEL");
      expect(calendar?.content).toContain("STATUS:CANCELLED");
      expect(calendar?.content).toContain("SEQUENCE:1");
    }
    expect(await listSlots()).toContain(MONDAY_TEN);
  });

  test("pressed twice changes once", async () => {
    const token = await book();
    const moves = await Promise.all([move(token, MONDAY_ELEVEN), move(token, MONDAY_ELEVEN)]);
    expect(moves.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listQueuedMails(db)).toHaveLength(2);
    await db.execute(sql`delete from pgboss.job`);
    const ends = await Promise.all([cancel(token, 1), cancel(token, 1)]);
    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listQueuedMails(db)).toHaveLength(2);
  });

  test("two tabs that move it differently: the second is asked to check again", async () => {
    const token = await book();
    const moves = await Promise.all([
      move(token, MONDAY_ELEVEN),
      move(token, "2026-11-23T10:00:00Z"),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listQueuedMails(db)).toHaveLength(2);
    expect((await cancel(token, 0)).status).toBe(409);
  });

  test("one tab cancels while the other moves: one of them wins", async () => {
    const token = await book();
    const answers = await Promise.all([cancel(token), move(token, MONDAY_ELEVEN)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("two calls that swap times do not deadlock", async () => {
    await configure({ buffer_minutes: 0 });
    const [first, second] = [await book(MONDAY_TEN), await book(MONDAY_ELEVEN)];
    const answers = await Promise.all([move(first, MONDAY_ELEVEN), move(second, MONDAY_TEN)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  test("does not move it onto another call", async () => {
    const token = await book();
    await book(MONDAY_ELEVEN);
    const { status, body } = await move(token, MONDAY_ELEVEN);
    expect(status).toBe(409);
    expect(TakenProblemSchema.parse(body).nearest).toHaveLength(3);
  });

  test("cannot move or cancel a call that has begun", async () => {
    const token = await book();
    now = new Date(MONDAY_TEN);
    expect((await move(token, "2026-11-24T08:00:00Z")).status).toBe(409);
    expect((await cancel(token)).status).toBe(409);
  });

  test("cannot move a call that was cancelled", async () => {
    const token = await book();
    await cancel(token);
    const { status, body } = await move(token, MONDAY_ELEVEN, 1);
    expect(status).toBe(409);
    expect(body.message).toContain("was cancelled");
  });

  test("that is unknown shows nothing, and the secret of a hold is no link", async () => {
    const held = await hold(MONDAY_TEN);
    for (const token of ["x", "a".repeat(32), held.body.data.hold]) {
      expect((await move(token, MONDAY_ELEVEN)).status).toBe(404);
      expect((await cancel(token)).status).toBe(404);
    }
  });

  test("the receipt of the same key follows the call", async () => {
    const key = randomUUID();
    await send(toCallFields(MONDAY_TEN), key);
    await db.update(bookings).set({ status: "cancelled" });
    const again = await send(toCallFields(MONDAY_TEN), key);
    expect(again.body.data.call).toBeUndefined();
  });
});
