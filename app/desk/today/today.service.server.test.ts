import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { requestDrafts } from "#database/tables/request-drafts.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendFind, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { readListQuery } from "../lists/list-query.ts";
import { readRequestList } from "../requests/inbox.service.server.ts";
import { APPLICATION_FILTERS, INBOX_FILTERS } from "../requests/request-filters.ts";
import { readTodayFor, type TodayPart } from "./today.service.server.ts";
import {
  TODAY_PART_NAMES,
  TODAY_PARTS,
  TODAY_SCOPES,
  type TodayScope,
  toListPath,
} from "./today-parts.ts";
import { readScope } from "./today-scope.repository.server.ts";

const now = new Date("2026-11-23T10:00:00Z");
const services = { ...(await createTestServices()), clock: () => now };
const { db } = services;
const mari = await createStaff(db, { role: "partner" });
const ids: Record<string, string> = {};
const change = (reference: string, fields: Partial<typeof requests.$inferInsert>) =>
  db.update(requests).set(fields).where(eq(requests.reference, reference));
const list = ({ rows }: TodayPart) => rows.map(({ reference }) => reference);

beforeAll(async () => {
  await seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  );
  ids.fresh = await sendHire(services);
  ids.application = await sendApplication(services);
  ids.overdue = await sendFind(services);
  await change(ids.overdue, { state: "contacted", follow_up_on: "2026-11-22", owner_id: mari.id });
  ids.due = await sendFind(services);
  await change(ids.due, { state: "contacted", follow_up_on: "2026-11-23" });
  await change(await sendFind(services), { state: "lost", follow_up_on: "2026-11-22" });
});

test("Today has what is new, mine, overdue and due", async () => {
  const today = await readTodayFor(services, mari);
  const { fresh, fresh_applications, overdue, due, mine } = today.parts;
  expect(list(fresh)).toEqual([ids.fresh]);
  expect(list(fresh_applications)).toEqual([ids.application]);
  expect(list(overdue)).toEqual([ids.overdue]);
  expect(list(due)).toEqual([ids.due]);
  // What is overdue is not listed again.
  expect(list(mine)).toEqual([]);
});

test("Today has who waits for an answer, the longest first, each part like the list it opens", async () => {
  const { fresh = "", due = "", overdue = "", application = "" } = ids;
  await change(overdue, { waiting_since: new Date("2026-11-21T08:00:00Z") });
  await change(fresh, { waiting_since: new Date("2026-11-23T08:00:00Z") });
  await change(due, { waiting_since: new Date("2026-11-22T08:00:00Z"), state: "lost" });
  await change(application, { waiting_since: new Date("2026-11-23T09:00:00Z") });
  const { parts } = await readTodayFor(services, mari);
  const { waiting, waiting_applicants } = parts;
  expect(list(waiting)).toEqual([overdue, due, fresh]);
  expect(waiting.total).toBe(3);
  expect(list(waiting_applicants)).toEqual([application]);
  const shown = TODAY_PART_NAMES.flatMap((name) => list(parts[name]));
  expect(shown.toSorted()).toEqual(Object.values(ids).toSorted());
  const editor = await createStaff(db, { role: "editor" });
  expect((await readTodayFor(services, editor)).parts.waiting.total).toBe(0);
});

test.each(TODAY_SCOPES)(
  "each part of %s counts what the list counts that it opens",
  async (scope) => {
    const { parts } = await readTodayFor(services, mari, scope);
    for (const name of TODAY_PART_NAMES) {
      const { list: opened } = TODAY_PARTS[name];
      const filters = opened === "requests" ? INBOX_FILTERS : APPLICATION_FILTERS;
      const { searchParams } = new URL(toListPath(name, scope), "http://localhost");
      const query = readListQuery(filters, searchParams);
      const page = await readRequestList(services, query, { list: opened, staff_id: mari.id });
      expect([name, page.result.total]).toEqual([name, parts[name].total]);
    }
  },
);

