import { randomUUID } from "node:crypto";
import pg from "pg";
import { toRequestForm } from "#tests/support/requests.ts";
import { repeat, toFormHeaders } from "./setup.ts";

/** Milliseconds of each operation, and operations per second. */
export type Measured = { times: number[]; perSecond: number };

/** Repeats an operation with a concurrency of `atOnce` for some seconds. */
const measure =
  (operation: () => Promise<void>) =>
  async (atOnce: number, seconds: number): Promise<Measured> => {
    const started = performance.now();
    const times = await repeat(atOnce, started + seconds * 1_000, async () => {
      const begun = performance.now();
      await operation();
      return performance.now() - begun;
    });
    return { times, perSecond: times.length / ((performance.now() - started) / 1_000) };
  };

/** A client that posts hire requests, each of another person with a new idempotency key. */
export function createPoster(origin: string) {
  let sent = 0;
  const post = async () => {
    sent += 1;
    const response = await fetch(`${origin}/api/forms/request`, {
      method: "POST",
      // One mailbox gets few confirmations an hour.
      body: toRequestForm({ email: `client-${sent}@example.com` }),
      headers: toFormHeaders(),
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`the form gave ${response.status}`);
  };
  return { post, count: () => sent, run: measure(post) };
}

const ROW = "x".repeat(400);

/** The baseline: clients that insert and commit one row of the same size. */
export async function createInserter(url: string, most: number) {
  const pool = new pg.Pool({ connectionString: url, max: most });
  await pool.query(
    "create table bench_rows (id bigint generated always as identity primary key, key uuid unique not null, text text not null)",
  );
  const insert = async () => {
    const query = "insert into bench_rows (key, text) values ($1, $2) returning id";
    await pool.query({ name: "insert", text: query, values: [randomUUID(), ROW] });
  };
  return { run: measure(insert), [Symbol.asyncDispose]: () => pool.end() };
}
