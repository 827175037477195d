import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { InterviewChange } from "#contract/clients/interview.ts";
import { interviews } from "#database/tables/interviews.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { auditLog } from "#database/tables/staff.ts";
import {
  listMemberTokens,
  propose,
  seedAnsweredProposal,
  storeMemberEmail,
  TIMES,
  TUESDAY,
} from "#tests/support/interviews.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { openMemberLink } from "../interview-link.server.ts";
import { listInterviewDates } from "../interview-lists.repository.server.ts";
import { findInterviewOffer } from "../read-interview.service.server.ts";
import { changeInterview, type InterviewActor } from "./interview-changes.service.server.ts";

const clock = () => TUESDAY;
const services = { ...(await createTestServices()), clock };
const { db } = services;
await seedMembers(db, [
  { slug: "anna-kask", timezone: "Europe/Tallinn" },
  { slug: "boris-jansen", timezone: "Asia/Kathmandu" },
]);
const kadri = await createStaff(db, { name: "Kadri Vaheoja" });
const [ANNA, BORIS] = [1, 2];
const CLIENT: InterviewActor = { side: "client", staff: null };
const MEMBER: InterviewActor = { side: "member", staff: null };
const [FIRST = "", SECOND = "", THIRD = ""] = TIMES;

beforeEach(async () => {
  await db.execute(sql`truncate proposals, request_events, audit_log restart identity cascade`);
  await db.execute(sql`delete from pgboss.job`);
  await db.update(members).set({ published: true });
  await storeMemberEmail(db, "anna-kask", "anna@example.com");
  await storeMemberEmail(db, "boris-jansen", "boris@example.com");
});

const seed = () => seedAnsweredProposal(db, [ANNA, BORIS]);
const toKey = (proposal_id: string, member_id = ANNA) => ({ proposal_id, member_id });
const find = async (proposal_id: string, member_id = ANNA) =>
  (await db.select().from(interviews).where(eq(interviews.proposal_id, proposal_id))).find(
    (row) => row.member_id === member_id,
  );

function change(
  proposal_id: string,
  actor: InterviewActor,
  requested: Parameters<typeof changeInterview>[3],
  member_id = ANNA,
) {
  return changeInterview(services, toKey(proposal_id, member_id), actor, requested);
}

const confirm = (time = FIRST, sequence = 1): InterviewChange => ({
  intent: "confirm",
  sequence,
  time,
});
const cancel = (sequence: number): InterviewChange => ({ intent: "cancel", sequence, message: "" });
const decline = (sequence: number, message = ""): InterviewChange => ({
  intent: "decline",
  sequence,
  message,
});

async function agree(): Promise<string> {
  const id = await seed();
  await change(id, CLIENT, propose());
  await change(id, MEMBER, confirm());
  return id;
}

/** The emails of the last change, by recipient. */
async function takeEmails() {
  const emails = await listQueuedEmails(db);
  await db.execute(sql`delete from pgboss.job`);
  return new Map(emails.map((email) => [email.to.address, email]));
}

test("the client's times are emailed to the member, who confirms one: both have an invitation in both zones", async () => {
  const id = await seed();
  await change(id, CLIENT, propose());
  const proposed = await takeEmails();
  expect([...proposed.keys()]).toEqual(["anna@example.com"]);
  expect(proposed.get("anna@example.com")).toMatchObject({
    subject: "Interview with Fjordhaven Ferries: choose a time",
    text: expect.stringContaining("Thursday 26 November 2026, 11:00–12:00 (Tallinn, GMT+2)"),
  });
  expect(proposed.get("anna@example.com")?.text).toContain("10:00–11:00 (Berlin, GMT+1)");
  expect(proposed.get("anna@example.com")?.calendar).toBeUndefined();

  await change(id, MEMBER, confirm(SECOND));
  expect(await find(id)).toMatchObject({
    status: "agreed",
    starts_at: new Date(SECOND),
    ends_at: new Date("2026-11-26T11:30:00Z"),
    times: [],
    waiting_for: null,
    sequence: 2,
  });
  const emails = await takeEmails();
  expect([...emails.keys()].toSorted()).toEqual([
    "anna@example.com",
    "hello@ogds.example",
    "solveig@fjordhaven.example",
  ]);
  const [ofClient, ofMember] = ["solveig@fjordhaven.example", "anna@example.com"].map((to) =>
    emails.get(to)?.calendar?.content.replaceAll("\r\n ", ""),
  );
  for (const file of [ofClient, ofMember]) {
    expect(file).toContain("METHOD:REQUEST");
    expect(file).toContain(`UID:interview-${(await find(id))?.id}@ogds.example`);
    expect(file).toContain("SEQUENCE:2");
    expect(file).toContain("DTSTART:20261126T103000Z");
    expect(file).toContain("DTEND:20261126T113000Z");
    expect(file).toMatch(/ORGANIZER.*hello@ogds\.example/);
  }
  expect(emails.get("solveig@fjordhaven.example")?.text).toContain("12:30–13:30 (Tallinn, GMT+2)");
});

