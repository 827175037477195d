import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { EnteredCallSchema } from "#contract/calls/desk-call.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { auditLog } from "#database/tables/staff.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createLetters } from "#tests/support/hire.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { enterCall } from "./enter-call.service.server.ts";

/** A Saturday, 11:00 in Tallinn. */
const NOW = new Date("2026-11-21T09:00:00Z");
const services = { ...(await createTestServices()), clock: () => NOW };
const { db } = services;
const HOSTS = [
  { name: "Mari Lepik", email: "mari@ogds.example" },
  { name: "Joonas Kruus", email: "joonas@ogds.example" },
];
const liis = await createStaff(db, { role: "partner", name: "Liis Tamm" });
let reference = "";
let email = "";

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, bookings, booking_hosts restart identity cascade`);
  await db.execute(sql`truncate mail_confirmations, audit_log`);
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", hosts: HOSTS });
  await saveSite(db, { ...TEST_SITE, booking });
  email = `${createLetters()}@example.org`;
  reference = await sendHire(services, { email });
  await db.execute(sql`delete from pgboss.job`);
});

const enter = (fields: Record<string, string> = {}) =>
  enterCall(
    services,
    liis,
    EnteredCallSchema.parse({
      request: reference,
      host: "1",
      date: "2026-11-23",
      time: "10:00",
      phone: "+372 5555 1234",
      ...fields,
    }),
  );
const recipients = async () => (await listQueuedEmails(db)).map(({ to }) => to.address);

test("a call is booked once, and its client is emailed only where that is chosen", async () => {
  expect(await Promise.all([enter(), enter()])).toEqual([reference, reference]);
  expect(await db.select().from(bookings)).toMatchObject([
    {
      host: 1,
      starts_at: new Date("2026-11-23T08:00:00Z"),
      status: "booked",
      phone: "+372 5555 1234",
      remind_at: null,
      is_reminder_off: true,
    },
  ]);
  expect(await recipients()).toContain("mari@ogds.example");
  expect(await recipients()).not.toContain(email);
  const events = await db.select().from(requestEvents).where(eq(requestEvents.kind, "call"));
  expect(events).toMatchObject([
    { staff_id: liis.id, author: "staff", change: { to: "booked" }, mail_id: null },
  ]);
  const audit = await db.select().from(auditLog).where(eq(auditLog.action, "call.create"));
  expect(audit).toMatchObject([{ staff_id: liis.id, subject: reference }]);
});

test("a client who is to know gets the invitation, and a reminder the day before", async () => {
  await enter({ is_emailed: "on" });
  const toClient = (await listQueuedEmails(db)).filter(({ to }) => to.address === email);
  expect(toClient).toMatchObject([{ calendar: { method: "REQUEST" } }]);
  expect(toClient[0]?.text).not.toContain("Wasn't that you?");
  expect(await db.select().from(bookings)).toMatchObject([
    { remind_at: new Date("2026-11-22T08:00:00Z"), is_reminder_off: false },
  ]);
});

test("another call at the time is refused, other conflicts are shown and may be accepted", async () => {
  await enter();
  const first = reference;
  reference = await sendHire(services, { email: `${createLetters()}@example.org` });
  await expect(enter()).rejects.toMatchObject({
    errors: { time: ["Mari Lepik has a call then, or the break after one"] },
  });
  // The other host is free.
  await enter({ host: "2" });
  reference = await sendHire(services, { email: `${createLetters()}@example.org` });
  const night = { time: "23:00" };
  const conflict = "It is outside the hours of Mari Lepik";
  await expect(enter(night)).rejects.toMatchObject({ conflicts: [conflict] });
  await enter({ ...night, confirmed: conflict });
  reference = first;
  await expect(enter({ time: "11:30" })).rejects.toMatchObject({
    errors: { request: ["A call about this request is booked already"] },
  });
  expect(await db.$count(bookings)).toBe(3);
});

test.each([
  [{ request: "OG-AAAAAA" }, "request"],
  [{ host: "9" }, "host"],
  [{ date: "2026-11-20" }, "time"],
  [{ date: "2028-11-20" }, "date"],
  // The clocks go forward.
  [{ date: "2027-03-28", time: "03:30" }, "time"],
])("%j is refused at its field", async (fields, field) => {
  const error = await enter(fields).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
});

test("the page shows conflicts with what was entered, and leads to the call", async () => {
  const desk = createDeskApp(services);
  const cookie = await signIn(services, liis, NOW);
  const form = { request: reference, host: "1", date: "2026-11-23", time: "23:00" };
  const path = `/desk/calls/new?${new URLSearchParams({ request: reference })}`;
  const refused = await desk.request(path, { cookie, form });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("outside the hours");
  const booked = await desk.request(path, {
    cookie,
    form: { ...form, time: "10:00", offset: randomUUID().slice(0, 6) },
  });
  expect([booked.status, booked.headers.get("Location")]).toEqual([
    303,
    `/desk/calls/${reference}`,
  ]);
});
