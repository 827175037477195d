import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listHostSchedules } from "#app/booking/hosts/host-schedules.service.server.ts";
import { listStoredHosts } from "#app/site/hosts.repository.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { getPublicSite } from "#app/site/site.service.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { STAFF_ROLES } from "#contract/desk/staff-terms.ts";
import { auditLog } from "#database/tables/staff.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createLetters } from "#tests/support/hire.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff, signIn, type TestStaff } from "#tests/support/staff.ts";
import type { HostOutcome } from "./change-host.server.ts";

const NOW = new Date("2026-11-21T09:00:00Z");
const services = { ...(await createTestServices()), clock: () => NOW };
const { db } = services;
const desk = createDeskApp(services);
const MARI = { name: "Mari Lepik", email: "mari@ogds.example" };
const JOONAS = { name: "Joonas Kruus", email: "joonas@ogds.example" };

let partner: TestStaff;
beforeEach(async () => {
  await db.execute(sql`truncate booking_hosts restart identity cascade`);
  await db.execute(sql`truncate audit_log`);
  partner = await createStaff(db, { role: "partner", name: `Kaur ${createLetters()}` });
});

const importHosts = (hosts: unknown) => {
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", hosts });
  return saveSite(db, { ...TEST_SITE, booking });
};
async function post(form: Record<string, string>, by = partner) {
  const cookie = await signIn(services, by, NOW);
  const response = await desk.request("/desk/calls/hosts", { cookie, form });
  const { actionData } = (await response.json()) as { actionData: Record<string, HostOutcome> };
  return { status: response.status, outcome: actionData?.["desk/routes/hosts.tsx"] };
}
const listNames = async () => (await listHostSchedules(db)).map(({ person }) => person?.name);
const SET = { intent: "set-host", host: "1", place: "", link: "", timezone: "" };

describe("an import", () => {
  test("fills the hosts of the desk, and one who is not named any more takes no calls", async () => {
    expect(await importHosts([MARI, { ...JOONAS, timezone: "Europe/Lisbon" }])).toEqual([]);
    expect(await listStoredHosts(db)).toMatchObject([
      { ...MARI, takes_calls: true, timezone: null },
      { ...JOONAS, takes_calls: true, timezone: "Europe/Lisbon" },
    ]);
    expect(await importHosts([JOONAS])).toEqual([]);
    expect(await listNames()).toEqual([JOONAS.name]);
    await importHosts([MARI, JOONAS]);
    expect(await listNames()).toEqual([MARI.name, JOONAS.name]);
  });

  test("leaves what the desk has changed, and tells what it has otherwise", async () => {
    await importHosts([MARI, JOONAS]);
    await post({ ...SET, timezone: "Asia/Tokyo", monday: "10:00–13:00 and 14:00 - 18:00" });
    await post({ intent: "stop-host", host: "2", next: "free" });
    await post({ intent: "add-host", staff: String(partner.id) });
    const notes = await importHosts([MARI, JOONAS]);
    const stays = "that stays. Change it there, under Calls → Hosts";
    expect(notes).toEqual([
      `Mari Lepik has other hours or another place at the desk: ${stays}`,
      `Joonas Kruus takes no calls at the desk: ${stays}`,
      `${partner.name} takes calls at the desk and isn't named here: ${stays}`,
    ]);
    expect(await listNames()).toEqual([MARI.name, partner.name]);
    const [mari] = await listHostSchedules(db);
    expect(mari?.config).toMatchObject({
      timezone: "Asia/Tokyo",
      weekly_hours: { monday: ["10:00-13:00", "14:00-18:00"], tuesday: [] },
    });
  });

  test("of a number counts while no one takes calls by name", async () => {
    await importHosts(3);
    expect(await listHostSchedules(db)).toHaveLength(3);
    expect((await listHostSchedules(db))[0]?.person).toBeUndefined();
    await post({ intent: "add-host", staff: String(partner.id) });
    expect(await listNames()).toEqual([partner.name]);
    await post({ intent: "stop-host", host: "1", next: "free" });
    expect(await listNames()).toEqual([undefined, undefined, undefined]);
  });
});

test("pages name who takes calls, and are made anew when that changes", async () => {
  await importHosts([MARI, JOONAS]);
  const before = await findContentVersion(db);
  await post({ intent: "stop-host", host: "1", next: "" });
  expect(await findContentVersion(db)).toBeGreaterThan(before ?? 0);
  expect((await getPublicSite(db)).hosts?.map(({ name }) => name)).toEqual([JOONAS.name]);
});

test.each<[fields: Record<string, string>, place: string | null]>([
  [{ place: "phone" }, "phone"],
  [{ place: "link", link: "https://meet.example/mari" }, "https://meet.example/mari"],
  [{ place: "" }, null],
])("a place is stored: %j", async (fields, place) => {
  await importHosts([MARI]);
  await post({ ...SET, ...fields });
  expect(await listStoredHosts(db)).toMatchObject([{ place, weekly_hours: null }]);
});

test.each<[fields: Record<string, string>, field: string]>([
  [{ place: "link", link: "meet.example" }, "link"],
  [{ place: "link" }, "link"],
  [{ place: "pigeon" }, "place"],
  [{ timezone: "Tallinn" }, "timezone"],
  [{ monday: "18:00-10:00" }, "monday"],
  [{ friday: "all day" }, "friday"],
])("%j is refused", async (fields, field) => {
  await importHosts([MARI]);
  const { status, outcome } = await post({ ...SET, ...fields });
  expect(status).toBe(422);
  expect(outcome).toMatchObject({ kind: "invalid", errors: { [field]: [expect.any(String)] } });
  expect(await listStoredHosts(db)).toMatchObject([{ changed_at: null }]);
});

test("a person is a host once, however often they are added at the same time", async () => {
  await importHosts([MARI]);
  const form = { intent: "add-host", staff: String(partner.id) };
  await Promise.all([post(form), post(form), post(form)]);
  expect(await listNames()).toEqual([MARI.name, partner.name]);
});

test("one who may not open calls is no host", async () => {
  await importHosts([MARI]);
  const reader = await createStaff(db, { role: "reader" });
  const gone = await createStaff(db, { role: "partner", disabled_at: NOW });
  for (const { id } of [reader, gone]) {
    expect((await post({ intent: "add-host", staff: String(id) })).status).toBe(422);
  }
  expect(await listNames()).toEqual([MARI.name]);
});

test.each(STAFF_ROLES)("hosts are changed by owners and partners only: %s", async (role) => {
  await importHosts([MARI]);
  const person = await createStaff(db, { role });
  const { status } = await post({ ...SET, place: "phone" }, person);
  const isAllowed = role === "owner" || role === "partner";
  expect(status).toBe(isAllowed ? 200 : 403);
  const count = await db.$count(auditLog, eq(auditLog.action, "host.set-host"));
  expect(count).toBe(isAllowed ? 1 : 0);
});