test("neither side reads the address of the other one, in no email and no calendar file", async () => {
  const id = await agree();
  await change(id, MEMBER, propose(2, [SECOND, THIRD]));
  await change(id, CLIENT, confirm(SECOND, 3));
  await change(id, CLIENT, cancel(4));
  const emails = await listQueuedEmails(db);
  const read = (address: string) =>
    JSON.stringify(emails.filter(({ to }) => to.address === address)).replaceAll("\\r\\n ", "");
  expect(read("solveig@fjordhaven.example")).not.toContain("anna@example.com");
  expect(read("anna@example.com")).not.toContain("solveig@fjordhaven.example");
});

test("a move is proposed by either side, and the agreed time stays until the other one confirms", async () => {
  const id = await agree();
  await takeEmails();
  await change(id, MEMBER, propose(2, [SECOND, THIRD]));
  expect(await find(id)).toMatchObject({
    status: "agreed",
    starts_at: new Date(FIRST),
    waiting_for: "client",
  });
  expect((await takeEmails()).get("solveig@fjordhaven.example")?.subject).toMatch(
    /would like to move your interview$/,
  );
  await change(id, CLIENT, confirm(THIRD, 3));
  expect(await find(id)).toMatchObject({
    status: "agreed",
    starts_at: new Date(THIRD),
    sequence: 4,
  });
  const moved = (await takeEmails()).get("anna@example.com");
  expect(moved?.calendar?.content).toContain("SEQUENCE:4");
  expect(moved?.text).toContain("It was");
});

test("a member who proposes times does not change when the client works", async () => {
  const id = await agree();
  const before = await find(id);
  const day = { zone: "Asia/Tokyo", from: 0, to: 24 };
  await change(id, MEMBER, { ...propose(2, [SECOND, THIRD]), day });
  expect(await find(id)).toMatchObject({ day: before?.day, waiting_for: "client" });
});

test("a declined move leaves the agreed time, and nobody has to answer", async () => {
  const id = await agree();
  await change(id, CLIENT, propose(2, [SECOND, THIRD]));
  await takeEmails();
  await change(id, MEMBER, decline(3));
  expect(await find(id)).toMatchObject({
    status: "agreed",
    starts_at: new Date(FIRST),
    waiting_for: null,
    times: [],
  });
  const email = (await takeEmails()).get("solveig@fjordhaven.example");
  expect(email?.subject).toMatch(/stays as it is$/);
});

test("a member whom no time suits says so, and the client proposes others", async () => {
  const id = await seed();
  await change(id, CLIENT, propose());
  await takeEmails();
  await change(id, MEMBER, decline(1, "I have time on Mondays."));
  expect(await find(id)).toMatchObject({
    status: "open",
    times: [],
    waiting_for: "client",
    message: "I have time on Mondays.",
  });
  const email = (await takeEmails()).get("solveig@fjordhaven.example");
  // A link may be passed on: what was typed is on the page only.
  expect(email?.text).not.toContain("Mondays");
  expect(email?.text).toContain(`/proposals/${id}/interviews/${ANNA}`);
  await change(id, CLIENT, propose(2));
  expect(await find(id)).toMatchObject({ waiting_for: "member", message: "", sequence: 3 });
});

