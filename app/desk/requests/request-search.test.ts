import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { createApi } from "#app/api.ts";
import { matchesSearch } from "#app/requests/records/request-conditions.repository.server.ts";
import { toSearchTerms } from "#app/requests/records/search-terms.ts";
import {
  insertEvent,
  type NewRequestEvent,
} from "#app/requests/thread/thread-entries.repository.server.ts";
import type { FoundRequest } from "#contract/desk/desk-request.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { readListQuery } from "../lists/list-query.ts";
import { readRequestList } from "./inbox.service.server.ts";
import { INBOX_FILTERS } from "./request-filters.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const mari = await createStaff(db, { name: "Mari Kask", role: "partner" });
const partner = await signIn(services, mari);
const editor = await signIn(services, await createStaff(db, { role: "editor" }));

type Entry = Partial<NewRequestEvent> & Pick<NewRequestEvent, "kind" | "body">;

async function addEntry(reference: string, entry: Entry): Promise<number> {
  const [request] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!request) throw new Error("There is no such request");
  return db.transaction((tx) =>
    insertEvent(tx, { request_id: request.id, version: 1, staff_id: mari.id, ...entry }),
  );
}

const toText = (passage: FoundRequest["passage"]) =>
  passage?.parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

/** What the list shows of a search: each request with the passage, its matches in brackets. */
async function list(text: string) {
  const query = readListQuery(INBOX_FILTERS, new URLSearchParams({ state: "all", text }));
  const { result } = await readRequestList(services, query, {
    list: "requests",
    staff_id: mari.id,
  });
  return result.rows.map(({ reference, passage }) => [reference, toText(passage)]);
}

async function find(text: string, cookie = partner): Promise<FoundRequest[]> {
  const path = `/api/desk/search?${new URLSearchParams({ text })}`;
  const { data } = await (await api.request(path, { headers: { Cookie: cookie } })).json();
  return data;
}

let acme = "";
let other = "";
let application = "";

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  acme = await sendHire(services, {
    name: "Élodie Durand",
    email: "elodie@paris.example",
    company_name: "Acme",
    message: "We rebuild our warehouse in Lyon.",
  });
  other = await sendHire(services, { name: "Tom Baker", company_name: "Ferrovia", message: "" });
  application = await sendApplication(services);
  await addEntry(acme, { kind: "note", body: "She wants a discount. Call +372 5123 4567." });
  await addEntry(acme, {
    kind: "reply",
    subject: "Rates",
    body: "Dear Élodie, the invoice follows on Monday. Straße 5, Müller.",
  });
  const id = await addEntry(acme, {
    kind: "message",
    body: "Übrigens: write to Jane <jane@billing.example> about the purchase order.",
    author: "other",
    channel: "email",
    staff_id: null,
  });
  const [{ request_id } = { request_id: null }] = await db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.id, id));
  await db.insert(inboundEmails).values({
    fingerprint: "a",
    mailbox: "1",
    uid: 1,
    received_at: new Date(),
    state: "stored",
    sender: "petra@partner.example",
    sender_name: "Petra Novak",
    request_id,
    event_id: id,
  });
  await addEntry(other, { kind: "note", body: "An invoice is not needed." });
  await addEntry(application, { kind: "note", body: "Salary expectation: confidential." });
});

test.each([
  ["a note", "discount", "She wants a [discount]. Call +372 5123 4567."],
  ["a part of a word", "disc", "She wants a [disc]ount. Call +372 5123 4567."],
  [
    "a reply with accents",
    "MULLER",
    "Rates · Dear Élodie, the invoice follows on Monday. Straße 5, [Müller].",
  ],
  [
    "a letter that is written in two",
    "strasse",
    "Rates · Dear Élodie, the invoice follows on Monday. [Straße] 5, Müller.",
  ],
  [
    "words of an email",
    "ubrigens",
    "[Übrigens]: write to Jane <jane@billing.example> about the purchase order.",
  ],
  [
    "an address in a text",
    "jane@billing.example",
    "Übrigens: write to [Jane] <[jane]@[billing].[example]> about the purchase order.",
  ],
  [
    "words in quotes",
    '"purchase order"',
    "Übrigens: write to Jane <jane@billing.example> about the [purchase order].",
  ],
  ["a telephone number", "+37251234567", "She wants a discount. Call +[372 5123 4567]."],
  [
    "the same with other signs",
    "(372) 51-23-45-67",
    "She wants a discount. Call +[372 5123 4567].",
  ],
  ["the same without the country", "51234567", "She wants a discount. Call +372 [5123 4567]."],
  ["what the form says", "warehouse", "We rebuild our [warehouse] in Lyon."],
  ["an email address", "elodie@paris.example", "[elodie]@[paris].[example]"],
])("%s finds the request, with the passage", async (_what, text, passage) => {
  expect(await list(text)).toEqual([[acme, passage]]);
});

