import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sharedShortlistEmails, sharedShortlistLinks } from "#database/tables/shared-shortlists.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import type { PersonalCopy } from "#services/personal-data/personal-record.server.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createSharing, DAY_MS, NOW } from "#tests/support/shared-shortlists.ts";
import { sendVoteEmails } from "./send-vote-emails.service.server.ts";
import { handleSubmittedVoteEmails } from "./submitted-vote-emails.server.ts";
import { openVoteEmails } from "./vote-emails.service.server.ts";
import { voteEmailsRecord } from "./vote-emails-personal.repository.server.ts";

const { clear, db, post, readOwned, services, shareIds, voteAs } = await createSharing();
const HOUR_MS = 3_600_000;
const EMAIL = "zoe@example.com";
const LINK = /https:\/\/ogds\.example\/shortlist\/([0-9a-f]{40})\/(?:emails|owner)/;
let now = NOW;
const deps = { ...services, clock: () => now };

beforeEach(async () => {
  now = NOW;
  await clear();
  await db.execute(sql`truncate mail_confirmations cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

async function takeEmails() {
  const emails = await listQueuedEmails(db);
  await db.execute(sql`delete from pgboss.job`);
  return emails;
}

/** The emails of a run of the job after some minutes. */
async function run(minutes = 10) {
  now = new Date(now.getTime() + minutes * 60_000);
  await sendVoteEmails(deps);
  return takeEmails();
}

const readToken = (email: { text: string } | undefined) => LINK.exec(email?.text ?? "")?.[1] ?? "";

/** Posts a form of the page of an email. */
function postByLink(token: string, fields: Record<string, string>) {
  const request = new Request(`https://ogds.example/shortlist/${token}/emails`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return handleSubmittedVoteEmails(deps, token, request);
}

/** A shortlist whose owner has asked for emails; returns the secret of the link that confirms them. */
async function ask(email = EMAIL) {
  const shared = await shareIds([1, 2]);
  expect(await post(shared.owner, { intent: "emails", email }, { now })).toEqual({ kind: "asked" });
  const [message] = await takeEmails();
  return { ...shared, message, token: readToken(message) };
}

async function askConfirmed() {
  const asked = await ask();
  expect(await postByLink(asked.token, { intent: "confirm" })).toEqual({ kind: "confirmed" });
  return asked;
}

/** Votes now. */
const voteNow = (reader: string, fields: Record<string, string>) => voteAs(reader, fields, now);

test("nothing is sent before the address is confirmed, and opening the link confirms nothing", async () => {
  const { reader, owner, message, token } = await ask();
  expect(message).toMatchObject({ to: { address: EMAIL } });
  expect(message).not.toHaveProperty("unsubscribe");
  now = new Date(NOW.getTime() + 60_000);
  expect(await openVoteEmails(db, token, now)).toMatchObject({ confirmed_at: null });
  await voteNow(reader, { name: "Ada", "vote-1": "yes" });
  expect(await run()).toEqual([]);
  expect(await readOwned(owner)).toMatchObject({ emails: { email: EMAIL, isConfirmed: false } });
  // It opens the owner's page for nobody who has not confirmed that the address is theirs.
  expect(await readOwned(token)).toBeUndefined();
});

test("votes are emailed in numbers, without what readers typed, and the email leads to the page", async () => {
  const { reader } = await askConfirmed();
  now = new Date(NOW.getTime() + 60_000);
  const comment = "Buy at https://spam.example";
  await voteNow(reader, { name: "Ada spam.example", "vote-1": "yes", "comment-1": comment });
  await voteNow(reader, { name: "Bo", "vote-1": "no", "vote-2": "yes" });
  const [message, ...others] = await run();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    to: { address: EMAIL },
    subject: "2 people have voted on your shortlist",
  });
  expect(message?.text).toContain("1 Yes, 1 No");
  for (const text of ["spam", "Ada", "Bo"]) {
    expect(`${message?.subject} ${message?.text} ${message?.html}`).not.toContain(text);
  }
  const token = readToken(message);
  expect(message?.unsubscribe).toBe(`https://ogds.example/shortlist/${token}/emails`);
  expect(await readOwned(token, { now })).toMatchObject({
    path: `/shortlist/${reader}`,
    readers: [{ name: "Ada spam.example" }, { name: "Bo" }],
  });
  expect(await post(token, { add: "3" }, { now })).toEqual({ kind: "added" });
});

test("there is one email an hour at most, and none without another vote", async () => {
  const { reader } = await askConfirmed();
  now = new Date(NOW.getTime() + 60_000);
  const key = await voteNow(reader, { name: "Ada", "vote-1": "yes" });
  expect(await run()).toHaveLength(1);
  now = new Date(now.getTime() + 1);
  await voteNow(reader, { name: "Bo", "vote-1": "yes" });
  await voteNow(reader, { reader: key, name: "Ada", "vote-1": "no" });
  expect(await run(50)).toEqual([]);
  expect(await run(10)).toMatchObject([{ subject: "2 people have voted on your shortlist" }]);
  expect(await run(120)).toEqual([]);
});

test("two processes send one email", async () => {
  const { reader } = await askConfirmed();
  now = new Date(NOW.getTime() + 60_000);
  await voteNow(reader, { name: "Ada", "vote-1": "yes" });
  now = new Date(now.getTime() + 60_000);
  await Promise.all([sendVoteEmails(deps), sendVoteEmails(deps), sendVoteEmails(deps)]);
  expect(await takeEmails()).toHaveLength(1);
});