test("a cancelled interview ends in both calendars, and can be arranged again", async () => {
  const id = await agree();
  await takeEmails();
  await change(id, CLIENT, cancel(2));
  const emails = await takeEmails();
  for (const to of ["anna@example.com", "solveig@fjordhaven.example"]) {
    expect(emails.get(to)?.calendar?.content).toMatch(
      /METHOD:CANCEL[\s\S]*SEQUENCE:3[\s\S]*STATUS:CANCELLED/,
    );
  }
  await change(id, CLIENT, propose(3));
  expect(await find(id)).toMatchObject({ status: "open", starts_at: null, sequence: 4 });
});

test("of an interview without an agreed time only the other side hears that it is cancelled", async () => {
  const id = await seed();
  await change(id, CLIENT, propose());
  await takeEmails();
  await change(id, CLIENT, cancel(1));
  const emails = await takeEmails();
  expect(emails.has("solveig@fjordhaven.example")).toBe(false);
  expect(emails.get("anna@example.com")?.calendar).toBeUndefined();
});

test("a form that is sent twice changes an interview once", async () => {
  const id = await seed();
  await change(id, CLIENT, propose());
  await change(id, CLIENT, propose());
  await change(id, MEMBER, confirm());
  await change(id, MEMBER, confirm());
  expect(await find(id)).toMatchObject({ sequence: 2 });
  await change(id, MEMBER, cancel(2));
  await change(id, MEMBER, cancel(2));
  expect(await find(id)).toMatchObject({ sequence: 3, status: "cancelled" });
  expect(await db.$count(requestEvents)).toBe(3);
});

test.each<[string, string[]]>([
  ["outside the day of the client", ["2026-11-26T06:00:00.000Z", SECOND]],
  ["outside the hours of the member", ["2026-11-26T15:30:00.000Z", SECOND]],
  ["at a weekend", ["2026-11-28T10:00:00.000Z", SECOND]],
  ["in the past", ["2026-11-20T10:00:00.000Z", SECOND]],
  ["within the notice", ["2026-11-25T09:30:00.000Z", SECOND]],
  ["between half hours", ["2026-11-26T09:10:00.000Z", SECOND]],
])("times %s are refused, and nothing is stored", async (_, times) => {
  const id = await seed();
  await expect(change(id, CLIENT, propose(0, times))).rejects.toMatchObject({
    status: 409,
    message: "One of these times is no longer free. Choose again",
  });
  expect(await find(id)).toBeUndefined();
});

test("times of an agreed interview of the member or the client are not offered to others", async () => {
  const [first, other] = [await agree(), await seed()];
  const offer = (id: string, member_id: number) =>
    findInterviewOffer(db, toKey(id, member_id), { side: "client", now: TUESDAY });
  const day = { zone: "Europe/Berlin", from: 9, to: 17 };
  const ofOther = await findInterviewOffer(db, toKey(other), { side: "client", now: TUESDAY, day });
  expect(ofOther?.free_times).not.toContain(FIRST);
  expect(ofOther?.free_times).toContain(SECOND);
  // The client of the first proposal meets Boris at another time.
  expect((await offer(first, BORIS))?.free_times).not.toContain(FIRST);
});

test("of two clients at one time of a member one gets it, and the other one chooses again", async () => {
  const ids = [await seed(), await seed()];
  for (const id of ids) await change(id, CLIENT, propose());
  const outcomes = await Promise.allSettled(ids.map((id) => change(id, MEMBER, confirm())));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [lost] = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(lost?.reason).toMatchObject({
    status: 409,
    message: "One of these times is no longer free. Choose again",
  });
  const rows = await db.select().from(interviews);
  expect(rows.map(({ status }) => status).toSorted()).toEqual(["agreed", "open"]);
  expect(rows.find(({ status }) => status === "open")?.times).toEqual(TIMES);
});