test("words of an entry are found together with the name of the client, and each where it is", async () => {
  expect((await list("invoice")).map(([reference]) => reference)).toEqual([other, acme]);
  expect(await list("acme invoice")).toEqual([
    [acme, "Rates · Dear Élodie, the [invoice] follows on Monday. Straße 5, Müller."],
  ]);
  expect(await list("ferrovia invoice")).toEqual([[other, "An [invoice] is not needed."]]);
  expect(await list('"order purchase"')).toEqual([]);
  expect(await list("acme nonsense")).toEqual([]);
  expect(await list("+372 5123 999")).toEqual([]);
});

test("an email is found by who wrote it", async () => {
  expect((await list("petra@partner.example")).map(([reference]) => reference)).toEqual([acme]);
  const [found] = await find("novak purchase");
  expect(found).toMatchObject({ reference: acme, passage: { source: "Email, Petra Novak" } });
});

test("the palette shows whose words they are, and leads to the entry", async () => {
  const [found, ...rest] = await find("discount");
  expect(rest).toEqual([]);
  expect(found).toMatchObject({
    reference: acme,
    passage: { source: "Note, Mari Kask", event_id: expect.any(Number) },
  });
  expect(toText(found?.passage)).toBe("She wants a [discount]. Call +372 5123 4567.");
});

test("the palette lists requests by that name before those that mention it", async () => {
  await addEntry(other, { kind: "note", body: "Knows Durand." });
  expect((await find("durand")).map(({ reference }) => reference)).toEqual([acme, other]);
});

test("who may not open requests finds nothing of them, and the list of requests nothing of applications", async () => {
  expect(await find("discount", editor)).toEqual([]);
  expect(await find("confidential", editor)).toEqual([]);
  expect(await list("confidential")).toEqual([]);
  expect((await find("confidential")).map(({ reference }) => reference)).toEqual([application]);
});

test("another name of the client applies to what was said before", async () => {
  await db.update(requests).set({ company_name: "Zenith" }).where(eq(requests.reference, acme));
  expect((await list("zenith invoice")).map(([reference]) => reference)).toEqual([acme]);
  expect(await list("acme invoice")).toEqual([]);
  await db.update(requests).set({ company_name: "Acme" }).where(eq(requests.reference, acme));
});

test("words are made again only when one of their texts changes: making them takes most of the time of a change", async () => {
  const isAcme = eq(requests.reference, acme);
  const readWords = async () =>
    (await db.execute(sql`select search from requests where ${isAcme}`)).rows;
  const words = await readWords();
  await db.execute(sql`update requests set search = 'marked' where ${isAcme}`);
  await db.update(requests).set({ state: "contacted", version: 2 }).where(isAcme);
  expect(await readWords()).toEqual([{ search: "'marked'" }]);
  await db.update(requests).set({ company_name: "Acme" }).where(isAcme);
  expect(await readWords()).toEqual(words);
});

test.each([
  "'; drop table requests",
  "a & | ! ( ) <-> :*",
  '"',
  '""',
  "\\",
  "ﷺ",
  "%",
  "e\u0301",
  "0000000",
  "x ".repeat(100),
  "1".repeat(190),
  '"a" '.repeat(40),
  "🙂",
])("a search for %j is answered", async (text) => {
  expect(await list(text)).toBeInstanceOf(Array);
  expect(await find(text)).toBeInstanceOf(Array);
});