test("a request whose email failed is in Today until the email is sent, for those who see requests", async () => {
  const editor = await createStaff(db, { role: "editor" });
  const read = async (staff = mari) =>
    (await readTodayFor(services, staff)).failed.map(({ reference, reason }) => [
      reference,
      reason,
    ]);
  expect(await read()).toEqual([]);
  const { fresh = "" } = ids;
  const [request] = await db.select().from(requests).where(eq(requests.reference, fresh));
  const mail_id = crypto.randomUUID();
  const failure = { failed_at: now, reason: "550 No such user" };
  await db.insert(emailDeliveries).values({ mail_id, request_id: request?.id, ...failure });
  expect(await read()).toEqual([[fresh, "550 No such user"]]);
  expect(await read(editor)).toEqual([]);
  await db
    .update(emailDeliveries)
    .set({ sent_at: now })
    .where(eq(emailDeliveries.mail_id, mail_id));
  expect(await read()).toEqual([]);
});

test("today's calls are for those who take calls", async () => {
  await sendHire(services, {
    email: "caller@example.com",
    "contact_at[date]": "2026-11-24",
    "contact_at[time]": "13:00",
    "contact_at[timezone]": "UTC",
  });
  const onTheDay = { ...services, clock: () => new Date("2026-11-24T07:00:00Z") };
  const editor = await createStaff(db, { role: "editor" });
  expect((await readTodayFor(onTheDay, mari)).calls).toHaveLength(1);
  expect((await readTodayFor(onTheDay, editor)).calls).toEqual([]);
});

test("Mine has what is a person's and what has no owner, the most overdue first; Team has all", async () => {
  const jaan = await createStaff(db, { role: "partner", name: "Jaan Kuusk" });
  const send = async (owner_id: number | null, follow_up_on: string) => {
    const reference = await sendFind(services);
    await change(reference, { state: "contacted", owner_id, follow_up_on });
    return reference;
  };
  const week = await send(jaan.id, "2026-11-16");
  const year = await send(null, "2025-11-22");
  const other = await send(mari.id, "2026-11-20");
  const read = async (scope: TodayScope) =>
    list((await readTodayFor(services, jaan, scope)).parts.overdue).filter((one) =>
      [week, year, other].includes(one),
    );
  expect(await read("mine")).toEqual([year, week]);
  expect(await read("team")).toEqual([year, week, other]);
  const later = await send(mari.id, "2026-12-01");
  const readOwned = async (scope: TodayScope) =>
    list((await readTodayFor(services, jaan, scope)).parts.mine);
  expect(await readOwned("mine")).toEqual([]);
  expect(await readOwned("team")).toContain(later);
});

test("Team or Mine is remembered for the person who chose it", async () => {
  const jaan = await createStaff(db, { role: "partner" });
  const cookie = await signIn(services, jaan, now);
  const choose = (scope: string) =>
    createDeskApp(services).request("/desk?index", { cookie, form: { scope } });
  expect(await readScope(db, jaan.id)).toBe("mine");
  expect((await choose("team")).status).toBe(303);
  expect(await readScope(db, jaan.id)).toBe("team");
  expect((await choose("nonsense")).status).toBe(303);
  expect(await readScope(db, jaan.id)).toBe("team");
  expect(await readScope(db, mari.id)).toBe("mine");
  // A link that somebody sends chooses nothing.
  await createDeskApp(services).request("/desk?view=mine&scope=mine", { cookie });
  expect(await readScope(db, jaan.id)).toBe("team");
  await choose("mine");
  expect(await readScope(db, jaan.id)).toBe("mine");
});

test("drafts are those of the person, until they are sent", async () => {
  const [request] = await db
    .select()
    .from(requests)
    .where(eq(requests.reference, ids.due ?? ""));
  const draft = {
    request_id: request?.id ?? 0,
    staff_id: mari.id,
    kind: "reply",
    subject: "Hello",
    body: "I have begun",
    seen_event_id: 0,
    revision: 1,
    tab: "",
    sequence: 0,
    saved_at: now,
  } as const;
  await db.insert(requestDrafts).values(draft);
  await db.insert(requestDrafts).values({ ...draft, kind: "note", body: " " });
  const read = async (staff = mari) => (await readTodayFor(services, staff)).drafts;
  expect(await read()).toMatchObject([{ reference: ids.due, kind: "reply", body: draft.body }]);
  expect(await read(await createStaff(db, { role: "partner" }))).toEqual([]);
  await db.update(requestDrafts).set({ sent_as: crypto.randomUUID() });
  expect(await read()).toEqual([]);
});