test("the database refuses a second interview of a member, or of a client, at a time", async () => {
  const first = await agree();
  const row = await find(first);
  const { id: _, ...values } = row ?? expect.fail();
  const insert = (changes: object) => db.insert(interviews).values({ ...values, ...changes });
  const other = await seed();
  const constraint = (name: string) => ({ cause: { constraint: name } });
  await expect(insert({ proposal_id: other })).rejects.toMatchObject(
    constraint("interviews_one_of_member"),
  );
  await expect(insert({ member_id: BORIS })).rejects.toMatchObject(
    constraint("interviews_one_of_client"),
  );
  const ends_at = new Date("2026-11-26T11:00:00Z");
  await insert({ proposal_id: other, starts_at: row?.ends_at, ends_at });
});

test("the client changes the choice while the member confirms: one wins, and the other one is told", async () => {
  const id = await seed();
  await change(id, CLIENT, propose());
  const outcomes = await Promise.allSettled([
    change(id, MEMBER, confirm()),
    change(id, CLIENT, propose(1, [SECOND, THIRD])),
  ]);
  const [lost] = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(lost?.reason).toMatchObject({
    status: 409,
    message: "This interview has changed since you loaded the page. Check it again",
  });
  expect((await find(id))?.sequence).toBe(2);
  expect(await db.$count(requestEvents)).toBe(2);
});

test("two first proposals at once are one interview", async () => {
  const id = await seed();
  const outcomes = await Promise.allSettled([
    change(id, CLIENT, propose(0, [FIRST, SECOND])),
    change(id, CLIENT, propose(0, [SECOND, THIRD])),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await db.$count(interviews)).toBe(1);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    "a withdrawn proposal",
    () => db.update(proposals).set({ withdrawn_at: TUESDAY }),
    "This proposal was withdrawn",
  ],
  [
    "a member who left the site",
    () => db.update(members).set({ published: false }).where(eq(members.id, ANNA)),
    "is no longer on our site",
  ],
  [
    "a new version that is not answered",
    () => db.update(proposals).set({ submited_at: null, chosen_ids: [] }),
    "isn't chosen for an interview",
  ],
])(
  "%s agrees on nothing any more, keeps what was agreed, and can be cancelled",
  async (_, end, message) => {
    const id = await agree();
    await change(id, CLIENT, propose(2, [SECOND, THIRD]));
    await end();
    for (const [actor, requested] of [
      [MEMBER, confirm(SECOND, 3)],
      [MEMBER, decline(3)],
      [CLIENT, propose(3)],
    ] as const) {
      await expect(change(id, actor, requested)).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining(message),
      });
    }
    expect(await find(id)).toMatchObject({
      status: "agreed",
      starts_at: new Date(FIRST),
      sequence: 3,
    });
    await change(id, MEMBER, cancel(3));
    expect(await find(id)).toMatchObject({ status: "cancelled" });
  },
);

test("an interview that has begun is neither moved nor cancelled", async () => {
  const id = await agree();
  const late = { ...services, clock: () => new Date(FIRST) };
  for (const requested of [propose(2), cancel(2)]) {
    await expect(changeInterview(late, toKey(id), CLIENT, requested)).rejects.toMatchObject({
      status: 409,
      message: "This interview has already started. Email us to arrange another",
    });
  }
});

test("a side cannot confirm its own times, nor one that was not proposed", async () => {
  const id = await seed();
  await change(id, CLIENT, propose());
  const other = confirm("2026-11-27T10:00:00.000Z");
  await expect(change(id, CLIENT, confirm())).rejects.toMatchObject({ status: 409 });
  await expect(change(id, MEMBER, other)).rejects.toMatchObject({ status: 409 });
  expect(await find(id)).toMatchObject({ status: "open", sequence: 1 });
});

test("links stop working when an interview was changed too often", async () => {
  const id = await seed();
  await change(id, CLIENT, propose());
  await db.update(interviews).set({ sequence: 30 });
  await expect(change(id, MEMBER, confirm(FIRST, 30))).rejects.toMatchObject({ status: 409 });
  await change(id, { side: "member", staff: kadri }, confirm(FIRST, 30));
  expect(await find(id)).toMatchObject({ status: "agreed" });
});

