import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { availabilityEmails } from "#database/tables/availability.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import { findSiteText } from "#services/content/revisions/revisions.repository.server.ts";
import { saveDraft } from "#services/content/revisions/save-draft.server.ts";
import { listAvailabilityTokens, publishAnna, storeAnna } from "#tests/support/availability.ts";
import { ANNA } from "#tests/support/content-folder.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { answerAvailability } from "./answer-availability.service.server.ts";
import { askForAvailability } from "./ask-availability.service.server.ts";
import { handleSubmittedAnswer } from "./page/submitted-answer.server.ts";

const clock = () => new Date("2026-11-24T10:00:00Z");
const services = { ...(await createTestServices()), clock };
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });
const PATH = "members/anna-kask.yaml";
/** Her profile says 1 December, confirmed on 10 November. */
const COMMENTED = `# Anna, since 2019\n${ANNA}`;

beforeEach(async () => {
  await db.execute(
    sql`truncate members, previous_slugs, content_revisions, content_files, technologies, tags, member_private, availability_emails restart identity cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
  await publishAnna(db, { [PATH]: COMMENTED });
  await storeAnna(db);
});

async function ask(): Promise<string> {
  await askForAvailability(services, mari, "anna-kask");
  const [token] = await listAvailabilityTokens(db);
  if (!token) throw new Error("Nothing was sent");
  return token;
}

function post(token: string, fields: Record<string, string>, at = clock) {
  const body = new URLSearchParams({ intent: "answer", ...fields });
  const url = `https://ogds.example/availability/${token}`;
  return handleSubmittedAnswer(
    { ...services, clock: at },
    token,
    new Request(url, { method: "POST", body }),
  );
}

const readText = async () => (await findSiteText(db, PATH))?.text;
const readMember = () => findMemberBySlug(db, "anna-kask");
const replaceDates = (from: string, confirmed = "2026-11-24") =>
  COMMENTED.replace("2026-12-01", from).replace("2026-11-10", confirmed);

async function publishAs(author: string, text: string) {
  const bytes = Buffer.from(text);
  return services.publish({
    changes: new Map([[PATH, { hash: toHash(bytes), read: async () => bytes }]]),
    author,
    source: "desk",
    folder: "",
  });
}

test.each([
  ["same", { answer: "same", shown_from: "2026-12-01" }, "2026-12-01"],
  ["now", { answer: "now" }, "2026-11-24"],
  ["from", { answer: "from", available_from: "2027-02-01" }, "2027-02-01"],
  ["not_now", { answer: "not_now" }, null],
])(
  "the answer %s changes the two fields of the file and nothing else",
  async (answer, fields, from) => {
    const token = await ask();
    expect(await post(token, fields)).toEqual({ kind: "saved" });
    expect(await readText()).toBe(replaceDates(String(from)));
    expect(await readMember()).toMatchObject({
      available_from: from,
      availability_confirmed_at: "2026-11-24",
    });
    const [revision] = await db.select().from(contentRevisions).orderBy(desc(contentRevisions.id));
    expect(revision).toMatchObject({ author: "Anna Kask", source: "member", path: PATH });
    expect(await db.select().from(availabilityEmails)).toMatchObject([
      { answer, available_from: from, answered_at: clock(), staff_id: mari.id },
    ]);
  },
);

test("a start that has passed stays when the member is still available", async () => {
  await publishAs("Mari Kask", replaceDates("2026-03-02", "2026-03-01"));
  await post(await ask(), { answer: "now" });
  expect(await readText()).toBe(replaceDates("2026-03-02"));
});

test("today is that of the member: in Tallinn the day begins two hours before that of UTC", async () => {
  const token = await ask();
  const late = () => new Date("2026-11-24T22:30:00Z");
  await post(token, { answer: "from", available_from: "2026-11-25" }, late);
  expect(await readText()).toBe(replaceDates("2026-11-25", "2026-11-25"));
});

test.each([
  [{}, "answer", "Select when you're available"],
  [{ answer: "later" }, "answer", "Select when you're available"],
  [{ answer: "from" }, "available_from", "Enter the date you're available from"],
  [{ answer: "from", available_from: "soon" }, "available_from", "Enter a date like 2027-01-31"],
  [
    { answer: "from", available_from: "2027-02-30" },
    "available_from",
    "Enter a date like 2027-01-31",
  ],
  [
    { answer: "from", available_from: "2026-11-23" },
    "available_from",
    "The date must be today or later",
  ],
  [
    { answer: "from", available_from: "2028-11-25" },
    "available_from",
    "The date must be within the next two years",
  ],
  [
    { answer: "not_now", available_from: "2027-01-01" },
    "available_from",
    'Select "Available from another date" to use this date, or remove it',
  ],
])("%j is refused beside its field, and what was typed stays", async (fields, name, message) => {
  const token = await ask();
  const expected = { input: fields, errors: { [name]: [message] } };
  expect(await post(token, fields)).toMatchObject({ kind: "open", status: 422, state: expected });
  expect(await readText()).toBe(COMMENTED);
});

test("an answer may be changed, and the same twice is one revision", async () => {
  const token = await ask();
  await post(token, { answer: "not_now" });
  await post(token, { answer: "not_now" });
  const count = await db.$count(contentRevisions, eq(contentRevisions.source, "member"));
  expect(count).toBe(1);
  await post(token, { answer: "from", available_from: "2027-01-11" });
  expect(await readMember()).toMatchObject({ available_from: "2027-01-11" });
});

test("a date that a colleague changed is not confirmed unseen", async () => {
  const token = await ask();
  await publishAs("Mari Kask", COMMENTED.replace("2026-12-01", "2027-05-03"));
  expect(await post(token, { answer: "same", shown_from: "2026-12-01" })).toMatchObject({
    kind: "open",
    status: 409,
    state: {
      problem: "The date on your profile has changed since you opened this page. Check it.",
    },
  });
  expect(await readMember()).toMatchObject({ available_from: "2027-05-03" });
});

test("what a colleague publishes at the same time stays", async () => {
  const token = await ask();
  const otherVersion = COMMENTED.replace("Senior React engineer", "Principal engineer");
  let isFirst = true;
  const publish: typeof services.publish = async (publication) => {
    if (isFirst) await publishAs("Mari Kask", otherVersion);
    isFirst = false;
    return services.publish(publication);
  };
  await answerAvailability({ ...services, publish }, token, { answer: "not_now" });
  expect(await readText()).toBe(
    otherVersion.replace("2026-12-01", "null").replace("2026-11-10", "2026-11-24"),
  );
});

test("five answers at the same time are all stored, and the last is what the site shows", async () => {
  const token = await ask();
  const days = [1, 2, 3, 4, 5].map((day) => `2027-01-0${day}`);
  await Promise.all(days.map((day) => post(token, { answer: "from", available_from: day })));
  const [email] = await db.select().from(availabilityEmails);
  expect(await readMember()).toMatchObject({ available_from: email?.available_from });
});

test("a colleague's draft is not lost, and is a conflict when it is published", async () => {
  const token = await ask();
  const base_hash = toHash(Buffer.from(COMMENTED));
  const text = COMMENTED.replace("Senior React engineer", "Principal engineer");
  const draft = { kind: "members", path: PATH, author: "Mari Kask", note: null, base_hash, text };
  const id = await db.transaction((tx) => saveDraft(tx, draft));
  await post(token, { answer: "not_now" });
  const rows = await db.select().from(contentRevisions).where(eq(contentRevisions.id, id));
  expect(rows).toMatchObject([{ text, version: null, published_at: null }]);
  const bytes = Buffer.from(text);
  const published = await services.publish({
    changes: new Map([[PATH, { hash: toHash(bytes), read: async () => bytes }]]),
    expected: new Map([[PATH, base_hash]]),
    author: "Mari Kask",
    source: "desk",
    folder: "",
  });
  expect(published).toMatchObject({
    outcome: "conflict",
    conflicts: [{ path: PATH, site: { author: "Anna Kask" } }],
  });
});

test("a link takes answers for 60 days", async () => {
  const token = await ask();
  const last = () => new Date("2027-01-23T10:00:00Z");
  expect(await post(token, { answer: "now" }, last)).toEqual({ kind: "saved" });
  const late = () => new Date("2027-01-23T10:00:00.001Z");
  expect(await post(token, { answer: "not_now" }, late)).toMatchObject({
    kind: "open",
    status: 409,
    state: { problem: "This link has expired." },
  });
});

test("a link ends with another address of the member, a removed profile and erased data", async () => {
  const token = await ask();
  const isUnknown = async (of = token) =>
    expect(await post(of, { answer: "now" })).toMatchObject({ kind: "open", status: 404 });
  await isUnknown("0".repeat(40));
  await db.update(memberPrivate).set({ email: "other@example.com" });
  await isUnknown();
  await db.update(memberPrivate).set({ email: "anna@example.com" });
  await db.execute(sql`update members set published = false`);
  await isUnknown();
  await db.execute(sql`update members set published = true`);
  await db.delete(memberPrivate);
  await isUnknown();
  expect(await db.$count(availabilityEmails)).toBe(0);
});

test("a link follows a member who was renamed", async () => {
  const token = await ask();
  await publishAnna(db, {
    [PATH]: null,
    "members/anna-tamm.yaml": `${ANNA}previous_slugs: [anna-kask]\n`,
  });
  expect(await post(token, { answer: "not_now" })).toEqual({ kind: "saved" });
  expect(await findMemberBySlug(db, "anna-tamm")).toMatchObject({ available_from: null });
});

test("emails are stopped on the page or with one click of a mail program, and allowed again", async () => {
  const token = await ask();
  const isStopped = async () =>
    (await db.select().from(memberPrivate))[0]?.availability_stopped_at ?? null;
  expect(await post(token, { intent: "stop" })).toEqual({ kind: "stopped" });
  expect(await isStopped()).toEqual(clock());
  expect(await post(token, { intent: "resume" })).toEqual({ kind: "resumed" });
  expect(await isStopped()).toBeNull();
  // Also long after the link took answers.
  const late = () => new Date("2027-06-01T10:00:00Z");
  const oneClick = { intent: "", "List-Unsubscribe": "One-Click" };
  expect(await post(token, oneClick, late)).toEqual({ kind: "unsubscribed" });
  expect(await isStopped()).toEqual(late());
  expect(await readText()).toBe(COMMENTED);
});

test("a body that is no form is refused", async () => {
  const token = await ask();
  const request = new Request("https://ogds.example/", { method: "POST", body: "{}" });
  expect(await handleSubmittedAnswer(services, token, request)).toMatchObject({ status: 415 });
});
