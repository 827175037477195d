import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { findFreePort } from "#platform/process/free-port.server.ts";
import {
  createFindRequest,
  expectNoPersonalDataInLog,
  expectSendAgain,
  expectStoredOnce,
  RECOVERY,
} from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { parseMetrics } from "#tests/support/parse-metrics.ts";
import { startStandby } from "#tests/support/standby.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";

const primary = await startOwnDatabase();
const standby = await startStandby(primary);
const metricsPort = await findFreePort();
const product = await startTestedProduct({
  DATABASE_URL: primary.url,
  DATABASE_REPLICA_URL: standby.url,
  METRICS_PORT: String(metricsPort),
});

async function readMetric(series: string): Promise<number> {
  // On a new connection: one that was idle may be closed by the server at this moment.
  const headers = { Connection: "close" };
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers });
  return parseMetrics(await response.text()).get(series) ?? Number.NaN;
}
const countReads = (database: string) =>
  readMetric(`ogds_replica_reads_total{database="${database}"}`);
const isUsed = () => readMetric("ogds_replica_up");

/** A list that no request had before, so that it is rendered. */
let lists = 0;
const toNewList = () => `/developers?rate_max=${++lists + 1_000}`;

/** The first member of lists; their position has the number of its last change. */
const [, slug = ""] = /href="\/developers\/([a-z-]+)"/.exec(
  (await product.ask(toNewList())).text,
) ?? [""];

/**
 * Changes content and requests pages at the same time. A page is outdated when it shows a change
 * before the one of the content version that the process knew when it was requested.
 */
function visitWhileContentChanges() {
  const changes = new Map<number, number>();
  const failures: string[] = [];
  let isOver = false;
  let visits = 0;

  async function change(): Promise<void> {
    for (let number = 1; !isOver; number++) {
      const [row] = await primary.query(
        `with changed as (update members set position = $1 where slug = $2)
         select version + 1 as version from content_version`,
        [`Kaos engineer ${number}.`, slug],
      );
      changes.set(Number(row?.version), number);
      // After each change the process renders its most visited pages: leave it time for others.
      const target = visits + 4;
      while (visits < target && !isOver) await wait(10);
    }
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      const known = changes.get(await readMetric("ogds_content_version")) ?? 0;
      const path = toNewList();
      const page = await product.ask(path).catch((error: Error) => error);
      visits += 1;
      if (page instanceof Error) failures.push(`${path}: ${page.message}`);
      else if (page.status !== 200) failures.push(`${path}: ${page.status}`);
      else {
        const shown = Number(/Kaos engineer (\d+)\./.exec(page.text)?.[1] ?? 0);
        if (shown < known) failures.push(`${path}: change ${shown} after ${known}`);
      }
    }
  }

  const working = Promise.all([change(), visit(), visit()]);
  return {
    /** Waits for this many more pages. */
    more: (count: number) => {
      const target = visits + count;
      return expect.poll(() => visits, RECOVERY).toBeGreaterThan(target);
    },
    end: async () => {
      isOver = true;
      await working;
      return failures;
    },
  };
}

test("every public page is rendered on the replica", async () => {
  await expect.poll(isUsed, RECOVERY).toBe(1);
  const before = await countReads("primary");
  const { text } = await product.ask("/sitemap.xml");
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(50);
  for (const path of [...paths, "/developers?q=qwrtz", "/developers.data", "/blog/feed.xml"]) {
    expect((await product.ask(path)).status, path).toBeLessThan(400);
  }
  expect(await countReads("repeated")).toBe(0);
  expect(await countReads("primary")).toBe(before);
  // A search without results is counted where it can be written.
  expect(await primary.query("select search from empty_searches")).toHaveLength(1);
});

test("while content changes and the replica lags, freezes and stops, no page fails or is outdated", async () => {
  const visits = visitWhileContentChanges();
  const before = await countReads("replica");
  await visits.more(24);
  expect(await countReads("replica")).toBeGreaterThan(before);

  await standby.pause();
  await expect.poll(isUsed, RECOVERY).toBe(0);
  await visits.more(24);
  await standby.resume();

  for (const [fail, recover] of [
    [standby.stop, standby.start],
    [standby.freeze, standby.thaw],
  ] as const) {
    const used = await countReads("replica");
    await expect.poll(() => countReads("replica"), RECOVERY).toBeGreaterThan(used);
    await fail();
    await visits.more(24);
    await recover();
  }
  const used = await countReads("replica");
  await expect.poll(() => countReads("replica"), RECOVERY).toBeGreaterThan(used);
  expect(await visits.end()).toEqual([]);
});

test("while the primary is stopped, pages are rendered on the replica, and forms can be sent again", async () => {
  await expect.poll(isUsed, RECOVERY).toBe(1);
  await primary.stop();
  const request = createFindRequest(product);
  expectSendAgain(await request.send());
  for (const path of [toNewList(), `/developers/${slug}`, "/blog?page=2"]) {
    expect((await product.ask(path)).status, path).toBe(200);
  }
  await primary.start();
  await expect.poll(product.readiness, RECOVERY).toEqual({ status: "ready" });
  await expectStoredOnce(product, primary, request);
});

test("a replica that is promoted and changed by itself shows on no page", async () => {
  await expect.poll(isUsed, RECOVERY).toBe(1);
  const visits = visitWhileContentChanges();
  await visits.more(10);
  await standby.promote();
  await standby.query("update members set position = 'Kaos of another database'");
  for (let count = 0; count < 10; count++) {
    const { status, text } = await product.ask(toNewList());
    expect(status).toBe(200);
    expect(text).not.toContain("Kaos of another database");
  }
  await visits.more(24);
  expect(await visits.end()).toEqual([]);
  expect(await isUsed()).toBe(0);
  expectNoPersonalDataInLog(product, /the database replica is not used/);
});
