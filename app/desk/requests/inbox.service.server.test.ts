import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { findDetails, requests } from "#database/tables/requests.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendFind, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { readListQuery } from "../lists/list-query.ts";
import { readDeskList } from "./inbox.service.server.ts";
import { CLIENT_FORMS, INBOX_FILTERS } from "./request-filters.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });
const READER = { forms: CLIENT_FORMS, staff_id: mari.id, today: "2026-11-21" };
let hire = "";
let found = "";

beforeAll(async () => {
  await seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  );
  hire = await sendHire(services, { name: "Élodie Durand", email: "elodie@acme-paris.example" });
  found = await sendFind(services, { name: "Tomás Ibáñez", company_name: "Ferrovia" });
  await sendApplication(services);
  await db
    .update(requests)
    .set({ state: "contacted", owner_id: mari.id, follow_up_on: "2026-11-20" })
    .where(eq(requests.reference, hire));
  await db
    .update(requests)
    .set({ follow_up_on: "2026-11-21" })
    .where(eq(requests.reference, found));
});

async function list(search: string): Promise<string[]> {
  const query = readListQuery(INBOX_FILTERS, new URLSearchParams(search));
  const { rows } = await readDeskList(db, { ...query, ...READER }, query.page);
  return rows.map(({ reference }) => reference);
}

test("the inbox has requests of clients, newest first, and no applications", async () => {
  expect(await list("")).toEqual([found, hire]);
  expect(await list("state=all")).toEqual([found, hire]);
});

test("the list is in the order that is asked for", async () => {
  expect(await list("sort=oldest")).toEqual([hire, found]);
  expect(await list("sort=follow_up")).toEqual([hire, found]);
  // Without an owner last.
  expect(await list("sort=owner")).toEqual([hire, found]);
  await db.update(requests).set({ client_event_id: 1 }).where(eq(requests.reference, hire));
  expect(await list("sort=message")).toEqual([hire, found]);
  expect(await list("read=unread")).toEqual([hire]);
  await db.update(requests).set({ client_event_id: null });
  expect(await list("read=unread")).toEqual([]);
});

test("a row has what its columns show", async () => {
  const query = readListQuery(INBOX_FILTERS, new URLSearchParams());
  const { rows } = await readDeskList(db, { ...query, ...READER }, 1);
  const shared = {
    id: expect.any(Number),
    submitted_at: expect.any(Date),
    project_type: "New product",
    job: null,
    developers: 2,
    call_at: null,
    is_call_tentative: false,
    waiting_since: null,
    is_unread: false,
    version: 1,
  };
  expect(rows).toEqual([
    {
      ...shared,
      reference: found,
      form: "find",
      name: "Tomás Ibáñez",
      company_name: "Ferrovia",
      state: "new",
      owner: null,
      owner_id: null,
      follow_up_on: "2026-11-21",
    },
    {
      ...shared,
      reference: hire,
      form: "hire",
      name: "Élodie Durand",
      company_name: "Põhjatuul OÜ",
      state: "contacted",
      owner: "Mari Kask",
      owner_id: mari.id,
      follow_up_on: "2026-11-20",
    },
  ]);
});

test("who waits for whom is a filter, and a message is unread until it was shown", async () => {
  const since = new Date("2026-11-21T08:00:00Z");
  await db
    .update(requests)
    .set({ waiting_since: since, client_event_id: 1 })
    .where(eq(requests.reference, found));
  await db.update(requests).set({ replied_at: since }).where(eq(requests.reference, hire));
  expect(await list("waiting=us")).toEqual([found]);
  expect(await list("waiting=client")).toEqual([hire]);
  const { rows } = await readDeskList(db, READER, 1);
  expect(rows.map(({ is_unread, waiting_since }) => [is_unread, waiting_since])).toContainEqual([
    true,
    since,
  ]);
  await db.update(requests).set({ waiting_since: null, client_event_id: null, replied_at: null });
});

test.each([
  ["form=hire", () => [hire]],
  ["state=new", () => [found]],
  ["owner=me", () => [hire]],
  ["owner=none", () => [found]],
  [`owner=${mari.id}`, () => [hire]],
  ["owner=999999", () => []],
  ["due=overdue", () => [hire]],
  ["due=today", () => [found]],
  ["text=elodie", () => [hire]],
  ["text=ACME", () => [hire]],
  ["text=ferr tom", () => [found]],
  ["text=ferr elodie", () => []],
  ["text=%27%3B drop table", () => []],
  ["state=nonsense&form=apply&page=9", () => [found, hire]],
])("filters are the query string: %s", async (search, expected) => {
  expect(await list(search)).toEqual(expected());
});

