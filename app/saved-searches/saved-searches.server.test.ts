import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { members } from "#database/tables/members.ts";
import { savedSearches, savedSearchLinks } from "#database/tables/saved-searches.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { waitForBlocked } from "#tests/support/database.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { openSearch } from "./change-saved-search.service.server.ts";
import { MEMBER_SEARCHES } from "./member-searches.server.ts";
import { handleSubmittedSavedSearch } from "./page/submitted-saved-search.server.ts";
import { saveSearch } from "./save-search.service.server.ts";
import { lockAddress } from "./saved-searches.repository.server.ts";
import { savedSearchesRecord } from "./saved-searches-personal.repository.server.ts";
import { sendNews } from "./send-news.service.server.ts";

const services = await createTestServices();
const { db } = services;
const START = new Date("2026-11-23T09:00:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let now = START;
const deps = { ...services, clock: () => now };
const LINK = /https:\/\/ogds\.example\/saved-searches\/([0-9a-f]{40})/;

beforeEach(async () => {
  now = START;
  await db.execute(sql`truncate saved_searches, members, mail_confirmations, rate_limits cascade`);
  await db.execute(sql`delete from pgboss.job`);
  await publish("anna-kask", "react");
});

const publish = (slug: string, ...technologies: string[]) =>
  seedMembers(db, [{ slug, technologies: toTechnologyInputs(technologies) }]);

async function takeEmails() {
  const emails = await listQueuedEmails(db);
  await db.execute(sql`delete from pgboss.job`);
  return emails;
}

/** Saves a search and returns the secret of the link in its email. */
async function save(
  query: string,
  {
    email = "zoe@example.com",
    frequency = "instant" as "instant" | "weekly",
    key = randomUUID(),
  } = {},
): Promise<string> {
  const filter = await MEMBER_SEARCHES.readFilter(db, new URLSearchParams(query));
  await saveSearch(deps, { email, frequency }, { kind: "members", filter, key });
  return LINK.exec((await takeEmails())[0]?.text ?? "")?.[1] ?? "";
}

function post(token: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const request = new Request(`https://ogds.example/saved-searches/${token}`, {
    method: "POST",
    body,
  });
  return handleSubmittedSavedSearch(deps, token, request);
}

const confirm = (token: string) => post(token, { intent: "confirm" });
const saveConfirmed = async (...args: Parameters<typeof save>) => {
  const token = await save(...args);
  expect(await confirm(token)).toEqual({ kind: "confirmed" });
  return token;
};
const subjects = async () => (await takeEmails()).map(({ subject }) => subject);

test("nothing is sent before the link of the confirmation was used", async () => {
  const token = await save("technology=react");
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  await publish("boris-jansen", "react");
  now = new Date(START.getTime() + DAY);
  await sendNews(deps);
  expect(await takeEmails()).toEqual([]);
  expect((await openSearch(db, token, now))?.confirmed_at).toBeNull();

  await confirm(token);
  await sendNews(deps);
  // Boris was there when it was confirmed.
  expect(await takeEmails()).toEqual([]);
  await publish("carl-berg", "react");
  await sendNews(deps);
  const [email, ...others] = await takeEmails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    to: { address: "zoe@example.com" },
    subject: "1 new developer on OGDS",
  });
  expect(email?.text).toContain("Carl Berg");
  expect(email?.text).toContain("https://ogds.example/developers/carl-berg");
  expect(email?.text).toContain("https://ogds.example/developers?technology=react");
  expect(email?.text).not.toContain("Boris");
  expect(email?.unsubscribe).toMatch(LINK);
  await sendNews(deps);
  expect(await takeEmails()).toEqual([]);
});

test("only new members that match are sent, and not one that was edited or came back", async () => {
  await saveConfirmed("technology=react&rate_max=60");
  await publish("boris-jansen", "java");
  await seedMembers(db, [
    { slug: "eva-saar", technologies: toTechnologyInputs(["react"]), sales_rate: 61 },
    { slug: "anna-kask", position: "Engineer", technologies: toTechnologyInputs(["react"]) },
  ]);
  await db.update(members).set({ published: false }).where(eq(members.slug, "anna-kask"));
  await publish("anna-kask", "react");
  now = new Date(START.getTime() + 2 * HOUR);
  await sendNews(deps);
  expect(await takeEmails()).toEqual([]);
  await publish("dora-lind", "react");
  await sendNews(deps);
  const [email] = await takeEmails();
  expect(email?.text).toContain("Dora Lind");
  for (const name of ["Anna", "Boris", "Eva"]) expect(email?.text).not.toContain(name);
});

