import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { markThreadRead } from "#app/requests/thread/thread-reads.repository.server.ts";
import { FORMS } from "#contract/clients/forms.ts";
import type { FieldChange, RequestChange } from "#contract/desk/desk-request.ts";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import { applications } from "#database/tables/applications.ts";
import { requestEvents, requestMentions } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { auditLog, staff } from "#database/tables/staff.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { readTodayFor } from "../today/today.service.server.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { readDeskRequest } from "./desk-request.service.server.ts";
import { findMentioned } from "./mentions.ts";
import { changeRequest } from "./request-changes.service.server.ts";
import { listUnseenMentions } from "./request-events.repository.server.ts";

const services = await createTestServices();
const { db } = services;

async function createPerson(name: string, role: StaffRole = "owner"): Promise<CurrentStaff> {
  return { ...(await createStaff(db, { name, role })), session_id: 1, signed_in_at: new Date() };
}

const mari = await createPerson("Mari Kask");
const jaan = await createPerson("Jaan Kuusk");

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, audit_log cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

const find = async (reference: string) => {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new Error("There is no such request");
  return row;
};

const toContacted = (version: number, follow_up_on = "2030-01-02"): RequestChange => ({
  intent: "fields",
  version,
  state: "contacted",
  follow_up_on,
});

test("a new state is stored with its entry of the timeline and of the audit log", async () => {
  const reference = await sendHire(services);
  await changeRequest(services, mari, reference, toContacted(1));
  const row = await find(reference);
  expect(row).toMatchObject({ state: "contacted", follow_up_on: "2030-01-02", version: 2 });
  expect(await listEvents(db, row.id)).toMatchObject([
    { staff: "Mari Kask", kind: "state", change: { from: "new", to: "contacted" } },
    { kind: "follow_up", change: { from: null, to: "2030-01-02" } },
  ]);
  expect(await db.select().from(auditLog)).toMatchObject([
    {
      staff_id: mari.id,
      action: "request.state",
      subject: reference,
      fields: ["state", "follow_up_on", "state contacted"],
    },
  ]);
});

test("a change on an older version is refused, and shows who changed what", async () => {
  const reference = await sendHire(services);
  await changeRequest(services, mari, reference, toContacted(1));
  const late = changeRequest(services, jaan, reference, {
    intent: "fields",
    version: 1,
    owner_id: jaan.id,
  });
  await expect(late).rejects.toThrow(ChangedMeanwhileError);
  await expect(late).rejects.toMatchObject({
    status: 409,
    events: [{ staff: "Mari Kask", kind: "state" }, { kind: "follow_up" }],
  });
  expect(await find(reference)).toMatchObject({ owner_id: null, version: 2 });
});

test("a request is given to a person who can sign in, and stays with an owner who no longer can", async () => {
  const reference = await sendHire(services);
  const kalle = await createPerson("Kalle Rebane");
  const give = (owner_id: number, version: number) =>
    changeRequest(services, mari, reference, { intent: "fields", version, owner_id });
  await give(kalle.id, 1);
  await db.update(staff).set({ disabled_at: new Date() }).where(eq(staff.id, kalle.id));
  await expect(give(999_999, 2)).rejects.toMatchObject({ status: 422 });
  await changeRequest(services, mari, reference, { ...toContacted(2) });
  expect(await find(reference)).toMatchObject({ owner_id: kalle.id, version: 3 });
  await give(jaan.id, 3);
  await expect(give(kalle.id, 4)).rejects.toMatchObject({ status: 422 });
});

