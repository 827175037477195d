import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { listHostSchedules } from "#app/booking/hosts/host-schedules.service.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { STAFF_ROLES } from "#contract/desk/staff-terms.ts";
import { auditLog } from "#database/tables/staff.ts";
import { staffLeaves } from "#database/tables/staff-leaves.ts";
import { listAway, listLeaves } from "#services/staff/leaves.repository.server.ts";
import { staffRecords } from "#services/staff/staff-personal.repository.server.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createLetters } from "#tests/support/hire.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createOwnedCalls } from "#tests/support/owned-calls.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff, signIn, type TestStaff } from "#tests/support/staff.ts";
import type { GivenCalls } from "../calls/give-calls-away.service.server.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { readTodayFor } from "../today/today.service.server.ts";
import type { AffectedByLeave } from "./change-leave.server.ts";

/** A Saturday, 11:00 in Tallinn. */
let now = new Date("2026-11-21T09:00:00Z");
const services = {
  ...(await createTestServices({ TRUST_PROXY: "1" })),
  clock: () => now,
};
const { db } = services;
const api = createApi(services);
const desk = createDeskApp(services);
const ROUTE = "desk/routes/leave.tsx";

let mari: TestStaff;
let joonas: TestStaff;
let kaur: TestStaff;
let owner: TestStaff;

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  now = new Date("2026-11-21T09:00:00Z");
  await db.execute(sql`truncate requests, bookings, booking_hosts, staff restart identity cascade`);
  await db.execute(sql`truncate rate_limits, mail_confirmations`);
  await db.execute(sql`delete from pgboss.job`);
  owner = await createStaff(db);
  mari = await createStaff(db, { role: "partner", name: `Mari ${createLetters()}` });
  joonas = await createStaff(db, { role: "partner", name: `Joonas ${createLetters()}` });
  kaur = await createStaff(db, { role: "partner", name: `Kaur ${createLetters()}` });
  const hosts = [mari, joonas, kaur].map(({ name, email }) => ({ name, email }));
  const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", hosts });
  await saveSite(db, { ...TEST_SITE, booking });
});

const { createOwned, hostOf } = createOwnedCalls(services, api, () => mari);

const WEEK = { first_day: "2026-11-23", last_day: "2026-11-27" };
const toForm = (fields: Record<string, string> = {}) => ({
  intent: "enter",
  staff: String(mari.id),
  deputy: String(joonas.id),
  ...WEEK,
  key: randomUUID(),
  ...fields,
});

type Outcome = Partial<DeskFormState> & { affected?: AffectedByLeave; given?: GivenCalls };

async function post(
  form: Record<string, string>,
  by = mari,
): Promise<Outcome & { status: number }> {
  const cookie = await signIn(services, by, now);
  const response = await desk.request("/desk/leave", { cookie, form });
  if (response.status === 302 || response.status === 303) return { status: response.status };
  return { status: response.status, ...(await readDeskData<Outcome>(response, ROUTE)) };
}

const countLeaves = () => db.$count(staffLeaves);

async function countMine(person: TestStaff) {
  const { parts, calls } = await readTodayFor(services, person, "mine");
  return { requests: parts.mine.total, calls: calls.length };
}

describe("on the days of a leave", () => {
  test("the work is among that of the deputy, before and after it is not", async () => {
    await createOwned();
    await createOwned({ date: "2026-11-27", time: "08:00" });
    const shown = await post(toForm());
    await post({ ...toForm(), confirmed: shown.affected?.confirmed ?? "" });
    expect(await countMine(joonas)).toEqual({ requests: 0, calls: 0 });
    now = new Date("2026-11-27T06:00:00Z");
    expect(await countMine(joonas)).toEqual({ requests: 2, calls: 1 });
    expect(await countMine(kaur)).toEqual({ requests: 0, calls: 0 });
    // Midnight of the agency, not of UTC.
    now = new Date("2026-11-27T22:30:00Z");
    expect(await countMine(joonas)).toEqual({ requests: 0, calls: 0 });
  });

  test("no call is offered with the person, by their clocks", async () => {
    await post(toForm());
    const [schedule, other] = await listHostSchedules(db);
    expect(schedule?.config.days_off).toEqual(
      expect.arrayContaining(["2026-11-23", "2026-11-25", "2026-11-27"]),
    );
    expect(other?.config.days_off).not.toContain("2026-11-25");
  });

  test("who is away, until when and with which deputy is known to every page", async () => {
    await post(toForm({ first_day: "2026-11-21" }));
    const page = await desk.request("/desk", { cookie: await signIn(services, joonas, now) });
    type Person = { id: number; away_until: string | null; deputy_id: number | null };
    const { colleagues } = await readDeskData<{ colleagues: Person[] }>(
      page,
      "desk/routes/desk.tsx",
    );
    expect(colleagues.filter(({ away_until }) => away_until)).toEqual([
      expect.objectContaining({
        id: mari.id,
        away_until: "2026-11-27",
        deputy_id: joonas.id,
      }),
    ]);
  });
});