test("an instant search gets one email an hour, with all who came in that hour", async () => {
  await saveConfirmed("");
  await publish("boris-jansen");
  await sendNews(deps);
  expect(await subjects()).toEqual(["1 new developer on OGDS"]);
  now = new Date(START.getTime() + HOUR - 1);
  await publish("carl-berg");
  await publish("dora-lind");
  await sendNews(deps);
  expect(await subjects()).toEqual([]);
  now = new Date(START.getTime() + HOUR);
  await sendNews(deps);
  expect(await subjects()).toEqual(["2 new developers on OGDS"]);
});

test("a weekly search gets an email on its day, and none in a week without news", async () => {
  await saveConfirmed("", { frequency: "weekly" });
  await publish("boris-jansen");
  now = new Date(START.getTime() + 7 * DAY - 1);
  await sendNews(deps);
  expect(await subjects()).toEqual([]);
  now = new Date(START.getTime() + 7 * DAY + HOUR);
  await sendNews(deps);
  expect(await subjects()).toEqual(["1 new developer on OGDS"]);
  now = new Date(START.getTime() + 14 * DAY);
  await sendNews(deps);
  await publish("carl-berg");
  now = new Date(START.getTime() + 20 * DAY);
  await sendNews(deps);
  expect(await subjects()).toEqual([]);
  now = new Date(START.getTime() + 21 * DAY);
  await sendNews(deps);
  expect(await subjects()).toEqual(["1 new developer on OGDS"]);
});

