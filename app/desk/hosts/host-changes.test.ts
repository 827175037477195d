import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertBooking } from "#app/booking/bookings.repository.server.ts";
import { readHostFeed } from "#app/booking/feed/host-feed.service.server.ts";
import { daysOffRecord } from "#app/booking/hosts/hosts-personal.repository.server.ts";
import { listFreeSlots } from "#app/booking/slots/free-slots.service.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { HostChangeSchema } from "#contract/calls/desk-host.ts";
import { bookings } from "#database/tables/bookings.ts";
import { bookingHosts, hostCalendars, hostDaysOff } from "#database/tables/hosts.ts";
import { auditLog } from "#database/tables/staff.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { HostOutcome } from "./change-host.server.ts";
import type { ShownHost } from "./desk-hosts.service.server.ts";

/** A Saturday, 11:00 in Tallinn. */
const NOW = new Date("2026-11-21T09:00:00Z");
const services = { ...(await createTestServices()), clock: () => NOW };
const { db } = services;
const desk = createDeskApp(services);
const person = await createStaff(db, { role: "partner" });
const cookie = await signIn(services, person, NOW);
const MARI = { name: "Mari Lepik", email: "mari@ogds.example" };
const JOONAS = { name: "Joonas Kruus", email: "joonas@ogds.example", timezone: "America/New_York" };
const lookup = { now: NOW, siteUrl: services.env.siteUrl };

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, bookings, booking_hosts restart identity cascade`);
  await db.execute(sql`truncate rate_limits, audit_log`);
  await db.execute(sql`delete from pgboss.job`);
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", hosts: [MARI, JOONAS] });
  await saveSite(db, { ...TEST_SITE, booking });
});

/** A call of a host, of a request that was sent. */
async function storeCall(host: number, starts: string): Promise<string> {
  const reference = await sendHire(services);
  const starts_at = new Date(starts);
  const ends_at = new Date(starts_at.getTime() + 1_800_000);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from requests where reference = ${reference}`,
  );
  const call = { host, starts_at, ends_at, blocked_until: ends_at, timezone: "UTC" };
  await db.transaction((tx) =>
    insertBooking(tx, {
      ...call,
      status: "booked",
      token_hash: reference,
      request_id: rows[0]?.id ?? null,
    }),
  );
  return reference;
}

async function post(form: Record<string, string>) {
  const response = await desk.request("/desk/calls/hosts", { cookie, form });
  const { actionData } = (await response.json()) as { actionData: Record<string, HostOutcome> };
  return { status: response.status, outcome: actionData?.["desk/routes/hosts.tsx"] };
}

async function readHosts(): Promise<ShownHost[]> {
  const response = await desk.request("/desk/calls/hosts", { cookie });
  const { hosts } = await readDeskData<{ hosts: ShownHost[] }>(response, "desk/routes/hosts.tsx");
  return hosts;
}

const listDays = async (host: number) =>
  new Set(
    (await listFreeSlots(db, { now: NOW, host })).map((slot) => slot.toISOString().slice(8, 10)),
  );