test("votes of a reader who was removed before are not reported", async () => {
  const { reader, owner } = await askConfirmed();
  now = new Date(NOW.getTime() + 60_000);
  await voteNow(reader, { name: "Ada", "vote-1": "yes" });
  const [ada] = (await readOwned(owner, { now }))?.readers ?? [];
  await post(owner, { remove: String(ada?.id) }, { now });
  expect(await run()).toEqual([]);
});

test.each([
  ["by the page", { intent: "stop" }, "stopped"],
  ["with one click in the mail program", { "List-Unsubscribe": "One-Click" }, "unsubscribed"],
])(
  "the emails are stopped %s, which deletes the address with its links",
  async (_by, fields, kind) => {
    const { reader, owner, token } = await askConfirmed();
    now = new Date(NOW.getTime() + 60_000);
    expect(await postByLink(token, fields)).toEqual({ kind });
    expect(await db.$count(sharedShortlistEmails)).toBe(0);
    expect(await db.$count(sharedShortlistLinks)).toBe(0);
    await voteNow(reader, { name: "Ada", "vote-1": "yes" });
    expect(await run()).toEqual([]);
    expect(await readOwned(owner, { now })).toMatchObject({ emails: undefined });
    expect(await readOwned(token, { now })).toBeUndefined();
  },
);

test("another address ends the links that were sent to the earlier one", async () => {
  const { owner, token } = await askConfirmed();
  expect(await readOwned(token)).toBeDefined();
  await post(owner, { intent: "emails", email: "bo@example.com" });
  expect(await readOwned(token)).toBeUndefined();
  expect(await postByLink(token, { intent: "confirm" })).toMatchObject({ status: 404 });
  expect(await readOwned(owner)).toMatchObject({
    emails: { email: "bo@example.com", isConfirmed: false },
  });
});

test("a confirmed address that is entered again stays confirmed and gets no email", async () => {
  const { owner } = await askConfirmed();
  await post(owner, { intent: "emails", email: "Zoe@example.com" });
  expect(await takeEmails()).toEqual([]);
  expect(await readOwned(owner)).toMatchObject({ emails: { isConfirmed: true } });
});

test("a new owner's link ends those in emails; the emails go on with links of their own", async () => {
  const { reader, owner, token } = await askConfirmed();
  const done = await post(owner, { intent: "link" });
  if (done.kind !== "link") throw new Error(JSON.stringify(done));
  expect(await readOwned(token)).toBeUndefined();
  now = new Date(NOW.getTime() + 60_000);
  await voteNow(reader, { name: "Ada", "vote-1": "yes" });
  const [message] = await run();
  expect(await readOwned(readToken(message), { now })).toMatchObject({
    path: `/shortlist/${reader}`,
  });
});

test("what is no email address is shown again, and nothing is stored", async () => {
  const { owner } = await shareIds([1]);
  expect(await post(owner, { intent: "emails", email: "zoe@" })).toMatchObject({
    status: 422,
    state: { input: { email: "zoe@" }, errors: { email: [expect.any(String)] } },
  });
  expect(await db.$count(sharedShortlistEmails)).toBe(0);
});

test("a mailbox gets three of these confirmations an hour, and the page tells nobody", async () => {
  for (let sent = 0; sent < 4; sent += 1) {
    const { owner } = await shareIds([1]);
    expect(await post(owner, { intent: "emails", email: EMAIL })).toEqual({ kind: "asked" });
  }
  expect(await takeEmails()).toHaveLength(3);
});

test("an address that is not confirmed for 3 days is erased, and its link opens nothing", async () => {
  const { token } = await ask();
  await askConfirmed();
  const after = new Date(NOW.getTime() + 3 * DAY_MS);
  expect(await openVoteEmails(db, token, after)).toBeUndefined();
  expect(await eraseOverdue({ db, records: [voteEmailsRecord] }, after)).toBeDefined();
  expect(await db.select().from(sharedShortlistEmails)).toMatchObject([
    { confirmed_at: expect.any(Date) },
  ]);
});

test("no email is sent for a shortlist that has ended", async () => {
  const { reader } = await askConfirmed();
  now = new Date(NOW.getTime() + 60_000);
  await voteNow(reader, { name: "Ada", "vote-1": "yes" });
  expect(await run((91 * DAY_MS) / 60_000)).toEqual([]);
});

test("the address of a person is copied and erased with its links; the shortlist stays", async () => {
  const { owner } = await askConfirmed();
  const person = parsePerson("ZOE@example.com");
  if (!person) throw new Error("No address");
  const copies: PersonalCopy[] = [];
  for await (const copy of voteEmailsRecord.ofPerson?.copy(db, person) ?? []) copies.push(copy);
  expect(copies).toMatchObject([{ data: { email: EMAIL } }]);
  expect(await voteEmailsRecord.ofPerson?.eraseSome(db, person)).toBe(1);
  expect(await db.$count(sharedShortlistLinks)).toBe(0);
  expect(await readOwned(owner)).toMatchObject({ emails: undefined });
});

test("an hour is over for one shortlist only", async () => {
  const one = await askConfirmed();
  const { reader } = await askConfirmed();
  now = new Date(NOW.getTime() + 60_000);
  await voteNow(one.reader, { name: "Ada", "vote-1": "yes" });
  expect(await run()).toHaveLength(1);
  await voteNow(reader, { name: "Ada", "vote-1": "yes" });
  expect(await run()).toHaveLength(1);
  now = new Date(now.getTime() + HOUR_MS);
  expect(await run()).toEqual([]);
});