test("a reference finds its request", async () => {
  expect(await list(`text=${hire.toLowerCase()}`)).toEqual([hire]);
});

test("a find request remembers the matches that the client saw", async () => {
  const [details] = await db.select().from(findDetails);
  expect(details?.matches).toEqual([]);
});

test("of words that more than 10,000 requests have, but few of the newest ones, the newest are listed, and the total is not counted", async () => {
  await db.execute(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, state, name, message, submitted_at)
    select 'OG-C' || n, gen_random_uuid(), '', 'find', 'lost', 'Person ' || n,
      case when n <= 10500 then 'logistics' when n = 12000 then 'Kubernetes logistics' end,
      timestamptz '2020-01-01' - n * interval '1 hour'
    from generate_series(1, 12000) n`);
  const read = async (text: string, page = 1) => {
    const query = readListQuery(INBOX_FILTERS, new URLSearchParams({ state: "all", text }));
    const { rows, total, isCapped } = await readDeskList(db, { ...query, ...READER }, page);
    return { total, isCapped, first: rows[0]?.reference };
  };
  const most = { total: 10_001, isCapped: true };
  expect(await read("logis")).toEqual({ ...most, first: "OG-C1" });
  expect(await read("logis", 3)).toEqual({ ...most, first: "OG-C101" });
  expect(await read("logis kuber")).toEqual({ total: 1, isCapped: false, first: "OG-C12000" });
});

test("of what many of the newest requests were sent with a thousand are counted beyond each page, up to 10,000", async () => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, state, name, submitted_at)
    values ('OG-CX', gen_random_uuid(), '', 'find', 'lost', 'Aino', timestamptz '2020-01-01' - interval '30 minutes')
    returning id`);
  await db.execute(sql`
    insert into request_events (request_id, author, channel, kind, version, body)
    values (${rows[0]?.id}, 'staff', 'desk', 'note', 1, 'They asked for a proposal')`);
  const read = async (page: number, params: Record<string, string> = {}) => {
    const search = new URLSearchParams({ state: "lost", text: "p", ...params });
    const query = readListQuery(INBOX_FILTERS, search);
    const result = await readDeskList(db, { ...query, ...READER }, page);
    const [first] = result.rows;
    return [first?.reference, result.total, result.isCapped, result.page, result.pages];
  };
  expect(await read(1)).toEqual(["OG-CX", 1_001, true, 1, 21]);
  expect(await read(21)).toEqual(["OG-C1000", 2_001, true, 21, 41]);
  expect(await read(201)).toEqual(["OG-C10000", 10_001, true, 201, 201]);
  expect(await read(900)).toEqual(["OG-C10000", 10_001, true, 201, 201]);
  expect(await read(1, { sort: "oldest" })).toEqual(["OG-C12000", 1_001, true, 1, 21]);
  expect(await read(1, { sort: "owner" })).toEqual(["OG-CX", 1_001, true, 1, 21]);
  expect(await read(1, { state: "won" })).toEqual([undefined, 0, false, 1, 1]);
});

test("pages of a search are parts of one list in its order, and a page beyond the end is the last one", async () => {
  const read = async (page: number, sort: string) => {
    const params = new URLSearchParams({ state: "all", text: "person 119", sort });
    return readDeskList(db, { ...readListQuery(INBOX_FILTERS, params), ...READER }, page);
  };
  const listed = async (sort: string) => {
    const pages = await Promise.all([1, 2, 3].map((page) => read(page, sort)));
    expect(pages.map(({ total, page }) => [total, page])).toEqual([
      [111, 1],
      [111, 2],
      [111, 3],
    ]);
    return pages.flatMap(({ rows }) => rows.map(({ reference }) => reference));
  };
  const newest = ["119", ...toNumbers(1190, 10), ...toNumbers(11_900, 100)].map((n) => `OG-C${n}`);
  expect(await listed("")).toEqual(newest);
  expect(await listed("oldest")).toEqual(newest.toReversed());
  const { page, rows } = await read(9, "");
  expect([page, rows.length]).toEqual([3, 11]);
});

const toNumbers = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(first + index));
