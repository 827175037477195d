import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  createFindRequest,
  expectNewContentShows,
  expectNoPersonalDataInLog,
  expectStoredOnce,
  giveBackEmails,
  RECOVERY,
  VISITED,
} from "#tests/support/chaos.ts";
import { findEmbedded } from "#tests/support/own-database.ts";
import { startTestedProduct, visitContinuously } from "#tests/support/tested-product.ts";

// No DATABASE_URL: the embedded server.
const product = await startTestedProduct({});
const database = findEmbedded(product.dataDir);

test.each<[string, NodeJS.Signals]>([
  ["is killed", "SIGKILL"],
  ["is stopped at once by another process", "SIGQUIT"],
  ["is shut down by another process", "SIGINT"],
])(
  "our own database server that %s under traffic comes back by itself, and each form is there once",
  async (_how, signal) => {
    for (const path of VISITED) expect((await product.ask(path)).status).toBe(200);
    const visits = visitContinuously(product, VISITED);
    const before = database.findPid() ?? 0;
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
    process.kill(before, signal);
    await expect.poll(database.findPid, RECOVERY).not.toBe(before);
    await expect.poll(product.readiness, RECOVERY).toEqual({ status: "ready" });
    isOver = true;
    await Promise.all(traffic);
    // Those that were given out as the server ended are sent after a timeout or a delay.
    await giveBackEmails(database);

    for (const { request, status } of sent) {
      expect([201, 503]).toContain(status);
      // Acknowledged forms are stored; others can be sent again and are stored once.
      if (status === 201) expect(await request.countStored(database)).toBe(1);
    }
    const unanswered = sent.filter(({ status }) => status === 503).slice(0, 3);
    for (const { request } of [...unanswered, ...sent.slice(0, 1)]) {
      await expectStoredOnce(product, database, request);
    }
    await expectNewContentShows(product, database);
    expect(await visits.end()).toEqual([]);
    expectNoPersonalDataInLog(product, /the database server has stopped, restarting it/);
  },
  300_000,
);
