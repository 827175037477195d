import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  unpublishVacancies,
  upsertVacancy,
} from "#app/vacancies/vacancies-content.repository.server.ts";
import { savedSearches, savedSearchLinks } from "#database/tables/saved-searches.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { copyPersonal } from "#services/personal-data/persons.service.server.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { searchEverywhere } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { handleSubmittedSavedSearch } from "./page/submitted-saved-search.server.ts";
import { saveSearch } from "./save-search.service.server.ts";
import { savedSearchesRecord } from "./saved-searches-personal.repository.server.ts";
import { SEARCH_SOURCES } from "./search-sources.server.ts";
import { sendNews } from "./send-news.service.server.ts";

const services = await createTestServices();
const { db } = services;
const START = new Date("2026-11-23T09:00:00Z");
const HOUR = 3_600_000;
const EMAIL = "zoe@example.com";
const LINK = /https:\/\/ogds\.example\/saved-searches\/([0-9a-f]{40})/;
let now = START;
const deps = { ...services, clock: () => now };

beforeEach(async () => {
  now = START;
  await db.execute(
    sql`truncate saved_searches, members, vacancies, mail_confirmations, rate_limits cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
  // Technologies of the site.
  await seedMembers(db, [{ slug: "anna-kask", technologies: toTechnologyInputs(["react", "go"]) }]);
  await open("react-engineer");
});

const open = (slug: string, more: Partial<Parameters<typeof upsertVacancy>[1]> = {}) =>
  upsertVacancy(db, {
    slug,
    source: "",
    title: `Job ${slug}`,
    type: "full_time",
    workplace: "remote",
    location: "Remote, EU",
    country_code: null,
    pay: { min: 45, max: 60, currency: "EUR", per: "hour" },
    technologies: ["react"],
    seniority_level: "senior",
    posted_at: "2026-11-20",
    valid_until: "2027-01-20",
    closed_at: null,
    excerpt: "A job",
    body: "<p>A job</p>",
    ...more,
  });

async function takeEmails() {
  const emails = await listQueuedEmails(db);
  await db.execute(sql`delete from pgboss.job`);
  return emails;
}

/** The emails of the next run. */
async function run() {
  now = new Date(now.getTime() + HOUR);
  await sendNews(deps);
  return takeEmails();
}

async function save(query: string, kind: "vacancies" | "members" = "vacancies") {
  const filter = await SEARCH_SOURCES[kind].readFilter(db, new URLSearchParams(query));
  const answers = { email: EMAIL, frequency: "instant" } as const;
  await saveSearch(deps, answers, { kind, filter, key: randomUUID() });
  const [message] = await takeEmails();
  return { message, token: LINK.exec(message?.text ?? "")?.[1] ?? "" };
}

function post(token: string, fields: Record<string, string>) {
  const request = new Request(`https://ogds.example/saved-searches/${token}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return handleSubmittedSavedSearch(deps, token, request);
}

async function saveConfirmed(query: string, kind: "vacancies" | "members" = "vacancies") {
  const { token } = await save(query, kind);
  expect(await post(token, { intent: "confirm" })).toEqual({ kind: "confirmed" });
  return token;
}

test("new vacancies of a filter are emailed once its address is confirmed, and none a second time", async () => {
  const { message, token } = await save(
    "type=full_time,contract&workplace=remote&technology=react",
  );
  expect(message?.subject).toBe("Confirm your saved search on OGDS");
  expect(message?.text).toContain("Full time or Contract, Remote, React");
  await open("before-confirmed");
  expect(await run()).toEqual([]);
  await post(token, { intent: "confirm" });
  await open("matching");
  await open("part-time", { type: "part_time" });
  await open("hybrid", { workplace: "hybrid" });
  await open("go", { technologies: ["go"] });
  const [news, ...others] = await run();
  expect(others).toEqual([]);
  expect(news).toMatchObject({ to: { address: EMAIL }, subject: "1 new vacancy on OGDS" });
  expect(news?.text).toContain("https://ogds.example/vacancies/matching");
  expect(news?.text).toContain("€45–60 / h");
  expect(news?.text).toContain(
    "https://ogds.example/vacancies?type=contract,full_time&workplace=remote&technology=react",
  );
  for (const slug of ["before-confirmed", "part-time", "hybrid", "/go", "react-engineer"]) {
    expect(news?.text).not.toContain(slug);
  }
  expect(news?.unsubscribe).toMatch(LINK);
  expect(await run()).toEqual([]);
});

test("a vacancy that closed before the email, one that was edited and one that came back are no news", async () => {
  await saveConfirmed("");
  await open("closed-at-once", { closed_at: "2026-11-23" });
  await open("gone");
  await unpublishVacancies(db, ["gone", "react-engineer"]);
  await open("react-engineer", { title: "Now for all" });
  expect(await run()).toEqual([]);
  await open("closed-at-once");
  await open("gone");
  await open("new");
  const [news] = await run();
  expect(news?.subject).toBe("1 new vacancy on OGDS");
  expect(news?.text).toContain("vacancies/new");
});

test("searches for developers and for vacancies of one address do not meet", async () => {
  await saveConfirmed("");
  await saveConfirmed("", "members");
  expect(await db.$count(savedSearches)).toBe(2);
  await open("new");
  expect((await run()).map(({ subject }) => subject)).toEqual(["1 new vacancy on OGDS"]);
  await seedMembers(db, [{ slug: "boris-jansen" }]);
  expect((await run()).map(({ subject }) => subject)).toEqual(["1 new developer on OGDS"]);
  await saveConfirmed("");
  expect(await db.$count(savedSearches)).toBe(2);
});

test("a technology that the site does not have is in no email, and narrows a stored search to nothing", async () => {
  const { message } = await save("technology=buy-pills-example,react&type=never");
  expect(message?.text).toContain("React");
  expect(JSON.stringify(message)).not.toMatch(/pills|never/);
  const token = await saveConfirmed("technology=go");
  await db.execute(sql`update technologies set slug = 'renamed' where slug = 'go'`);
  await open("new", { technologies: ["react"] });
  expect(await run()).toEqual([]);
  await db.execute(sql`update technologies set slug = 'go' where slug = 'renamed'`);
  expect(await post(token, { intent: "stop" })).toEqual({
    kind: "stopped",
    search_kind: "vacancies",
    search: "?technology=go",
  });
});

test("one click of a mail program stops the emails about vacancies", async () => {
  const token = await saveConfirmed("");
  expect(await post(token, { "List-Unsubscribe": "One-Click" })).toEqual({ kind: "unsubscribed" });
  await open("new");
  expect(await run()).toEqual([]);
  expect(await db.$count(savedSearches)).toBe(0);
});

test("more vacancies than an email lists are counted", async () => {
  await saveConfirmed("");
  for (let index = 0; index < 12; index += 1) await open(`new-${index}`);
  const [news] = await run();
  expect(news?.subject).toBe("12 new vacancies on OGDS");
  expect(news?.text.match(/vacancies\/new-/g)).toHaveLength(10);
});

test("a person's copy has their searches for vacancies and for developers, and an erasure leaves neither", async () => {
  await saveConfirmed("technology=react");
  await saveConfirmed("", "members");
  const person = parsePerson(EMAIL);
  if (!person) throw new Error("The address is no person");
  const copies = [];
  for await (const { kind, details } of copyPersonal(services, person)) {
    if (kind === savedSearchesRecord.name) copies.push(Object.fromEntries(details));
  }
  const common = { "Email address": EMAIL, Emails: "instant", Confirmed: START.toISOString() };
  expect(copies).toHaveLength(2);
  for (const Search of ["/vacancies?technology=react", "/developers"]) {
    expect(copies).toContainEqual(expect.objectContaining({ ...common, Search }));
  }
  await takeEmails();
  for (const { ofPerson } of services.records) await ofPerson?.eraseSome(db, person);
  expect(await searchEverywhere(db, EMAIL)).toEqual([]);
  await open("new");
  expect(await run()).toEqual([]);
});

test("a search for vacancies ends: unconfirmed after 3 days, confirmed after 12 months", async () => {
  const deadline = { db, records: [savedSearchesRecord] };
  await save("technology=react");
  expect(await eraseOverdue(deadline, new Date("2026-11-26T08:59:59Z"))).toEqual({});
  expect(await eraseOverdue(deadline, new Date("2026-11-26T09:00:00Z"))).toEqual({
    "saved searches": 1,
  });
  await saveConfirmed("technology=react");
  expect(await eraseOverdue(deadline, new Date("2027-11-23T08:59:59Z"))).toEqual({});
  now = new Date("2027-11-23T08:00:00Z");
  await open("late");
  expect(await run()).toEqual([]);
  expect(await eraseOverdue(deadline, now)).toEqual({ "saved searches": 1 });
  expect(await db.$count(savedSearchLinks)).toBe(0);
});