describe("days off", () => {
  test("of one host take their slots only, by the host's clocks; those of everybody take all", async () => {
    await post({ intent: "add-days-off", host: "2", first_day: "2026-11-24", last_day: "" });
    expect(await listDays(1)).toContain("24");
    expect(await listDays(2)).not.toContain("24");
    await post({
      intent: "add-days-off",
      host: "",
      first_day: "2026-11-25",
      last_day: "2026-11-27",
    });
    for (const host of [1, 2]) {
      const days = await listDays(host);
      for (const day of ["25", "26", "27"]) expect(days).not.toContain(day);
      expect(days).toContain("23");
    }
  });

  test("with calls on them are saved only after the calls were shown, and the page lists them", async () => {
    const reference = await storeCall(1, "2026-11-24T08:00:00Z");
    await storeCall(2, "2026-11-24T18:00:00Z");
    const form = { intent: "add-days-off", host: "1", first_day: "2026-11-24", last_day: "" };
    const { status, outcome } = await post(form);
    expect([status, outcome]).toMatchObject([409, { kind: "affected", calls: [{ reference }] }]);
    expect(await db.$count(hostDaysOff)).toBe(0);
    // Another call was booked since they were shown.
    const late = await storeCall(1, "2026-11-24T10:00:00Z");
    const again = await post({ ...form, confirmed: reference });
    expect(again.outcome).toMatchObject({ calls: [{ reference }, { reference: late }] });
    const done = await post({ ...form, confirmed: `${reference}\n${late}` });
    expect(done.outcome).toMatchObject({ kind: "done" });
    const [mari] = await readHosts();
    expect(mari?.days_off[0]?.calls.map((call) => call.reference)).toEqual([reference, late]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "host.add-days-off", subject: "host 1", fields: ["days_off"] },
    ]);
  });

  test("affect a call by the clocks of its host: an evening in New York is the next day in Tallinn", async () => {
    // Monday 23 November, 20:00 in New York; Tuesday in Tallinn.
    await storeCall(2, "2026-11-24T01:00:00Z");
    const on = (first_day: string) =>
      post({ intent: "add-days-off", host: "2", first_day, last_day: "" });
    expect((await on("2026-11-24")).outcome).toMatchObject({ kind: "done" });
    expect((await on("2026-11-23")).outcome).toMatchObject({ kind: "affected" });
  });

  test("are removed, by two people at once without an error page", async () => {
    await post({ intent: "add-days-off", host: "1", first_day: "2026-11-24", last_day: "" });
    const [days] = await db.select().from(hostDaysOff);
    const remove = { intent: "remove-days-off", id: String(days?.id) };
    expect((await post(remove)).status).toBe(200);
    expect(await listDays(1)).toContain("24");
    expect((await post(remove)).outcome).toMatchObject({ kind: "invalid" });
  });

  test("are deleted 30 days after the last one", async () => {
    const days = { host_id: 1, first_day: "2026-10-01" };
    await db.insert(hostDaysOff).values([
      { ...days, last_day: "2026-10-21" },
      { ...days, last_day: "2026-10-22" },
    ]);
    expect(await daysOffRecord.expiry?.find(db, NOW)).toMatchObject({ count: 1 });
    await daysOffRecord.expiry?.eraseSome(db, NOW);
    expect(await db.select().from(hostDaysOff)).toMatchObject([{ last_day: "2026-10-22" }]);
  });

  test.each([
    ["", "", { first_day: ["Enter the first day"] }],
    ["2026-11-24", "2026-11-23", { last_day: ["The last day must be on or after the first"] }],
    ["2026-11-24", "2028-11-23", { last_day: ["Enter a year or less"] }],
  ])("from %s to %s are refused", async (first_day, last_day, errors) => {
    const { outcome } = await post({ intent: "add-days-off", host: "1", first_day, last_day });
    expect(outcome).toEqual({ kind: "invalid", errors });
  });
});