test("of 20 changes of one version at the same time one is stored, and none is lost unnoticed", async () => {
  const reference = await sendHire(services);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      changeRequest(services, i % 2 === 0 ? mari : jaan, reference, {
        intent: "fields",
        version: 1,
        follow_up_on: `2030-02-${String(i + 1).padStart(2, "0")}`,
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const row = await find(reference);
  expect(row.version).toBe(2);
  expect(await listEvents(db, row.id)).toHaveLength(1);
});

test("a change that leaves everything as it is stores nothing", async () => {
  const reference = await sendHire(services);
  await changeRequest(services, mari, reference, {
    intent: "fields",
    version: 1,
    owner_id: null,
  });
  expect((await find(reference)).version).toBe(1);
  expect(await db.$count(requestEvents)).toBe(0);
  expect(await db.$count(auditLog)).toBe(0);
});

test("a contacted request keeps its follow-up date, and a closed one has none", async () => {
  const reference = await sendHire(services);
  await changeRequest(services, mari, reference, toContacted(1));
  const removal = changeRequest(services, mari, reference, {
    intent: "fields",
    version: 2,
    follow_up_on: null,
  });
  await expect(removal).rejects.toMatchObject({ status: 422 });
  await changeRequest(services, mari, reference, {
    intent: "fields",
    version: 2,
    state: "lost",
    reason: "no_match",
    // The form still has the date of the state before.
    follow_up_on: "2030-01-02",
  });
  expect(await find(reference)).toMatchObject({
    state: "lost",
    state_reason: "no_match",
    follow_up_on: null,
  });
});

test("several fields are changed at once, and what is left out stays", async () => {
  const reference = await sendHire(services);
  const change = (version: number, fields: Partial<FieldChange>) =>
    changeRequest(services, mari, reference, { intent: "fields", version, ...fields });
  await change(1, { owner_id: jaan.id, follow_up_on: "2030-01-02" });
  await change(2, { state: "proposed" });
  const owned = { owner_id: jaan.id, follow_up_on: "2030-01-02" };
  expect(await find(reference)).toMatchObject({ state: "proposed", ...owned, version: 3 });
  await change(3, { state: "won" });
  await expect(change(4, { state: "contacted" })).rejects.toMatchObject({
    errors: { follow_up_on: ["Enter when to follow up"] },
  });
  await change(4, { owner_id: null });
  expect(await find(reference)).toMatchObject({ state: "won", owner_id: null, follow_up_on: null });
});

test("a request cannot get the state of an application, and an unknown one is not found", async () => {
  const reference = await sendHire(services);
  const accepted = changeRequest(services, mari, reference, {
    intent: "fields",
    version: 1,
    state: "accepted",
    follow_up_on: null,
  });
  await expect(accepted).rejects.toMatchObject({ status: 422 });
  const unknown = changeRequest(services, mari, "OG-777777", {
    intent: "note",
    key: randomUUID(),
    body: "?",
  });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
});

test("deciding an application starts its retention, and taking it back ends that", async () => {
  const reference = await sendApplication(services);
  const decide = (version: number, state: "rejected" | "reviewing") =>
    changeRequest(services, mari, reference, {
      intent: "fields",
      version,
      state,
      follow_up_on: null,
      ...(state === "rejected" ? { reason: "skills" as const } : {}),
    });
  const readDecided = async () => (await db.select().from(applications))[0]?.decided_at ?? null;
  await decide(1, "rejected");
  expect(await readDecided()).not.toBeNull();
  await decide(2, "reviewing");
  expect(await readDecided()).toBeNull();
});

test("@name in a note emails that person and waits under Today", async () => {
  const reference = await sendHire(services);
  await db.execute(sql`delete from pgboss.job`);
  await changeRequest(services, mari, reference, {
    intent: "note",
    key: randomUUID(),
    body: "@jaan, can you call them? @Mari Kask knows nothing.",
  });
  const emails = await listQueuedEmails(db);
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({ to: { address: jaan.email } });
  expect(emails[0]?.text).toContain("can you call them?");
  expect(emails[0]?.text).toContain(`https://ogds.example/desk/requests/${reference}`);
  expect(await listUnseenMentions(db, jaan.id, FORMS)).toMatchObject([
    { reference, by: "Mari Kask" },
  ]);
  expect(await db.$count(requestMentions)).toBe(1);
  expect((await find(reference)).version).toBe(1);
});

const people = [
  { id: 1, name: "Mari Kask", canOpen: true },
  { id: 2, name: "Mari Saar", canOpen: true },
  { id: 3, name: "Jaan Kuusk", canOpen: true },
  { id: 4, name: "Jaan Mets", canOpen: false },
  { id: 5, name: "Liis Ots", canOpen: false },
];

const none = { ids: [], ambiguous: [], excluded: [], unknown: [] };

test.each([
  ["@Jaan please", { ...none, ids: [3] }],
  ["please ask @jaan kuusk.", { ...none, ids: [3] }],
  ["@Mari", { ...none, ambiguous: ["mari"] }],
  ["@Mari Saar, and (@Jaan)", { ...none, ids: [2, 3] }],
  ["@Mari Saar and @mari", { ...none, ids: [2], ambiguous: ["mari"] }],
  ["@Jaan Mets and @liis", { ...none, excluded: ["Jaan Mets", "Liis Ots"] }],
  ["@Jaanus, @jaan-eric", { ...none, unknown: ["Jaanus", "jaan-eric"] }],
  ["jaan@example.com", none],
  ["@", none],
  ["@10:00 on @angular/core", none],
  ["no name", none],
])("the people that a note names: %s", (note, mentions) => {
  expect(findMentioned(note, people)).toEqual(mentions);
});

test.each([
  ["@Liis please call", "@Liis Ots can't open this page. Write the name without @"],
  ["@Kati please call", "@Kati Ots can't open this page. Write the name without @"],
  ["@Pille please", "No colleague is called @Pille. Check the name, or write it without @"],
])("a note that says %s is not stored, and sends no email", async (body, message) => {
  const references = [await sendHire(services), await sendApplication(services)];
  await createPerson("Liis Ots", "editor");
  const kati = await createPerson("Kati Ots", "partner");
  await db.update(staff).set({ disabled_at: new Date() }).where(eq(staff.id, kati.id));
  await db.execute(sql`delete from pgboss.job`);
  for (const reference of references) {
    const add = changeRequest(services, mari, reference, {
      intent: "note",
      key: randomUUID(),
      body,
    });
    await expect(add).rejects.toMatchObject({ status: 422, errors: { body: [message] } });
  }
  expect(await db.$count(requestEvents)).toBe(0);
  expect(await listQueuedEmails(db)).toEqual([]);
  await db.delete(staff).where(inArray(staff.name, ["Liis Ots", "Kati Ots"]));
});

test("a request is not given to a person whose role does not include it", async () => {
  const editor = await createPerson("Liis Ots", "editor");
  for (const reference of [await sendHire(services), await sendApplication(services)]) {
    const give = changeRequest(services, mari, reference, {
      intent: "fields",
      version: 1,
      owner_id: editor.id,
    });
    await expect(give).rejects.toMatchObject({
      status: 422,
      errors: { owner_id: ["Select a person who can open this page"] },
    });
  }
});

test("a note that names a person waits until they were shown it, also when its data was read", async () => {
  const reference = await sendHire(services);
  const { id } = await find(reference);
  const name = (body: string) =>
    changeRequest(services, mari, reference, { intent: "note", key: randomUUID(), body });
  const listWaiting = async () =>
    (await listUnseenMentions(db, jaan.id, FORMS)).map(({ body }) => body);
  await name("@jaan, first.");
  const [first] = await listEvents(db, id);
  await name("@jaan, second.");
  expect(await readDeskRequest(db, reference, { ...jaan, today: "2026-11-22" })).toMatchObject({
    is_unread: true,
  });
  expect(await readDeskRequest(db, reference, { ...mari, today: "2026-11-22" })).toMatchObject({
    is_unread: false,
  });
  expect(await listWaiting()).toEqual(["@jaan, second.", "@jaan, first."]);
  const shown = { staff_id: jaan.id, reference, event_id: first?.id ?? 0 };
  await markThreadRead(db, { ...shown, forms: ["apply"] });
  await markThreadRead(db, { ...shown, forms: FORMS, reference: await sendHire(services) });
  await markThreadRead(db, { ...shown, forms: FORMS, staff_id: mari.id });
  expect(await listWaiting()).toEqual(["@jaan, second.", "@jaan, first."]);
  await markThreadRead(db, { ...shown, forms: FORMS });
  expect(await listWaiting()).toEqual(["@jaan, second."]);
  expect(await readDeskRequest(db, reference, { ...jaan, today: "2026-11-22" })).toMatchObject({
    is_unread: true,
  });
  const last = (await listEvents(db, id)).at(-1);
  await markThreadRead(db, { ...shown, forms: FORMS, event_id: last?.id ?? 0 });
  expect(await listWaiting()).toEqual([]);
  expect(await readDeskRequest(db, reference, { ...jaan, today: "2026-11-22" })).toMatchObject({
    is_unread: false,
  });
});

test("a note is not quoted under Today to a person whose role has changed", async () => {
  const partner = await createPerson("Tiina Tamm", "partner");
  const reference = await sendHire(services);
  await changeRequest(services, mari, reference, {
    intent: "note",
    key: randomUUID(),
    body: "@Tiina, call them.",
  });
  expect((await readTodayFor(services, partner)).mentions).toMatchObject([{ reference }]);
  const changed = await readTodayFor(services, { ...partner, role: "editor" });
  const { mentions, parts, failed, calls } = changed;
  expect([mentions, failed, calls]).toEqual([[], [], []]);
  expect(Object.values(parts).filter(({ total }) => total > 0)).toEqual([]);
});

test("a note whose @name several people have is not stored, and has an error beside it", async () => {
  const reference = await sendHire(services);
  await createPerson("Jaan Rebane");
  const add = (body: string) =>
    changeRequest(services, mari, reference, { intent: "note", key: randomUUID(), body });
  await expect(add("@Jaan please call")).rejects.toMatchObject({
    status: 422,
    errors: { body: ["More than one colleague is called @jaan. Write the full name"] },
  });
  await add("@Jaan Kuusk please call");
  const { id } = await find(reference);
  expect((await listEvents(db, id)).map(({ body }) => body)).toEqual(["@Jaan Kuusk please call"]);
  await db.delete(staff).where(eq(staff.name, "Jaan Rebane"));
});
