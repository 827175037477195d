import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { availabilityEmails } from "#database/tables/availability.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { auditLog } from "#database/tables/staff.ts";
import { listAvailabilityTokens, publishAnna, storeAnna } from "#tests/support/availability.ts";
import { ANNA, SITE } from "#tests/support/content-folder.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import {
  askAllDue,
  askEachMonth,
  askForAvailability,
  countDue,
} from "./ask-availability.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });
/** A moment by the agency's clocks, in Tallinn. */
const at = (time: string) => ({ ...services, clock: () => new Date(`${time}:00+02:00`) });
/** More than 30 days after Anna confirmed her availability, on 10 November. */
const DUE = "2026-12-11T09:00";
const IN_TALLINN = `${SITE}booking:\n  timezone: Europe/Tallinn\n`;
const MONTHLY = { "site.yaml": `${IN_TALLINN}monthly_availability_email: true\n` };

beforeEach(async () => {
  await db.execute(
    sql`truncate members, previous_slugs, content_revisions, content_files, technologies, tags, member_private, availability_emails, audit_log restart identity cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
  await publishAnna(db, MONTHLY);
});

test("an email says what the site has, links to each answer, and can be stopped with one click", async () => {
  await storeAnna(db);
  await askForAvailability(at("2026-11-24T12:00"), mari, "anna-kask");
  const [email] = await listQueuedEmails(db);
  const [token] = await listAvailabilityTokens(db);
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  const url = `https://ogds.example/availability/${token}`;
  expect(email).toMatchObject({
    to: { name: "Anna Kask", address: "anna@example.com" },
    subject: "Is your availability on OGDS still right?",
    unsubscribe: url,
  });
  expect(email?.text).toContain("Availability: Available from 1 Dec 2026");
  expect(email?.text).toContain("Confirmed: 10 Nov 2026");
  for (const answer of ["same", "from", "not_now"]) {
    expect(email?.text).toContain(`${url}?answer=${answer}`);
    expect(email?.html).toContain(`${url}?answer=${answer}`);
  }
  const stored = JSON.stringify(await db.select().from(availabilityEmails));
  expect(stored).not.toContain(token);
  expect(stored).not.toContain("anna@");
  expect(await db.select().from(auditLog)).toMatchObject([
    { staff_id: mari.id, action: "availability.ask", subject: "member 1", fields: [] },
  ]);
});

test("a second press sends no second email, also at the same time", async () => {
  await storeAnna(db);
  const ask = (time: string) => askForAvailability(at(time), mari, "anna-kask");
  const asked = await Promise.allSettled([1, 2, 3].map(() => ask("2026-11-24T12:00")));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(ask("2026-11-25T11:59")).rejects.toMatchObject({ status: 409 });
  await ask("2026-11-25T12:00");
  expect(await listQueuedEmails(db)).toHaveLength(2);
});

test("no email goes to a member without an address, one who stopped them, or who is not on the site", async () => {
  const ask = () => askForAvailability(at("2026-11-24T12:00"), mari, "anna-kask");
  await expect(ask()).rejects.toMatchObject({ status: 404 });
  await storeAnna(db, { email: null });
  await expect(ask()).rejects.toMatchObject({ status: 409 });
  await db
    .update(memberPrivate)
    .set({ email: "anna@example.com", availability_stopped_at: new Date() });
  await expect(ask()).rejects.toMatchObject({ status: 409 });
  await db.execute(sql`update members set published = false`);
  await expect(ask()).rejects.toMatchObject({ status: 404 });
  await askEachMonth(at(DUE));
  expect(await listQueuedEmails(db)).toEqual([]);
  expect(await db.$count(auditLog)).toBe(0);
});

test("each member is asked once a month, however many processes do so", async () => {
  const names = ["boris-jansen", "carla-diaz", "dmitri-orlov"];
  await publishAnna(db, {
    ...MONTHLY,
    ...Object.fromEntries(names.map((name) => [`members/${name}.yaml`, ANNA])),
  });
  await storeAnna(db);
  for (const slug of names) await storeAnna(db, { slug, email: `${slug}@example.com` });
  await Promise.all([1, 2, 3].map(() => askEachMonth(at(DUE))));
  const addresses = (await listQueuedEmails(db)).map(({ to }) => to.address);
  expect(addresses.toSorted()).toEqual([
    "anna@example.com",
    ...names.map((name) => `${name}@example.com`),
  ]);
  await askEachMonth(at("2027-01-10T08:59"));
  await askEachMonth(at("2027-01-09T16:00"));
  expect(await listQueuedEmails(db)).toHaveLength(4);
  await askEachMonth(at("2027-01-10T09:00"));
  expect(await listQueuedEmails(db)).toHaveLength(8);
});

test("who confirmed in the last 30 days or was just asked by staff is not asked", async () => {
  await storeAnna(db);
  await askEachMonth(at("2026-12-10T10:00"));
  expect(await listQueuedEmails(db)).toEqual([]);
  await askForAvailability(at("2026-12-10T10:00"), mari, "anna-kask");
  await askEachMonth(at("2026-12-12T10:00"));
  expect(await listQueuedEmails(db)).toHaveLength(1);
});

test("monthly emails go out in the agency's working hours, and only when the site asks for them", async () => {
  await storeAnna(db);
  await askEachMonth(at("2026-12-11T08:59"));
  await askEachMonth(at("2026-12-11T17:00"));
  await publishAnna(db, { "site.yaml": IN_TALLINN });
  await askEachMonth(at(DUE));
  expect(await listQueuedEmails(db)).toEqual([]);
  await publishAnna(db, MONTHLY);
  await askEachMonth(at("2026-12-11T16:59"));
  expect(await listQueuedEmails(db)).toHaveLength(1);
});

test("staff ask all who have confirmed nothing for a month at any time, each once", async () => {
  await publishAnna(db, { "members/boris-jansen.yaml": ANNA });
  await storeAnna(db);
  await storeAnna(db, { slug: "boris-jansen", email: "boris@example.com" });
  const late = at("2026-12-11T22:00");
  expect(await countDue(db, late.clock())).toBe(2);
  const asked = await Promise.all([askAllDue(late, mari), askAllDue(late, mari)]);
  expect(asked.reduce((sum, count) => sum + count)).toBe(2);
  expect(await listQueuedEmails(db)).toHaveLength(2);
  expect(await countDue(db, late.clock())).toBe(0);
  expect(await db.select().from(auditLog)).toMatchObject([
    { staff_id: mari.id, action: "availability.ask" },
    { staff_id: mari.id, action: "availability.ask" },
  ]);
});
