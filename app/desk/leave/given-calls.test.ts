import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { listHostSchedules } from "#app/booking/hosts/host-schedules.service.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { FORMS } from "#contract/clients/forms.ts";
import { bookings } from "#database/tables/bookings.ts";
import { staff } from "#database/tables/staff.ts";
import { staffLeaves } from "#database/tables/staff-leaves.ts";
import { listLeaves } from "#services/staff/leaves.repository.server.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createLetters } from "#tests/support/hire.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createOwnedCalls } from "#tests/support/owned-calls.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { createStaff, signIn, type TestStaff } from "#tests/support/staff.ts";
import { changeDeskCall } from "../calls/desk-call-changes.service.server.ts";
import type { HostOutcome } from "../hosts/change-host.server.ts";
import { changeRequest } from "../requests/request-changes.service.server.ts";
import { listUnseenMentions } from "../requests/request-events.repository.server.ts";
import { disableStaff } from "../staff/staff-accounts.service.server.ts";

/** A Saturday, 11:00 in Tallinn. */
let now = new Date("2026-11-21T09:00:00Z");
const services = { ...(await createTestServices({ TRUST_PROXY: "1" })), clock: () => now };
const { db } = services;
const api = createApi(services);
const desk = createDeskApp(services);

let mari: TestStaff;
let joonas: TestStaff;
let kaur: TestStaff;
let owner: TestStaff;
const { createOwned, hostOf } = createOwnedCalls(services, api, () => mari);

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

/** Mari is away today, and Joonas is her deputy. */
const enterToday = () =>
  db.insert(staffLeaves).values({
    staff_id: mari.id,
    deputy_id: joonas.id,
    first_day: "2026-11-21",
    last_day: "2026-11-21",
    idempotency_key: randomUUID(),
    created_at: now,
  });

const listRecipients = async () =>
  (await listQueuedEmails(db)).map(({ to }) => to.address).toSorted();

async function stop(next: string): Promise<HostOutcome> {
  const cookie = await signIn(services, owner, now);
  const form = { intent: "stop-host", host: "1", next };
  const response = await desk.request("/desk/calls/hosts", { cookie, form });
  return readDeskData<HostOutcome>(response, "desk/routes/hosts.tsx");
}

test("a host who stops gives each call to one who is free, with its emails; others stay", async () => {
  const TUESDAY = { date: "2026-11-24", time: "08:00" };
  await createOwned({ ...TUESDAY, host: 3 });
  await createOwned({ ...TUESDAY, host: 2 });
  const stays = await createOwned(TUESDAY);
  await createOwned({ date: "2026-11-25", time: "08:00", host: 2 });
  const goes = await createOwned({ date: "2026-11-25", time: "08:00" });

  expect(await stop("free")).toMatchObject({
    kind: "done",
    given: {
      calls: 1,
      unchanged: [{ name: stays.name, reason: "No one else is free then" }],
    },
  });
  expect([await hostOf(stays), await hostOf(goes)]).toEqual([1, 3]);
  expect((await listHostSchedules(db)).map(({ host }) => host)).toEqual([2, 3]);
  expect((await listEvents(db, goes.id)).at(-1)).toMatchObject({
    kind: "call",
    author: "staff",
    staff_id: owner.id,
  });
  expect(await listRecipients()).toEqual([goes.email, kaur.email, mari.email].toSorted());
});

test.each<[next: string, host: number, calls: number]>([
  ["", 1, 0],
  ["3", 3, 1],
])("a host who stops with %j as who gets the calls: %i has it", async (next, host, calls) => {
  const call = await createOwned({ date: "2026-11-24", time: "08:00" });
  expect(await stop(next)).toMatchObject({ given: { calls, unchanged: [] } });
  expect(await hostOf(call)).toBe(host);
});

test("a tentative call changes hands without an email, and has as long to be confirmed", async () => {
  const call = await createOwned({ date: "2026-11-24", time: "08:00" });
  const confirm_by = new Date(now.getTime() + 30 * 60_000);
  await db.update(bookings).set({ confirm_by }).where(eq(bookings.request_id, call.id));
  await stop("2");
  const [row] = await db.select().from(bookings).where(eq(bookings.request_id, call.id));
  expect(row).toMatchObject({ host: 2, confirm_by });
  expect(await listRecipients()).toEqual([]);
});

test("a disabled person takes no calls, gives those ahead away, and is no deputy any more", async () => {
  await enterToday();
  const call = await createOwned({ date: "2026-11-30", time: "08:00", host: 2 });
  const given = await disableStaff(services, owner.id, joonas.id);
  expect(given).toEqual({ calls: 1, unchanged: [] });
  expect([1, 3]).toContain(await hostOf(call));
  expect((await listHostSchedules(db)).map(({ host }) => host)).toEqual([1, 3]);
  expect((await listLeaves(db, "2026-11-21"))[0]).toMatchObject({ deputy_id: null });
});

test("what fails leaves calls, account and host as they were", async () => {
  const call = await createOwned({ date: "2026-11-30", time: "08:00" });
  const broken = {
    ...services,
    queue: {
      ...services.queue,
      // why: a failure after the calls changed hands, which no input causes.
      enqueue: () => Promise.reject(new Error("The queue is gone")),
    },
  };
  await expect(disableStaff(broken, owner.id, mari.id)).rejects.toThrow("The queue is gone");
  expect(await hostOf(call)).toBe(1);
  expect((await listHostSchedules(db)).map(({ host }) => host)).toEqual([1, 2, 3]);
  const [row] = await db.select().from(staff).where(eq(staff.id, mari.id));
  expect(row?.disabled_at).toBeNull();
});

test("the deputy has the emails about a call besides the host, on the days of the leave only", async () => {
  const call = await createOwned({ date: "2026-11-24", time: "08:00" });
  await enterToday();
  const cancel = async ({ reference }: { reference: string }) => {
    const change = { intent: "cancel", sequence: 0, reason: "Ill." } as const;
    await changeDeskCall(services, owner, reference, change);
    return listRecipients();
  };
  const first = await cancel(call);
  expect(first).toEqual(expect.arrayContaining([call.email, mari.email, joonas.email]));
  expect(first).not.toContain(kaur.email);
  now = new Date("2026-11-22T09:00:00Z");
  const second = await cancel(await createOwned({ date: "2026-11-25", time: "08:00" }));
  expect(second).toContain(mari.email);
  expect(second).not.toContain(joonas.email);
});

test("a note that names a person who is away goes to the deputy, and waits for both", async () => {
  const { reference } = await createOwned();
  await enterToday();
  const name = (by: TestStaff) =>
    changeRequest(services, { ...by, session_id: 0, signed_in_at: now }, reference, {
      intent: "note",
      key: randomUUID(),
      body: `@${mari.name}, they want two.`,
    });
  await name(owner);
  const [email, ...others] = await listQueuedEmails(db);
  expect(others).toEqual([]);
  expect(email?.to.address).toBe(joonas.email);
  expect(email?.subject).toContain("named a colleague whose deputy you are");
  for (const { id } of [mari, joonas]) {
    expect(await listUnseenMentions(db, id, FORMS)).toMatchObject([{ reference }]);
  }
  // Who writes it needs no email of it as the deputy.
  await db.execute(sql`delete from pgboss.job`);
  await name(joonas);
  expect(await listRecipients()).toEqual([]);
  expect(await listUnseenMentions(db, joonas.id, FORMS)).toHaveLength(1);
  now = new Date("2026-11-22T09:00:00Z");
  await name(owner);
  expect(await listRecipients()).toEqual([mari.email]);
});