describe("the calls of these days", () => {
  test("are shown first, then go to whom the form says, with their emails, or stay", async () => {
    const [first, second] = [
      await createOwned({ date: "2026-11-24", time: "08:00" }),
      await createOwned({ date: "2026-11-25", time: "08:00" }),
    ];
    await createOwned({ date: "2026-11-30", time: "08:00" });
    const form = toForm();
    const { status, affected } = await post(form);
    expect(status).toBe(409);
    expect(affected?.calls.map(({ reference }) => reference)).toEqual([
      first.reference,
      second.reference,
    ]);
    expect(affected?.hosts.map(({ host, references }) => [host, references.length])).toEqual([
      [1, 0],
      [2, 2],
      [3, 2],
    ]);
    expect(await countLeaves()).toBe(0);

    const { given } = await post({
      ...form,
      confirmed: affected?.confirmed ?? "",
      [`call-${first.reference}`]: "3",
      [`call-${second.reference}`]: "",
    });
    expect(given).toEqual({ calls: 1, unchanged: [] });
    expect([await hostOf(first), await hostOf(second)]).toEqual([3, 1]);
    const emails = await listQueuedEmails(db);
    expect(emails.map(({ to }) => to.address)).toEqual(
      expect.arrayContaining([joonas.email, kaur.email, mari.email]),
    );
  });

  test("of which one changed meanwhile are shown again", async () => {
    const call = await createOwned({ date: "2026-11-24", time: "08:00" });
    const form = toForm();
    const { affected } = await post(form);
    await createOwned({ date: "2026-11-25", time: "08:00" });
    const confirmed = affected?.confirmed ?? "";
    const again = await post({ ...form, confirmed, [`call-${call.reference}`]: "2" });
    expect(again.affected?.calls).toHaveLength(2);
    expect(await hostOf(call)).toBe(1);
  });
});

describe("a leave", () => {
  test("that is sent twice at once is entered once", async () => {
    const form = toForm();
    const results = await Promise.all([post(form), post(form), post(form)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countLeaves()).toBe(1);
    const emails = await listQueuedEmails(db);
    expect(emails.map(({ to }) => to.address)).toEqual([joonas.email]);
    expect(await db.$count(auditLog, eq(auditLog.action, "staff.leave"))).toBe(1);
  });

  test("that overlaps another one of the person is refused, also at the same time", async () => {
    const results = await Promise.all([post(toForm()), post(toForm({ last_day: "2026-11-24" }))]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(results.find(({ errors }) => errors)?.errors?.first_day?.[0]).toContain(
      `${mari.name} is already away from 23 Nov to`,
    );
    expect(await countLeaves()).toBe(1);
    // The days after it are free.
    const next = toForm({ first_day: "2026-11-28", last_day: "2026-11-28" });
    expect((await post(next)).status).toBe(200);
  });

  test("needs a deputy who is here, has the right, and is not the person", async () => {
    const editor = await createStaff(db, { role: "editor" });
    const reader = await createStaff(db, { role: "reader" });
    const gone = await createStaff(db, { role: "partner", disabled_at: now });
    for (const { id } of [editor, reader, gone, mari]) {
      const { status, errors } = await post(toForm({ deputy: String(id) }));
      expect([id, status, Object.keys(errors ?? {})]).toEqual([id, 422, ["deputy"]]);
    }
    await post(toForm({ staff: String(joonas.id), deputy: String(kaur.id) }), joonas);
    const { errors } = await post(toForm());
    expect(errors?.deputy?.[0]).toContain(`${joonas.name} is away from 23 Nov to 27 Nov`);
    const chain = await post(toForm({ staff: String(kaur.id), deputy: String(mari.id) }), kaur);
    expect(chain.errors?.first_day?.[0]).toContain(`has the work of ${joonas.name}`);
    expect(await countLeaves()).toBe(1);
  });

  test.each<[fields: Record<string, string>, field: string]>([
    [{ first_day: "2026-11-10", last_day: "2026-11-20" }, "last_day"],
    [{ first_day: "2026-11-24", last_day: "2026-11-23" }, "last_day"],
    [{ first_day: "2026-11-24", last_day: "2028-11-23" }, "last_day"],
    [{ first_day: "" }, "first_day"],
    [{ staff: "" }, "staff"],
    [{ key: "once" }, "key"],
  ])("%j is refused", async (fields, field) => {
    const { status, errors } = await post(toForm(fields));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(await countLeaves()).toBe(0);
  });

  test("is entered for a colleague too, is in the audit log, and ends early once", async () => {
    await post(toForm({ first_day: "2026-11-20" }), owner);
    const [leave] = await listLeaves(db, "2026-11-21");
    expect(leave).toMatchObject({ name: mari.name, deputy: joonas.name });
    expect(await listAway(db, "2026-11-21")).toHaveLength(1);
    const form = { intent: "end", id: String(leave?.id) };
    expect((await post(form, owner)).status).toBe(303);
    expect((await post(form, owner)).status).toBe(404);
    expect(await listAway(db, "2026-11-21")).toEqual([]);
    expect(await listAway(db, "2026-11-20")).toHaveLength(1);
    const log = await db.select().from(auditLog);
    expect(log.map(({ action, subject, fields }) => [action, subject, fields])).toEqual([
      ["staff.leave", `staff ${mari.id}`, ["leave", `staff ${joonas.id}`]],
      ["staff.end_leave", `staff ${mari.id}`, ["leave"]],
    ]);
  });

  test.each(STAFF_ROLES)("is for owners and partners only: %s", async (role) => {
    const person = await createStaff(db, { role });
    const { status } = await post(toForm(), person);
    expect(status).toBe(role === "owner" || role === "partner" ? 200 : 403);
  });

  test("is erased 30 days after its last day", async () => {
    await post(toForm());
    const record = staffRecords.find(({ tables }) => tables.includes("staff_leaves"));
    const find = (at: string) => record?.expiry?.find(db, new Date(at));
    expect(await find("2026-12-27T12:00:00Z")).toMatchObject({ count: 0 });
    expect(await find("2026-12-28T12:00:00Z")).toMatchObject({ count: 1 });
  });
});
