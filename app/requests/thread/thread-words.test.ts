import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Transaction } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { threadWords } from "#database/tables/thread-words.ts";
import { createTestDatabase, waitForBlocked } from "#tests/support/database.ts";
import { createLetters } from "#tests/support/hire.ts";
import { insertEvent } from "./thread-entries.repository.server.ts";

const { db } = await createTestDatabase();
let id = 0;
let other = 0;

beforeEach(async () => {
  const rows = await db
    .insert(requests)
    .values([toRequest("Acme"), toRequest("Bolt")])
    .returning({ id: requests.id });
  [id, other] = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
});

const toRequest = (company_name: string) => ({
  reference: createLetters(),
  idempotency_key: randomUUID(),
  fingerprint: "",
  form: "hire" as const,
  name: "Aino",
  company_name,
});

const addNote = (tx: Transaction, request_id: number, body: string) =>
  insertEvent(tx, { request_id, version: 1, kind: "note", body });

const note = (request_id: number, body: string) =>
  db.transaction((tx) => addNote(tx, request_id, body));

async function findWord(word: string): Promise<number[]> {
  const rows = await db.select().from(threadWords).where(eq(threadWords.word, word));
  return rows.map((row) => row.request_id).toSorted((a, b) => a - b);
}

/** Words that the table lacks, or has too many of. */
async function findWrongWords() {
  const expected = sql`select distinct word, request_id from request_events, unnest(tsvector_to_array(search)) word where request_id is not null`;
  const stored = sql`select word, request_id from thread_words`;
  const { rows } = await db.execute(
    sql`(${expected} except ${stored}) union all (${stored} except ${expected})`,
  );
  return rows;
}

test("words of a thread are its entries' words, whatever changes", async () => {
  const first = await note(id, "Invoice for the harbour");
  await note(id, "Invoice again, +372 5123 4567");
  const moved = await note(other, "Lighthouse");
  expect(await findWord("invoice")).toEqual([id]);
  expect(await findWord("37251234567")).toEqual([id]);
  expect(await findWord("acme")).toEqual([id]);
  expect(await findWrongWords()).toEqual([]);

  await db.delete(requestEvents).where(eq(requestEvents.id, first));
  expect(await findWord("invoice")).toEqual([id]);
  expect(await findWord("harbour")).toEqual([]);
  await db.update(requests).set({ company_name: "Zenith" }).where(eq(requests.id, id));
  expect(await findWord("acme")).toEqual([]);
  expect(await findWord("zenith")).toEqual([id]);
  await db.update(requestEvents).set({ request_id: id }).where(eq(requestEvents.id, moved));
  expect(await findWord("lighthouse")).toEqual([id]);
  await db.update(requestEvents).set({ body: "Beacon" }).where(eq(requestEvents.id, moved));
  expect(await findWord("lighthouse")).toEqual([]);
  expect(await findWrongWords()).toEqual([]);

  await db.delete(requests).where(eq(requests.id, id));
  expect(await findWord("beacon")).toEqual([]);
  expect(await findWrongWords()).toEqual([]);
});

test("no words are left of threads that were emptied at once", async () => {
  await note(id, "Invoice");
  await db.execute(sql`truncate requests cascade`);
  expect(await db.$count(threadWords)).toBe(0);
});

/** Begins what waits for a transaction before that ends. */
async function runInTurn<Result>(
  sooner: (tx: Transaction) => Promise<unknown>,
  later: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { waiting } = await db.transaction(async (tx) => {
    await sooner(tx);
    const waiting = db.transaction(later);
    await waitForBlocked(db, 1);
    return { waiting };
  });
  return waiting;
}

test("a word stays while one entry with it is deleted and another one is written", async () => {
  const write = (tx: Transaction) => addNote(tx, id, "Invoice");
  const remove = (entry: number) => (tx: Transaction) =>
    tx.delete(requestEvents).where(eq(requestEvents.id, entry)).returning();
  const second = await runInTurn(remove(await note(id, "Invoice")), write);
  expect(await findWord("invoice")).toEqual([id]);
  await runInTurn(write, remove(second));
  expect(await findWord("invoice")).toEqual([id]);
});
