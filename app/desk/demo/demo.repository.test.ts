import { join } from "node:path";
import { count, eq, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { importAtFirstStart } from "#app/boot/import-at-first-start.server.ts";
import { APPLICATION_STATES, REQUEST_STATES } from "#contract/request-state-terms.ts";
import { applications } from "#database/tables/applications.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { findDetails, requestMembers, requests } from "#database/tables/requests.ts";
import { contentVersion } from "#database/tables/site.ts";
import { staff } from "#database/tables/staff.ts";
import { uploads } from "#database/tables/uploads.ts";
import { createLog } from "#platform/log.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { hasStaff } from "#services/staff/staff.repository.server.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { clearDemo } from "./demo.repository.server.ts";
import { DEMO_CVS } from "./demo-cvs.ts";
import { DEMO_APPLICATIONS, DEMO_REQUESTS } from "./demo-requests.ts";

const services = await createTestServices();
const { db } = services;

test("the demo has requests and applications in all states, and one command removes them", async () => {
  // With the site of all tests there is content already.
  await db.delete(contentVersion);
  await importAtFirstStart({
    db,
    log: createLog("silent"),
    env: { contentDir: join(projectRoot, "content/demo") },
  });
  const rows = await db.select().from(requests);
  expect(rows).toHaveLength(24);
  const listStates = (isApplication: boolean) =>
    new Set(
      rows.filter(({ form }) => (form === "apply") === isApplication).map((row) => row.state),
    );
  expect(listStates(false)).toEqual(new Set(REQUEST_STATES));
  expect(listStates(true)).toEqual(new Set(APPLICATION_STATES));

  // Every name in it exists in the content of the demo.
  const named = DEMO_REQUESTS.flatMap(({ form, members }) => (form === "hire" ? members : []));
  expect(await db.$count(requestMembers)).toBe(named.length);
  const found = await db.select().from(findDetails);
  const finds = DEMO_REQUESTS.filter((demo) => demo.form === "find");
  const sizes = (list: { technologies: unknown[]; matches: unknown[] | null }[]) =>
    list.map(({ technologies, matches }) => [technologies.length, matches?.length]).toSorted();
  expect(sizes(found)).toEqual(
    sizes(finds.map(({ technologies, members }) => ({ technologies, matches: members }))),
  );
  const positions = DEMO_APPLICATIONS.filter(({ position }) => position);
  expect(await db.$count(applications, isNull(applications.vacancy_id))).toBe(positions.length);

  // CVs belong to applicants of it, and are PDFs that the browser shows.
  const cvs = await db.select().from(uploads);
  expect(cvs.map(({ name }) => name).toSorted()).toEqual(
    DEMO_APPLICATIONS.filter(({ email }) => email in DEMO_CVS)
      .map(({ name }) => `CV ${name}.pdf`)
      .toSorted(),
  );
  expect(cvs).toHaveLength(Object.keys(DEMO_CVS).length);
  for (const { bytes, request_id } of cvs) {
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(request_id).not.toBeNull();
  }

  // Its calls are at times that the agency offers, each with a host.
  expect(await db.$count(bookings)).toBe(DEMO_REQUESTS.filter(({ call }) => call).length);

  const [overdue] = await db
    .select({ count: count() })
    .from(requests)
    .where(sql`follow_up_on < (now() at time zone 'Europe/Tallinn')::date`);
  expect(overdue?.count).toBeGreaterThan(0);
  const events = await db.select().from(requestEvents);
  expect(events.every(({ at }) => at < new Date())).toBe(true);
  // Its colleagues cannot sign in, so that the first owner is still invited.
  expect(await hasStaff(db)).toBe(false);
  expect(await db.$count(staff)).toBe(2);

  const reference = await sendHire(services);
  expect(await clearDemo(db)).toBe(24);
  expect(await db.select().from(requests)).toMatchObject([{ reference }]);
  expect(await db.$count(requestEvents)).toBe(0);
  expect(await db.$count(staff)).toBe(0);
  expect(await db.select().from(requests).where(eq(requests.fingerprint, "demo"))).toEqual([]);
}, 120_000);