test("a word that is in every entry is found in the newest ones, and a rare one is read by the index", async () => {
  await db.execute(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, name, submitted_at)
    select 'OG-S' || n, gen_random_uuid(), '', 'find', 'Person ' || n, timestamptz '2020-01-01' - n * interval '1 hour'
    from generate_series(1, 2000) n`);
  // A statement with all of them would take longer than one may, on a busy machine.
  for (const last of [2000, 1600, 1200, 800, 400]) {
    await db.execute(sql`
      insert into request_events (request_id, author, channel, kind, version, body)
      select id, 'staff', 'desk', 'note', 1, 'logistics ' || case when reference = 'OG-S9' then 'kubernetes ' else '' end || 'other' || n
      from requests cross join generate_series(1, 10) n
      where reference like 'OG-S%' and substring(reference from 5)::int between ${last - 399} and ${last}
      order by id desc`);
  }
  await db.execute(sql`vacuum analyze requests, request_events`);
  expect((await list("logistics")).length).toBe(50);
  expect((await find("logistics")).length).toBe(8);
  expect(await list("logistics kubernetes other3")).toEqual([
    ["OG-S9", "[logistics] [kubernetes] [other3]"],
  ]);
});

test.each([
  "p",
  "k",
  "ly",
  "zz",
  "og person",
  "person 9",
  "person lyon",
  "other2 kubernetes",
  "acme invoice",
  "elodie@paris.example",
])("%s finds what has it, be it most requests or few", async (text) => {
  const query = readListQuery(INBOX_FILTERS, new URLSearchParams({ state: "all", text }));
  const { result } = await readRequestList(services, query, {
    list: "requests",
    staff_id: mari.id,
  });
  const words = text.split(/\W/).map((word) => `${word}:*`);
  const isFound = sql`search @@ to_tsquery('simple', ${words.join(" & ")})`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from requests where form <> 'apply'
      and (${isFound} or id in (select request_id from request_events where ${isFound}))
    order by submitted_at desc, id desc`);
  // Most requests were sent with these.
  const isCapped = text === "p" || text === "og person";
  expect([result.total, result.isCapped]).toEqual([isCapped ? 1_001 : rows.length, isCapped]);
  expect(result.rows.map(({ id }) => id)).toEqual(rows.slice(0, 50).map(({ id }) => id));
});

const explain = (text: string) =>
  db.transaction(async (tx) => {
    // So few rows fit on so few pages that PostgreSQL would read them all.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(
      sql`explain (analyze, timing off, buffers off)
        select id from requests where ${matchesSearch(toSearchTerms(text))}`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });

test("rare terms are read by the indexes of what was sent and of what was said", async () => {
  await db.execute(sql`vacuum analyze thread_words`);
  const one = await explain("kubernetes");
  expect(one).toMatch(/Bitmap Index Scan on requests_search/);
  // Without the entries.
  expect(one).toMatch(/Index Only Scan using thread_words.*actual rows=1.00/);
  expect(one).not.toMatch(/request_events_search/);
  const two = await explain("kubernetes other2");
  expect(two).toMatch(/Bitmap Index Scan on requests_search/);
  // Of the rare one alone: every tenth entry has the other one.
  expect(two).toMatch(/Bitmap Index Scan on request_events_search .*actual rows=10/);
  for (const plan of [one, two]) expect(plan).toMatch(/Limit .*rows=10000 .*never executed/);
});

test.each([
  { text: "durand", found: 2, index: "thread_words_word_request_id_pk" },
  { text: "elodie durand", found: 1, index: "request_events_search" },
])("a list of $text reads each index of words once", async ({ text, found, index }) => {
  // How often words are read does not show in what is found.
  const query = vi.spyOn(Client.prototype, "query");
  expect(await list(text)).toHaveLength(found);
  const sent = query.mock.calls as unknown as [{ text: string }, unknown[]][];
  const statements = sent.filter(([{ text }]) => /^\s*(select|with)/.test(text ?? ""));
  query.mockRestore();
  const plans = await Promise.all(
    statements.map(async ([{ text }, values]) => {
      const { rows } = await db.$client.query(`explain (analyze, timing off) ${text}`, values);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    }),
  );
  const plan = plans.join("\n");
  const count = (name: string) =>
    plan.match(new RegExp(`Scan (on|using) ${name} .*actual rows`, "g"))?.length ?? 0;
  expect(count(index), plan).toBe(1);
  expect(count("requests_search"), plan).toBeLessThan(2);
  expect(count("requests_found"), plan).toBe(1);
});