test("two processes that both read a search before either moves it on send one email", async () => {
  await saveConfirmed("");
  await publish("boris-jansen");
  const sending: Promise<void>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from saved_searches for update`);
    sending.push(sendNews(deps), sendNews(deps));
    await waitForBlocked(db, 2);
  });
  await Promise.all(sending);
  expect(await takeEmails()).toHaveLength(1);
});

test("a search whose time has microseconds, which a Date has not, gets its email", async () => {
  await saveConfirmed("technology=react");
  await db.execute(sql`update saved_searches set due_at = '2026-11-23T08:00:00.123456Z'`);
  await publish("boris-jansen", "react");
  await sendNews(deps);
  expect(await subjects()).toEqual(["1 new developer on OGDS"]);
});

test("a run sends 200 emails at most, and the next one the rest", async () => {
  await saveConfirmed("");
  await db.execute(sql`
    insert into saved_searches
      (email, search, frequency, idempotency_key, confirmed_at, expires_at, due_at, seen_id)
    select n || '@example.com', search, frequency, gen_random_uuid(), confirmed_at, expires_at,
      due_at, seen_id
    from saved_searches, generate_series(1, 200) n`);
  await publish("boris-jansen");
  await sendNews(deps);
  expect(await takeEmails()).toHaveLength(200);
  await sendNews(deps);
  expect(await takeEmails()).toHaveLength(1);
});

test("many new members are counted, and the first ten listed", async () => {
  await saveConfirmed("");
  for (let index = 0; index < 12; index += 1) await publish(`new-member${index}`);
  await sendNews(deps);
  const [email] = await takeEmails();
  expect(email?.subject).toBe("12 new developers on OGDS");
  expect(email?.text.match(/developers\/new-member/g)).toHaveLength(10);
  expect(email?.text).toContain("See 2 more and all other matches");
});

test("the confirmation names filters of the site, and nothing that was typed", async () => {
  const filter = await MEMBER_SEARCHES.readFilter(
    db,
    new URLSearchParams(
      "technology=react,buy-pills-example&country=ee,zz&q=buy+pills&ids=1&sort=name_asc",
    ),
  );
  expect(filter.search).toBe("?technology=react&country=EE&q=buy+pills");
  await saveSearch(
    deps,
    { email: "zoe@example.com", frequency: "weekly" },
    { kind: "members", filter, key: randomUUID() },
  );
  const [email] = await takeEmails();
  expect(email?.text).toContain("Technology: React");
  expect(email?.text).toContain("Country: Estonia");
  expect(JSON.stringify(email)).not.toMatch(/pills|zz/i);
});

test("a search has what is enough, and what members are without, in its emails", async () => {
  const filter = await MEMBER_SEARCHES.readFilter(
    db,
    new URLSearchParams(
      "technology_any=react,go&technology_not=nodejs,buy-pills&country=europe&country_not=ee&role=back-end&workload=part_time",
    ),
  );
  expect(filter.search).toBe(
    "?role=back-end&technology_any=go,react&technology_not=nodejs&country=europe&country_not=EE&workload=part_time",
  );
  await saveSearch(
    deps,
    { email: "zoe@example.com", frequency: "weekly" },
    { kind: "members", filter, key: randomUUID() },
  );
  const [email] = await takeEmails();
  expect(email?.text).toContain("Technology: React or Go");
  expect(email?.text).toContain("Without Node.js");
  expect(email?.text).toContain("Without Estonia");
  expect(email?.text).toContain("Role: Back end");
  expect(JSON.stringify(email)).not.toContain("pills");
});

test("a search for what no one has waits for those who will", async () => {
  await saveConfirmed("?q=cobol");
  await publish("boris-jansen");
  await sendNews(deps);
  expect(await takeEmails()).toEqual([]);
});

test("one address gets three confirmations an hour, and the answer is the same", async () => {
  for (const _ of [1, 2, 3]) expect(await save("")).not.toBe("");
  expect(await save("", { email: "Zoe+other@example.com" })).toBe("");
  expect(await db.$count(savedSearches)).toBe(3);
  expect(await save("", { email: "other@example.com" })).not.toBe("");
});

test("the same form sent twice stores one search and sends one email", async () => {
  const key = randomUUID();
  expect(await save("", { key })).not.toBe("");
  expect(await save("", { key })).toBe("");
  expect(await db.$count(savedSearches)).toBe(1);
});

test("an address has ten searches at most, and a repeated one replaces the earlier", async () => {
  const tokens: string[] = [];
  for (let rate = 10; rate < 20; rate += 1) {
    await db.execute(sql`truncate mail_confirmations`);
    tokens.push(await saveConfirmed(`rate_max=${rate}`));
  }
  await db.execute(sql`truncate mail_confirmations`);
  const eleventh = await save("rate_max=20", { email: "ZOE@example.com" });
  expect(await confirm(eleventh)).toMatchObject({ kind: "open", status: 409 });
  const again = await save("rate_max=10");
  expect(await confirm(again)).toEqual({ kind: "confirmed" });
  expect(await openSearch(db, tokens[0] ?? "", now)).toBeUndefined();
  await post(tokens[1] ?? "", { intent: "stop" });
  expect(await confirm(eleventh)).toEqual({ kind: "confirmed" });
});

test("of two links that are confirmed at the same moment one gets the last place of an address", async () => {
  for (let rate = 10; rate < 19; rate += 1) {
    await db.execute(sql`truncate mail_confirmations`);
    await saveConfirmed(`rate_max=${rate}`);
  }
  await db.execute(sql`truncate mail_confirmations`);
  const links = [await save("rate_max=19"), await save("rate_max=20")];
  const confirming: ReturnType<typeof confirm>[] = [];
  await db.transaction(async (tx) => {
    await lockAddress(tx, "zoe@example.com");
    confirming.push(...links.map(confirm));
    await waitForBlocked(db, 2);
  });
  const kinds = (await Promise.all(confirming)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["confirmed", "open"]);
});

test("a weekly search that is extended keeps its day", async () => {
  const token = await saveConfirmed("", { frequency: "weekly" });
  now = new Date(START.getTime() + 3 * DAY);
  await post(token, { intent: "change", frequency: "weekly" });
  await publish("boris-jansen");
  now = new Date(START.getTime() + 7 * DAY);
  await sendNews(deps);
  expect(await subjects()).toEqual(["1 new developer on OGDS"]);
});

test("after weeks without a run a weekly search gets one email, and the next one on its day", async () => {
  await saveConfirmed("", { frequency: "weekly" });
  await publish("boris-jansen");
  now = new Date(START.getTime() + 24 * DAY);
  await sendNews(deps);
  expect(await subjects()).toEqual(["1 new developer on OGDS"]);
  await publish("carl-berg");
  now = new Date(START.getTime() + 28 * DAY - 1);
  await sendNews(deps);
  expect(await subjects()).toEqual([]);
  now = new Date(START.getTime() + 28 * DAY);
  await sendNews(deps);
  expect(await subjects()).toEqual(["1 new developer on OGDS"]);
});

test("links of emails end after twelve months, also of a search that was extended", async () => {
  const first = await saveConfirmed("");
  now = new Date(START.getTime() + 200 * DAY);
  await post(first, { intent: "change", frequency: "instant" });
  now = new Date(START.getTime() + 370 * DAY);
  await publish("boris-jansen");
  await sendNews(deps);
  const [, latest = ""] = LINK.exec((await takeEmails())[0]?.unsubscribe ?? "") ?? [];
  expect(await openSearch(db, latest, now)).toBeDefined();
  expect(await openSearch(db, first, now)).toBeUndefined();
});

test("one click of a mail program stops the emails, also by an old link and twice", async () => {
  const token = await saveConfirmed("");
  await publish("boris-jansen");
  await sendNews(deps);
  const [, latest = ""] = LINK.exec((await takeEmails())[0]?.unsubscribe ?? "") ?? [];
  expect(latest).not.toBe(token);
  const click = { "List-Unsubscribe": "One-Click" };
  expect(await post(token, click)).toEqual({ kind: "unsubscribed" });
  expect(await post(latest, click)).toEqual({ kind: "unsubscribed" });
  expect(await db.$count(savedSearches)).toBe(0);
  expect(await db.$count(savedSearchLinks)).toBe(0);
  await publish("carl-berg");
  now = new Date(START.getTime() + 2 * HOUR);
  await sendNews(deps);
  expect(await takeEmails()).toEqual([]);
});

test("the frequency is changed by the link, which extends the search", async () => {
  const token = await saveConfirmed("");
  now = new Date(START.getTime() + 100 * DAY);
  expect(await post(token, { intent: "change", frequency: "daily" })).toMatchObject({
    status: 422,
    state: { errors: { frequency: ["Select how often you want an email"] } },
  });
  expect(await post(token, { intent: "change", frequency: "weekly" })).toEqual({ kind: "changed" });
  await publish("boris-jansen");
  await sendNews(deps);
  expect(await takeEmails()).toEqual([]);
  expect((await openSearch(db, token, now))?.expires_at).toEqual(new Date("2028-03-03T09:00:00Z"));
  const unconfirmed = await save("rate_max=5");
  expect(await post(unconfirmed, { intent: "change", frequency: "weekly" })).toMatchObject({
    status: 409,
  });
  expect(await confirm("0".repeat(40))).toMatchObject({ status: 404 });
});

test("a search ends: unconfirmed after 3 days, confirmed after 12 months", async () => {
  const deadline = { db, records: [savedSearchesRecord] };
  const waiting = await save("");
  now = new Date(START.getTime() + 3 * DAY);
  expect(await openSearch(db, waiting, now)).toBeUndefined();
  expect(await confirm(waiting)).toMatchObject({ status: 404 });
  expect(await eraseOverdue(deadline, now)).toEqual({ "saved searches": 1 });
  const token = await saveConfirmed("");
  now = new Date("2027-11-26T08:59:59Z");
  expect(await eraseOverdue(deadline, now)).toEqual({});
  expect(await openSearch(db, token, now)).toBeDefined();
  now = new Date("2027-11-26T09:00:00Z");
  await publish("boris-jansen");
  await sendNews(deps);
  expect(await takeEmails()).toEqual([]);
  expect(await eraseOverdue(deadline, now)).toEqual({ "saved searches": 1 });
});

test("a person gets a copy of their searches, and has them erased", async () => {
  await saveConfirmed("technology=react", { email: "Zoe@Example.com" });
  await saveConfirmed("", { email: "other@example.com" });
  const person = parsePerson("zoe@example.com");
  if (!person) throw new Error("The address is no person");
  const copies = [];
  for await (const copy of savedSearchesRecord.ofPerson?.copy(db, person) ?? []) copies.push(copy);
  expect(copies).toMatchObject([{ data: { email: "Zoe@Example.com", frequency: "instant" } }]);
  expect(JSON.stringify(copies)).toContain("/developers?technology=react");
  expect(await savedSearchesRecord.ofPerson?.eraseSome(db, person)).toBe(1);
  expect(await db.$count(savedSearches)).toBe(1);
});

test("a technology that is removed from the site narrows a search to no member, not to all", async () => {
  await saveConfirmed("technology=java");
  await db.execute(sql`update technologies set slug = 'renamed' where slug = 'java'`);
  await publish("boris-jansen");
  await sendNews(deps);
  expect(await takeEmails()).toEqual([]);
  await db.execute(sql`delete from technologies where slug = 'renamed'`);
});
