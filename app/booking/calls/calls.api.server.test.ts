import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { TakenProblemSchema } from "#contract/calls/booking.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import {
  createBookingApi,
  MONDAY_ELEVEN,
  MONDAY_TEN,
  toCallFields,
} from "#tests/support/booking-api.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";

const { db, time, configure, request, listSlots, hold, send, book } = await createBookingApi();

describe("a call of a form", () => {
  test("is booked with it, and the receipt has its time", async () => {
    const { status, body } = await send(toCallFields(MONDAY_TEN));
    expect(status).toBe(201);
    expect(body.data.call).toEqual({
      starts_at: MONDAY_TEN,
      ends_at: "2026-11-23T08:30:00.000Z",
      timezone: "Europe/Tallinn",
      our_timezone: "Europe/Tallinn",
      status: "booked",
    });
    const [row] = await db.select().from(bookings);
    expect(row).toMatchObject({ status: "booked", host: 1, sequence: 0, held_until: null });
    expect(row?.blocked_until.toISOString()).toBe("2026-11-23T08:40:00.000Z");
    for (const email of await listQueuedEmails(db)) {
      expect(email.calendar?.content).toContain("DTSTART:20261123T080000Z");
    }
  });

  test("the same key again gives the same receipt with the call", async () => {
    const key = randomUUID();
    const first = await send(toCallFields(MONDAY_TEN), { key });
    const again = await send(toCallFields(MONDAY_TEN, { "contact_at[hold]": "renewed" }), { key });
    expect(again).toEqual(first);
    expect(await db.$count(bookings)).toBe(1);
  });

  test("with a hold gets the held slot, also when the hold has expired and the slot is free", async () => {
    const held = await hold(MONDAY_TEN);
    time.now = new Date("2026-11-21T10:00:00Z");
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
    expect(await listQueuedEmails(db)).toEqual([]);
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
    time.now = new Date("2027-10-29T00:00:00Z");
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
      Array.from({ length: 8 }, (_, client) =>
        send(toCallFields(MONDAY_TEN, { email: `client-${client}@example.com` })),
      ),
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
      reminds: true,
      reference: expect.stringMatching(/^OG-/),
      starts_at: MONDAY_ELEVEN,
      ends_at: "2026-11-23T09:30:00.000Z",
      timezone: "Asia/Kolkata",
      our_timezone: "Europe/Tallinn",
      status: "booked",
      sequence: 1,
    });
    const emails = await listQueuedEmails(db);
    expect(emails.map(({ to }) => to.address).sort()).toEqual([
      "hello@ogds.example",
      "zoe@example.com",
    ]);
    for (const { calendar, text } of emails) {
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
    const emails = await listQueuedEmails(db);
    expect(emails).toHaveLength(2);
    for (const { calendar } of emails) {
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
    expect(await listQueuedEmails(db)).toHaveLength(2);
    await db.execute(sql`delete from pgboss.job`);
    const ends = await Promise.all([cancel(token, 1), cancel(token, 1)]);
    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listQueuedEmails(db)).toHaveLength(2);
  });

  test("two tabs that move it differently: the second is asked to check again", async () => {
    const token = await book();
    const moves = await Promise.all([
      move(token, MONDAY_ELEVEN),
      move(token, "2026-11-23T10:00:00Z"),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listQueuedEmails(db)).toHaveLength(2);
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
    time.now = new Date(MONDAY_TEN);
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
    await send(toCallFields(MONDAY_TEN), { key });
    await db.update(bookings).set({ status: "cancelled" });
    const again = await send(toCallFields(MONDAY_TEN), { key });
    expect(again.body.data.call).toBeUndefined();
  });
});
