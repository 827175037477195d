import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { count, eq, isNull, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { importAtFirstStart } from "#app/boot/content/import-at-first-start.server.ts";
import { APPLICATION_STATES, REQUEST_STATES } from "#contract/clients/request-state-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { applications } from "#database/tables/applications.ts";
import { bookings } from "#database/tables/bookings.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { interviews } from "#database/tables/interviews.ts";
import { emailDeliveries, requestEvents } from "#database/tables/request-events.ts";
import { findDetails, requestMembers, requests } from "#database/tables/requests.ts";
import { contentVersion } from "#database/tables/site.ts";
import { staff } from "#database/tables/staff.ts";
import { uploads } from "#database/tables/uploads.ts";
import { createLog } from "#platform/process/log.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { listLeaves } from "#services/staff/leaves.repository.server.ts";
import { hasStaff } from "#services/staff/staff.repository.server.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { countPlacements } from "../placements/placements.repository.server.ts";
import { clearDemo } from "./demo.repository.server.ts";
import { readDemo } from "./demo-content.server.ts";

const services = await createTestServices();
const { db } = services;
const demo = await readDemo();

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

  const today = new Date().toISOString().slice(0, 10);
  const soon = await Promise.all(
    (["ends_soon", "trial_ends", "all"] as const).map((state) =>
      countPlacements(db, { state, today }),
    ),
  );
  expect(soon).toEqual([1, 1, 4]);

  // Every name in it exists in the content of the demo.
  const named = demo.requests.flatMap(({ find, members }) => (find ? [] : members));
  expect(await db.$count(requestMembers)).toBe(named.length);
  const found = await db.select().from(findDetails);
  const sizes = (list: { technologies: unknown[]; matches: unknown[] | null }[]) =>
    list.map(({ technologies, matches }) => [technologies.length, matches?.length]).toSorted();
  expect(sizes(found)).toEqual(
    sizes(
      demo.requests.flatMap(({ find, members }) =>
        find ? [{ technologies: find.technologies, matches: members }] : [],
      ),
    ),
  );
  const positions = demo.applications.filter(({ position }) => position);
  expect(await db.$count(applications, isNull(applications.vacancy_id))).toBe(positions.length);

  // Some came by telephone, or were met.
  const byHand = rows.filter(({ entered_by }) => entered_by !== null);
  expect(byHand.map(({ form }) => form).toSorted()).toEqual(["apply", "hire"]);
  expect(await db.$count(requestEvents, eq(requestEvents.kind, "phone"))).toBe(1);
  expect(await db.$count(bookings, isNull(bookings.phone))).toBe(0);

  // CVs belong to applicants of it, and are PDFs that the browser shows.
  const cvs = await db.select().from(uploads);
  expect(cvs.map(({ name }) => name).toSorted()).toEqual(
    demo.applications
      .filter(({ cv }) => cv)
      .map((applicant) => `CV ${toFullName(applicant)}.pdf`)
      .toSorted(),
  );
  expect(cvs).toHaveLength(6);
  for (const { bytes, request_id } of cvs) {
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(request_id).not.toBeNull();
  }

  // Its calls are at times that the agency offers, each with a host.
  expect(await db.$count(bookings)).toBe(demo.requests.filter(({ call }) => call).length);

  const [overdue] = await db
    .select({ count: count() })
    .from(requests)
    .where(sql`follow_up_on < (now() at time zone 'Europe/Tallinn')::date`);
  expect(overdue?.count).toBeGreaterThan(0);
  const events = await db.select().from(requestEvents);
  expect(events.every(({ at }) => at < new Date())).toBe(true);
  // Its conversations have both sides, over both channels; the newest entries are at the end.
  const threads = Map.groupBy(events, ({ request_id }) => request_id);
  for (const [, thread] of threads) {
    const times = thread.toSorted((a, b) => a.id - b.id).map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
  const said = new Set(events.map(({ author, kind, channel }) => `${author} ${kind} ${channel}`));
  for (const one of [
    "staff reply email",
    "client message email",
    "client message status_page",
    "staff note desk",
  ])
    expect(said).toContain(one);
  const received = await db.select().from(inboundEmails);
  expect(received.length).toBeGreaterThan(2);
  expect(received.every(({ event_id }) => event_id)).toBe(true);
  const sent = await db.select().from(emailDeliveries);
  expect(sent.filter(({ bounced_at }) => bounced_at)).toMatchObject([
    { reason: expect.stringContaining("550") },
  ]);
  expect(sent.every(({ sent_at }) => sent_at && sent_at < new Date(Date.now() - 3_600_000))).toBe(
    true,
  );
  expect(
    rows
      .filter((row) => row.waiting_since)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(["Grace Lindqvist", "Henrik Aas"]);
  // Its colleagues cannot sign in, so that the first owner is still invited.
  expect(await hasStaff(db)).toBe(false);
  expect(await db.$count(staff, isNull(staff.disabled_at))).toBe(3);
  // One of them is away, and a colleague has her work.
  const away = (await listLeaves(db, today)).filter(({ first_day }) => first_day <= today);
  expect(away).toMatchObject([{ name: "Helena Brix", deputy: "Mari Lepik" }]);
  const owned = rows.filter(({ owner_id }) => owner_id === away[0]?.staff_id);
  expect(owned.map(({ name }) => name)).toEqual(["Markus Feichtinger"]);

  const arranged = await db.select().from(interviews);
  expect(arranged.map(({ status, waiting_for }) => [status, waiting_for])).toEqual([
    ["agreed", null],
    ["open", "member"],
  ]);

  const reference = await sendHire(services);
  expect(await clearDemo(db)).toBe(24);
  expect(await db.select().from(requests)).toMatchObject([{ reference }]);
  expect(await db.$count(requestEvents)).toBe(0);
  expect(await db.$count(inboundEmails)).toBe(0);
  expect(await db.$count(staff)).toBe(0);
  expect(await db.$count(interviews)).toBe(0);
  expect(await db.select().from(requests).where(eq(requests.fingerprint, "demo"))).toEqual([]);
}, 120_000);

test.each([
  [
    "requests.yaml",
    "by: mari",
    "by: nobody",
    /requests\.yaml:\d+:\d+ 3\.entered_by: must be one of mari, helena, joonas, not the text "nobody"/,
  ],
  [
    "requests.yaml",
    "state: contacted",
    "state: asked",
    /requests\.yaml:\d+:\d+ 3\.steps\.3\.state: must be one of /,
  ],
  [
    "applications.yaml",
    "first_name: Leelo",
    "given_name: Leelo",
    /applications\.yaml:5:3 0\.given_name: there is no such field/,
  ],
  ["staff.yaml", "mari: {", "mari: [", /staff\.yaml:\d+:\d+ /],
])("a mistake in %s is named with its line", async (file, right, wrong, message) => {
  const folder = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(folder));
  cpSync(join(projectRoot, "content/demo-desk"), folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(right, wrong));
  const refused = await readDemo(folder).catch((error) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(refused.message).toMatch(message);
});
