import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { FAST_POLLING } from "#tests/support/fast-polling.ts";
import { type JobKind, startQueue } from "./queue.server.ts";

const { db, url } = await createTestDatabase();
const problems: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void problems.push(line) });
const NOTE: JobKind = { name: "note", options: { retryLimit: 1, retryDelay: 1 } };
/** What is not done within 80% of the time has failed. */
const HASTY: JobKind = {
  name: "hasty",
  options: { retryLimit: 1, expireInSeconds: 2, retryDelay: 60 },
};

type Row = { name: string; state: string };

async function listJobs(): Promise<Row[]> {
  const { rows } = await db.execute(
    sql`select name, state from pgboss.job order by name, state::text`,
  );
  return rows as Row[];
}

test("a job of a transaction that is rolled back never was", async () => {
  const queue = await startQueue(url, [NOTE], log, FAST_POLLING);
  const failing = db.transaction(async (tx) => {
    await queue.enqueue(tx, NOTE, { text: "lost" });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await listJobs()).toEqual([]);
  await queue.stop();
});

test("a job is done once its transaction commits, and not before", async () => {
  const queue = await startQueue(url, [NOTE], log, FAST_POLLING);
  const done = Promise.withResolvers<string>();
  await queue.work<{ text: string }>(NOTE, async (job) => done.resolve(job.data.text));
  await db.transaction((tx) => queue.enqueue(tx, NOTE, { text: "done" }));
  expect(await done.promise).toBe("done");
  await queue.stop();
});

test("a job that fails is retried and then moved to the dead letter queue", async () => {
  await db.execute(sql`delete from pgboss.job`);
  const queue = await startQueue(url, [NOTE], log, FAST_POLLING);
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

test("open jobs can be listed, and dead letters retried", async () => {
  await db.execute(sql`delete from pgboss.job`);
  const queue = await startQueue(url, [NOTE], log, FAST_POLLING);
  await db.transaction((tx) => queue.enqueue(tx, NOTE, { text: "done" }));
  expect(await queue.listOpen(NOTE)).toMatchObject([
    { data: { text: "done" }, isDeadLetter: false, attempts: 0, reason: undefined },
  ]);

  const state = { isBroken: true };
  const done = Promise.withResolvers<string>();
  await queue.work<{ text: string }>(NOTE, async (job) => {
    if (state.isBroken) throw new Error("out of paper");
    done.resolve(job.data.text);
  });
  await expect
    .poll(() => queue.listOpen(NOTE), { timeout: 15_000 })
    .toMatchObject([
      { data: { text: "done" }, isDeadLetter: true, attempts: 2, nextAt: undefined },
    ]);
  const [givenUp] = await queue.listOpen(NOTE);
  expect(givenUp?.reason).toContain("out of paper");

  state.isBroken = false;
  expect(await queue.retryDeadLetters(NOTE)).toBe(1);
  expect(await done.promise).toBe("done");
  await expect.poll(() => queue.listOpen(NOTE), { timeout: 10_000 }).toEqual([]);
  expect(await queue.retryDeadLetters(NOTE)).toBe(0);
  await queue.stop();
}, 30_000);

test("several processes share the work: each job is done by one of them", async () => {
  await db.execute(sql`delete from pgboss.job`);
  const queues = await Promise.all([1, 2].map(() => startQueue(url, [NOTE], log, FAST_POLLING)));
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
  const first = await startQueue(url, [NOTE], log, FAST_POLLING);
  await db.transaction((tx) => first.enqueue(tx, NOTE, {}));
  await first.stop();
  const second = await startQueue(url, [NOTE], log, FAST_POLLING);
  const done = Promise.withResolvers<void>();
  await second.work(NOTE, async () => done.resolve());
  await done.promise;
  await second.stop();
});

test("a job that never ends does not take those with it that were begun at the same time", async () => {
  await db.execute(sql`delete from pgboss.job`);
  const queue = await startQueue(url, [HASTY], log, FAST_POLLING);
  const done: number[] = [];
  await queue.work<{ n: number }>(HASTY, async (job) => {
    if (job.data.n === 0) await new Promise(() => {});
    done.push(job.data.n);
  });
  await db.transaction(async (tx) => {
    for (let n = 0; n < 5; n++) await queue.enqueue(tx, HASTY, { n });
  });
  await expect
    .poll(listJobs, { timeout: 20_000 })
    .toEqual([
      ...Array(4).fill({ name: "hasty", state: "completed" }),
      { name: "hasty", state: "retry" },
    ]);
  expect(done.toSorted()).toEqual([1, 2, 3, 4]);
  await queue.stop();
}, 30_000);

test("a job whose completion could not be stored is not run again", async () => {
  await db.execute(sql`delete from pgboss.job`);
  problems.length = 0;
  const queue = await startQueue(url, [NOTE], log, FAST_POLLING);
  let times = 0;
  await queue.work(NOTE, async () => {
    times += 1;
    // The end of the job cannot be written while its table has another name.
    if (times === 1) await db.execute(sql`alter schema pgboss rename to away`);
  });
  await db.transaction((tx) => queue.enqueue(tx, NOTE, {}));
  const isAway = async () =>
    (await db.execute(sql`select to_regclass('away.job') is not null as it`)).rows;
  await expect.poll(isAway, { timeout: 15_000 }).toEqual([{ it: true }]);
  await expect.poll(() => problems.length, { timeout: 15_000 }).toBeGreaterThan(0);
  await db.execute(sql`alter schema away rename to pgboss`);
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now()`);
  await expect.poll(listJobs, { timeout: 15_000 }).toEqual([{ name: "note", state: "completed" }]);
  expect(times).toBe(1);
  await queue.stop();
}, 50_000);

test("waiting jobs can be retried at once", async () => {
  await db.execute(sql`delete from pgboss.job`);
  const kind: JobKind = { name: "slow", options: { retryLimit: 3, retryDelay: 3_600 } };
  const queue = await startQueue(url, [kind], log, FAST_POLLING);
  let attempts = 0;
  await queue.work(kind, async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("no");
  });
  await db.transaction((tx) => queue.enqueue(tx, kind, {}));
  await expect.poll(listJobs, { timeout: 15_000 }).toEqual([{ name: "slow", state: "retry" }]);
  await queue.retryNow(kind);
  await expect.poll(listJobs, { timeout: 15_000 }).toEqual([{ name: "slow", state: "completed" }]);
  await queue.stop();
}, 40_000);

test("an hourly job runs soon after a start, once an hour however many processes start", async () => {
  await db.execute(sql`delete from pgboss.job`);
  let runs = 0;
  const start = async () => {
    const queue = await startQueue(url, [NOTE], log, FAST_POLLING);
    await queue.work(NOTE, async () => void runs++);
    queue.everyHour(NOTE);
    return queue;
  };
  const queues = await Promise.all([start(), start()]);
  const jobs = async () => (await listJobs()).length;
  await expect.poll(() => runs, { timeout: 15_000 }).toBe(1);
  queues.push(await start());
  expect(await jobs()).toBe(1);
  await db.execute(sql`update pgboss.job set singleton_on = singleton_on - interval '1 hour'`);
  queues.push(await start());
  await expect.poll(() => runs, { timeout: 15_000 }).toBe(2);
  expect(await jobs()).toBe(2);
  await Promise.all(queues.map((queue) => queue.stop()));
}, 40_000);

test("a sweep runs in each process soon after its start", async () => {
  const runs = [0, 0];
  const queues = await Promise.all(
    runs.map(async (_, index) => {
      const queue = await startQueue(url, [NOTE], log, { ...FAST_POLLING, firstSweepMs: 10 });
      queue.sweepEveryHour(async () => {
        runs[index] = 1;
      });
      return queue;
    }),
  );
  await expect.poll(() => runs).toEqual([1, 1]);
  await Promise.all(queues.map((queue) => queue.stop()));
});

test("a regular job that needs the clock is not added, and no sweep runs, while the clock is not believed", async () => {
  await db.execute(sql`delete from pgboss.job`);
  let isHeld = true;
  let sweeps = 0;
  const start = async () => {
    const times = { ...FAST_POLLING, firstSweepMs: 10 };
    const queue = await startQueue(url, [NOTE, HASTY], log, times, () => isHeld);
    queue.everyNight({ ...NOTE, needsClock: true });
    queue.everyMinutes(HASTY, 10);
    queue.sweepEveryHour(async () => void sweeps++);
    return queue;
  };
  const first = await start();
  await expect.poll(listJobs).toEqual([{ name: "hasty", state: "created" }]);
  await first.stop();
  expect(sweeps).toBe(0);
  isHeld = false;
  const second = await start();
  await expect.poll(() => sweeps).toBe(1);
  await expect.poll(listJobs).toContainEqual({ name: "note", state: "created" });
  await second.stop();
});

test("jobs of one key run one by one, those of others meanwhile, and one more of a key waits at most", async () => {
  const KEYED: JobKind = { name: "keyed", keyed: { by: "shop", workers: 2 }, options: {} };
  const queue = await startQueue(url, [KEYED], log, FAST_POLLING);
  const begun: string[] = [];
  const slow = Promise.withResolvers<void>();
  await queue.work<{ shop: string }>(KEYED, async ({ data: { shop } }) => {
    begun.push(shop);
    if (shop === "slow") await slow.promise;
  });
  const add = (shop: string) => db.transaction((tx) => queue.enqueue(tx, KEYED, { shop }));
  await add("slow");
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual(["slow"]);
  await add("slow");
  await add("slow");
  await add("quick");
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual(["slow", "quick"]);
  slow.resolve();
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual(["slow", "quick", "slow"]);
  const states = async () =>
    (await listJobs()).filter(({ name }) => name === "keyed").map(({ state }) => state);
  await expect.poll(states, { timeout: 20_000 }).toEqual(["completed", "completed", "completed"]);
  await queue.stop();
});
