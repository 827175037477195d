import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { type JobKind, startQueue } from "./queue.server.ts";

const { db, url } = await createTestDatabase();
const log = pino({ level: "silent" });
const NOTE: JobKind = { name: "note", options: { retryLimit: 1, retryDelay: 1 } };

type Row = { name: string; state: string };

async function listJobs(): Promise<Row[]> {
  const { rows } = await db.execute(sql`select name, state from pgboss.job order by name`);
  return rows as Row[];
}

test("a job of a transaction that is rolled back never was", async () => {
  const queue = await startQueue(url, [NOTE], log);
  const failing = db.transaction(async (tx) => {
    await queue.enqueue(tx, NOTE, { text: "lost" });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await listJobs()).toEqual([]);
  await queue.stop();
});

test("a job is done once its transaction commits, and not before", async () => {
  const queue = await startQueue(url, [NOTE], log);
  const done = Promise.withResolvers<string>();
  await queue.work<{ text: string }>(NOTE, async (job) => done.resolve(job.data.text));
  await db.transaction((tx) => queue.enqueue(tx, NOTE, { text: "kept" }));
  expect(await done.promise).toBe("kept");
  await queue.stop();
});

test("a job that fails is tried again and then kept aside", async () => {
  await db.execute(sql`delete from pgboss.job`);
  const queue = await startQueue(url, [NOTE], log);
  let attempts = 0;
  await queue.work(NOTE, async () => {
    attempts += 1;
    throw new Error("no");
  });
  await db.transaction((tx) => queue.enqueue(tx, NOTE, {}));
  await expect
    .poll(listJobs, { timeout: 15_000 })
    .toContainEqual({ name: "note-failed", state: "created" });
  expect(attempts).toBe(2);
  await queue.stop();
}, 20_000);

test("what is not done can be looked through, and what was given up tried again", async () => {
  await db.execute(sql`delete from pgboss.job`);
  const queue = await startQueue(url, [NOTE], log);
  await db.transaction((tx) => queue.enqueue(tx, NOTE, { text: "kept" }));
  expect(await queue.listOpen(NOTE)).toMatchObject([
    { data: { text: "kept" }, isGivenUp: false, attempts: 0, reason: undefined },
  ]);

  const state = { isBroken: true };
  const done = Promise.withResolvers<string>();
  await queue.work<{ text: string }>(NOTE, async (job) => {
    if (state.isBroken) throw new Error("out of paper");
    done.resolve(job.data.text);
  });
  await expect
    .poll(() => queue.listOpen(NOTE), { timeout: 15_000 })
    .toMatchObject([{ data: { text: "kept" }, isGivenUp: true, attempts: 2, nextAt: undefined }]);
  const [givenUp] = await queue.listOpen(NOTE);
  expect(givenUp?.reason).toContain("out of paper");

  state.isBroken = false;
  expect(await queue.retryGivenUp(NOTE)).toBe(1);
  expect(await done.promise).toBe("kept");
  await expect.poll(() => queue.listOpen(NOTE), { timeout: 10_000 }).toEqual([]);
  expect(await queue.retryGivenUp(NOTE)).toBe(0);
  await queue.stop();
}, 30_000);

test("several processes share the work: each job is done by one of them", async () => {
  await db.execute(sql`delete from pgboss.job`);
  const queues = await Promise.all([1, 2].map(() => startQueue(url, [NOTE], log)));
  const done: number[] = [];
  for (const queue of queues) {
    await queue.work<{ n: number }>(NOTE, async (job) => void done.push(job.data.n));
  }
  await db.transaction(async (tx) => {
    for (let n = 0; n < 20; n++) await queues[0]?.enqueue(tx, NOTE, { n });
  });
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(20);
  expect(new Set(done).size).toBe(20);
  await Promise.all(queues.map((queue) => queue.stop()));
}, 30_000);

test("what was not begun before the stop is done at the next start", async () => {
  await db.execute(sql`delete from pgboss.job`);
  const first = await startQueue(url, [NOTE], log);
  await db.transaction((tx) => first.enqueue(tx, NOTE, {}));
  await first.stop();
  const second = await startQueue(url, [NOTE], log);
  const done = Promise.withResolvers<void>();
  await second.work(NOTE, async () => done.resolve());
  await done.promise;
  await second.stop();
});
