import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import {
  createFindRequest,
  expectDiscreetLog,
  expectNewContentShows,
  expectStoredOnce,
  RECOVERY,
  VISITED,
} from "#tests/support/chaos.ts";
import { keepVisiting, startProduct } from "#tests/support/product-process.ts";

// No DATABASE_URL: the server is the product's own.
const product = await startProduct({});
const home = join(product.dataDir, "postgres");

/** The lock file of the server that runs; empty between two of them. */
function readLock(): string[] {
  try {
    return readFileSync(join(home, "cluster/postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

async function query(text: string, values: unknown[] = []) {
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(readLock()[3]),
    user: "ogds",
    password: readFileSync(join(home, "password"), "utf8").trim(),
    database: "postgres",
  });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
const database = { query };

test.each<[string, NodeJS.Signals]>([
  ["is killed", "SIGKILL"],
  ["is stopped at once by somebody else", "SIGQUIT"],
  ["is stopped in good order by somebody else", "SIGINT"],
])(
  "our own database server that %s under traffic comes back by itself, and each form is there once",
  async (_how, signal) => {
    for (const path of VISITED) expect((await product.ask(path)).status).toBe(200);
    const visits = keepVisiting(product, VISITED);
    const [before] = readLock();
    const sent: { request: ReturnType<typeof createFindRequest>; status: number }[] = [];
    let isOver = false;
    const traffic = [1, 2, 3].map(async () => {
      while (!isOver) {
        const request = createFindRequest(product);
        const { status } = await request.send();
        sent.push({ request, status });
        await wait(150);
      }
    });
    await expect.poll(() => sent.length, RECOVERY).toBeGreaterThan(3);
    process.kill(Number(before), signal);
    await expect.poll(() => readLock()[0], RECOVERY).not.toBe(before);
    await expect.poll(product.readiness, RECOVERY).toEqual({ status: "ready" });
    isOver = true;
    await Promise.all(traffic);

    for (const { request, status } of sent) {
      expect([201, 503]).toContain(status);
      // What was acknowledged is there; what was not can be sent again and is there once.
      if (status === 201) expect(await request.countStored(database)).toBe(1);
    }
    const unanswered = sent.filter(({ status }) => status === 503).slice(0, 3);
    for (const { request } of [...unanswered, ...sent.slice(0, 1)]) {
      await expectStoredOnce(product, database, request);
    }
    await expectNewContentShows(product, database);
    expect(await visits.end()).toEqual([]);
    expectDiscreetLog(product, /the database server is gone, starting it again/);
  },
);