test("who has no address is told by staff, who get an email", async () => {
  await storeMemberEmail(db, "anna-kask", null);
  const id = await seed();
  await change(id, CLIENT, propose());
  const emails = await takeEmails();
  expect([...emails.keys()]).toEqual(["hello@ogds.example"]);
  expect(emails.get("hello@ogds.example")?.text).toMatch(/has no email address\. Tell them/);
  expect(emails.get("hello@ogds.example")?.text).toMatch(/\/desk\/proposals\/\d+\/interviews\/1/);
});

test("staff propose, agree at short notice, set the place and cancel for either side, with a trace of each", async () => {
  const id = await seed();
  const forClient: InterviewActor = { side: "client", staff: kadri };
  const forMember: InterviewActor = { side: "member", staff: kadri };
  await change(id, forClient, propose());
  // In three hours: no side could propose that.
  await change(id, forMember, confirm("2026-11-24T13:00:00.000Z"));
  await takeEmails();
  await change(id, forClient, { intent: "place", sequence: 2, place: "https://meet.example/42" });
  const placed = await takeEmails();
  expect(placed.get("anna@example.com")?.calendar?.content).toContain(
    "LOCATION:https://meet.example/42",
  );
  expect(placed.has("hello@ogds.example")).toBe(false);
  await change(id, forMember, cancel(3));
  expect(await find(id)).toMatchObject({ status: "cancelled", place: "https://meet.example/42" });
  const entries = await db.select().from(auditLog).orderBy(auditLog.id);
  expect(entries.map(({ action }) => action)).toEqual([
    "interview.propose",
    "interview.confirm",
    "interview.place",
    "interview.cancel",
  ]);
  const events = await db.select().from(requestEvents).orderBy(requestEvents.id);
  expect(events.map(({ change }) => change)).toMatchObject([
    { field: "interview", to: "proposed", side: "client", member_id: ANNA },
    { to: "agreed", side: "member", starts_at: "2026-11-24T13:00:00.000Z" },
    { to: "placed" },
    { to: "cancelled", side: "member" },
  ]);
});

test("a member's link works for 60 days, and ends with another address", async () => {
  const id = await seed();
  await change(id, CLIENT, propose());
  const [token = ""] = await listMemberTokens(db);
  const open = (now = TUESDAY) => openMemberLink(db, token, now);
  expect(await open()).toEqual({ key: toKey(id), isExpired: false });
  expect(await open(new Date("2027-01-23T10:00:00Z"))).toMatchObject({ isExpired: true });
  await storeMemberEmail(db, "anna-kask", "other@example.com");
  expect(await open()).toBeUndefined();
  expect(await openMemberLink(db, "0".repeat(40), TUESDAY)).toBeUndefined();
});

test("the dates of a request's interviews are those of its proposals that are agreed", async () => {
  const id = await agree();
  // At a quarter to two and to four in Kathmandu.
  const times = ["2026-11-26T08:00:00.000Z", "2026-11-26T10:00:00.000Z"];
  await change(id, CLIENT, propose(0, times), BORIS);
  const { rows } = await db.execute<{ id: number }>(sql`
    with request as (
      insert into requests (reference, idempotency_key, fingerprint, form, name)
      values ('OG-7K3M9Q', gen_random_uuid(), '', 'hire', 'Solveig') returning id)
    update desk_proposals set request_id = (select id from request)
    where proposal_id = ${id} returning request_id as id`);
  expect(await listInterviewDates(db, rows[0]?.id ?? 0)).toMatchObject([
    { first_name: "Anna", starts_at: new Date(FIRST), zone: "Europe/Berlin" },
  ]);
  const number = rows[0]?.id ?? 0;
  const key = { proposal_id: id, member_id: ANNA };
  const offer = await findInterviewOffer(db, key, { side: "client", now: TUESDAY });
  const sequence = offer?.interview?.sequence ?? 0;
  await change(id, CLIENT, cancel(sequence));
  expect(await listInterviewDates(db, number)).toEqual([]);
});