describe("the calendar feed of a host", () => {
  async function createFeed(host: string): Promise<string> {
    const { outcome } = await post({ intent: "new-feed", host });
    const link = outcome?.kind === "done" ? (outcome.feed ?? "") : "";
    const [, token = ""] =
      /^https:\/\/ogds\.example\/calendar\/([0-9a-f]{40})\.ics$/.exec(link) ?? [];
    return token;
  }

  test("has the booked calls of this host and no others, in UTC", async () => {
    const reference = await storeCall(1, "2026-11-24T08:00:00Z");
    await storeCall(2, "2026-11-24T18:00:00Z");
    const cancelled = await storeCall(1, "2026-11-25T08:00:00Z");
    await db
      .update(bookings)
      .set({ status: "cancelled" })
      .where(eq(bookings.token_hash, cancelled));
    const feed = await readHostFeed(db, await createFeed("1"), lookup);
    const lines = feed?.replaceAll("\r\n ", "").split("\r\n") ?? [];
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines).toContain(`UID:${reference.toLowerCase()}@ogds.example`);
    expect(lines).toContain("DTSTART:20261124T080000Z");
    expect(lines.some((line) => line.startsWith("ORGANIZER"))).toBe(true);
    expect(feed).not.toContain("@example.com");
  });

  test("has its secret as a hash, ends with a new link, and is unknown without one", async () => {
    const first = await createFeed("1");
    const [row] = await db.select().from(bookingHosts);
    expect(JSON.stringify(row)).not.toContain(first);
    const second = await createFeed("1");
    expect(await readHostFeed(db, first, lookup)).toBeUndefined();
    expect(await readHostFeed(db, second, lookup)).toContain("BEGIN:VCALENDAR");
    await post({ intent: "remove-feed", host: "1" });
    expect(await readHostFeed(db, second, lookup)).toBeUndefined();
    expect(await db.select().from(auditLog)).toHaveLength(3);
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(first);
  });

  test("needs a recent sign-in for a new link, as it shows who calls", async () => {
    const before = await createFeed("1");
    const old = await signIn(services, person, new Date(NOW.getTime() - 15 * 60_000));
    const refused = await desk.request("/desk/calls/hosts", {
      cookie: old,
      form: { intent: "new-feed", host: "1" },
    });
    expect(refused.status).toBe(302);
    expect(refused.headers.get("Location")).toBe(
      "/desk/sign-in?confirm=&next=%2Fdesk%2Fcalls%2Fhosts",
    );
    expect(await readHostFeed(db, before, lookup)).toContain("BEGIN:VCALENDAR");
    const page = await desk.request("/desk/calls/hosts", { cookie: old });
    expect(await readDeskData(page, "desk/routes/hosts.tsx")).toMatchObject({ isRecent: false });
  });

  test("of a person who takes no calls any more is not readable", async () => {
    const token = await createFeed("2");
    expect(await readHostFeed(db, token, lookup)).toContain("BEGIN:VCALENDAR");
    const booking = BookingConfigSchema.parse({ hosts: [MARI] });
    await saveSite(db, { ...TEST_SITE, booking });
    expect(await readHostFeed(db, token, lookup)).toBeUndefined();
  });

  test("is limited", async () => {
    const token = await createFeed("1");
    for (let read = 0; read < 120; read++) await readHostFeed(db, token, lookup);
    await expect(readHostFeed(db, token, lookup)).rejects.toThrow("Too many attempts");
  });
});

describe("the other calendar of a host", () => {
  test("is stored and read at once, and its link is nowhere else", async () => {
    const url = "webcal://calendar.example/secret-4711.ics";
    expect((await post({ intent: "set-calendar", host: "1", url })).outcome).toMatchObject({
      kind: "done",
    });
    const [stored] = await db.select().from(hostCalendars);
    expect(stored?.url).toBe("https://calendar.example/secret-4711.ics");
    const { rows } = await db.execute(
      sql`select data from pgboss.job where name = 'host-calendars' and data ? 'host'`,
    );
    expect(rows).toEqual([{ data: { host: 1 } }]);
    expect(JSON.stringify(await readHosts())).not.toContain("secret-4711");
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain("secret-4711");
    await post({ intent: "remove-calendar", host: "1" });
    expect(await db.$count(hostCalendars)).toBe(0);
  });

  test.each(["http://calendar.example/a.ics", "ftp://x", "file:///etc/passwd", "secret", ""])(
    "has an https link: %s is refused",
    (url) => {
      const { success } = HostChangeSchema.safeParse({ intent: "set-calendar", host: "1", url });
      expect(success).toBe(false);
    },
  );

  test("is of a host who exists", async () => {
    const url = "https://calendar.example/a.ics";
    expect((await post({ intent: "set-calendar", host: "9", url })).status).toBe(404);
  });
});
