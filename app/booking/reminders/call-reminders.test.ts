import { randomUUID } from "node:crypto";
import { asc, desc, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { bookings } from "#database/tables/bookings.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { confirmAddress } from "#tests/support/booking-api.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails, toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { insertLink } from "../bookings.repository.server.ts";
import {
  cancelCallByToken,
  confirmCallByToken,
  moveCallByToken,
  setReminderByToken,
} from "../calls/call-changes.service.server.ts";
import { sendCallReminders } from "./call-reminders.service.server.ts";

const services = await createTestServices({ TRUST_PROXY: "1" });
const { db } = services;
/** A Saturday. */
const NOW = new Date("2026-11-21T09:00:00Z");
const api = createApi({ ...services, clock: () => NOW });
const deps = { ...services, clock: () => NOW };

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", place: "phone" });
  await saveSite(db, { ...TEST_SITE, booking });
});
beforeEach(async () => {
  await db.execute(sql`truncate requests, bookings cascade`);
  await db.execute(sql`truncate rate_limits, mail_confirmations`);
});

/** A call on Tuesday, 24 November at 10:00 in Tallinn. @returns the secret of a link to it */
async function book({ isConfirmed = true, time = "03:00" } = {}): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  if (isConfirmed) await confirmAddress(db, email);
  const response = await api.request("/api/forms/request", {
    method: "POST",
    body: toRequestForm({
      email,
      "contact_at[date]": "2026-11-24",
      "contact_at[time]": time,
      "contact_at[timezone]": "America/New_York",
    }),
    headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": "10.1.1.1" },
  });
  expect(response.status).toBe(201);
  const [call] = await db.select().from(bookings).orderBy(desc(bookings.id));
  const token = createToken();
  await db.transaction((tx) =>
    insertLink(tx, { token_hash: toTokenHash(token), booking_id: call?.id ?? 0 }),
  );
  await db.execute(sql`delete from pgboss.job`);
  return token;
}

async function remindAt(time: string) {
  const at = { ...services, clock: () => new Date(time) };
  await Promise.all([sendCallReminders(at), sendCallReminders(at)]);
  return (await listQueuedEmails(db)).filter(({ label }) => label?.endsWith("reminder"));
}

test("the client is reminded a day before, once, by their own clocks", async () => {
  await book();
  expect(await remindAt("2026-11-23T07:59:00Z")).toEqual([]);
  const [email, ...others] = await remindAt("2026-11-23T08:01:00Z");
  expect(others).toEqual([]);
  expect(email?.subject).toContain("Tuesday 24 November 2026, 03:00–03:30 (New York, GMT");
  expect(email?.text).toContain("By phone. Reply to our email with your number");
  expect(email?.text).toMatch(/\/booking\/[\w-]+#reminder/);
  expect(email?.calendar).toBeUndefined();
  expect(await remindAt("2026-11-23T09:00:00Z")).toHaveLength(1);
});

test("a call that was moved is reminded of at its new time, also when it was reminded of before", async () => {
  const token = await book();
  expect(await remindAt("2026-11-23T08:01:00Z")).toHaveLength(1);
  await db.execute(sql`delete from pgboss.job`);
  const slot = new Date("2026-11-26T10:00:00Z");
  await moveCallByToken(deps, token, { slot, timezone: "Europe/Berlin", sequence: 0 });
  expect(await remindAt("2026-11-24T08:00:00Z")).toEqual([]);
  const [email] = await remindAt("2026-11-25T10:00:00Z");
  expect(email?.subject).toContain("Thursday 26 November 2026, 11:00–11:30 (Berlin, GMT+1)");
});

test("a call that was cancelled, is not confirmed or has begun is not reminded of", async () => {
  const token = await book();
  await cancelCallByToken(deps, token, { sequence: 0 });
  expect(await remindAt("2026-11-23T08:01:00Z")).toEqual([]);
  await db.execute(sql`truncate requests, bookings cascade`);
  await book({ isConfirmed: false });
  expect(await remindAt("2026-11-23T08:01:00Z")).toEqual([]);
  await db.execute(sql`truncate requests, bookings cascade`);
  await book();
  expect(await remindAt("2026-11-24T08:01:00Z")).toEqual([]);
});

test("the client turns the reminder off by the link, also for a moved call, and on again", async () => {
  const token = await book();
  await setReminderByToken(deps, token, true);
  const slot = new Date("2026-11-26T10:00:00Z");
  await moveCallByToken(deps, token, { slot, timezone: "Europe/Berlin", sequence: 0 });
  expect(await remindAt("2026-11-25T10:01:00Z")).toEqual([]);
  await setReminderByToken(deps, token, false);
  expect(await remindAt("2026-11-25T10:01:00Z")).toHaveLength(1);
});

test("a reminder that fails delays no other one, and is sent once it can be", async () => {
  await book();
  await book({ time: "04:00" });
  await db.execute(sql`update bookings set timezone = 'Mars/Phobos'
    where starts_at = (select min(starts_at) from bookings)`);
  const at = { ...services, clock: () => new Date("2026-11-23T09:01:00Z") };
  await expect(sendCallReminders(at)).rejects.toThrow("Mars/Phobos");
  const isReminder = ({ label }: { label?: string }) => label?.endsWith("reminder");
  expect((await listQueuedEmails(db)).filter(isReminder)).toMatchObject([
    { subject: expect.stringContaining("04:00–04:30") },
  ]);
  await db.execute(sql`update bookings set timezone = 'America/New_York'`);
  await sendCallReminders(at);
  expect((await listQueuedEmails(db)).filter(isReminder)).toHaveLength(2);
});

test.each([
  ["more than a day ahead", "2026-11-23T07:59:00Z", 1],
  ["less than a day ahead", "2026-11-23T08:01:00Z", 0],
])(
  "a call that is confirmed %s is reminded of on the day before, or not",
  async (_name, confirmedAt, reminders) => {
    const token = await book({ isConfirmed: false });
    const confirm_by = new Date("2026-11-23T08:30:00Z");
    await db.update(bookings).set({ confirm_by });
    await confirmCallByToken({ ...services, clock: () => new Date(confirmedAt) }, token);
    await db.execute(sql`delete from pgboss.job`);
    expect(await remindAt("2026-11-23T08:31:00Z")).toHaveLength(reminders);
    const [call] = await db.select().from(bookings).orderBy(asc(bookings.id));
    expect(call?.remind_at).toBeNull();
  },
);
