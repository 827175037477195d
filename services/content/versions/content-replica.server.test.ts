import { setImmediate as nextIteration } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { connect, type Database } from "#database/client.server.ts";
import { migrate } from "#database/migrate.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { startStandby } from "#tests/support/standby.ts";
import { openContentReplica } from "./content-replica.server.ts";
import { findContentVersion, raiseContentVersion } from "./content-version.repository.server.ts";
import { watchContentVersion } from "./content-watch.server.ts";

const primary = await startOwnDatabase();
await migrate(primary.url);
const standby = await startStandby(primary);

const SOON = { timeout: 20_000, interval: 20 };

let lines: string[] = [];
let closers: (() => Promise<void>)[] = [];

async function open(url = standby.url) {
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const connection = connect(primary.url);
  const content = await watchContentVersion(primary.url, createLog("silent"));
  const replica = await openContentReplica(url, { primary: connection.db, content, log });
  closers.push(replica.close, content.close, connection.close);
  const raise = () => connection.db.transaction((tx) => raiseContentVersion(tx));
  const readVersion = () => replica.read(async (db) => (await findContentVersion(db)) ?? 0);
  const isUsed = () => replica.read(async () => true);
  return { replica, content, raise, readVersion, isUsed };
}

const outages = () => lines.filter((line) => line.includes("is not used"));

beforeEach(() => {
  lines = [];
  closers = [];
});
afterEach(async () => {
  for (const close of closers) await close();
});

test("reads are run on the replica once it has the content version that is known, and never before", async () => {
  const { content, raise, readVersion, isUsed } = await open();
  await expect.poll(isUsed, SOON).toBe(true);
  await standby.pause();
  onTestFinished(async () => void (await standby.resume()));
  const before = content.version();
  const version = await raise();
  await expect.poll(content.version, SOON).toBe(version);
  // Long enough for many attempts to use it.
  for (let count = 0; count < 30; count++) {
    const [row] = await standby.query("select version from content_version");
    expect(row).not.toEqual({ version: String(version) });
    expect(await readVersion()).toBeUndefined();
  }
  await standby.resume();
  await expect.poll(readVersion, SOON).toBe(version);
  expect(version).toBeGreaterThan(before);
  expect(lines).toEqual([]);
});

test("a version that was read is at least the one known before, while content changes all the time", async () => {
  const { content, raise, readVersion, isUsed } = await open();
  await expect.poll(isUsed, SOON).toBe(true);
  let isOver = false;
  const writing = (async () => {
    let last = 0;
    for (let count = 0; count < 60; count++) last = await raise();
    isOver = true;
    return last;
  })();
  let onReplica = 0;
  while (!isOver) {
    const known = content.version();
    const version = await readVersion();
    // Without a replica nothing is waited for.
    await nextIteration();
    if (version === undefined) continue;
    onReplica += 1;
    expect(version).toBeGreaterThanOrEqual(known);
  }
  // The process learns of it a moment later.
  await expect.poll(readVersion, SOON).toBe(await writing);
  expect(onReplica).toBeGreaterThan(0);
});

test("a replica that lags for long is logged once", async () => {
  const { content, raise, isUsed } = await open();
  await expect.poll(isUsed, SOON).toBe(true);
  await standby.pause();
  onTestFinished(async () => void (await standby.resume()));
  const version = await raise();
  await expect.poll(content.version, SOON).toBe(version);
  await expect.poll(outages, SOON).toHaveLength(1);
  expect(lines.join()).toContain('"reason":"behind"');
  await standby.resume();
  await expect.poll(isUsed, SOON).toBe(true);
  await expect.poll(() => lines, SOON).toHaveLength(2);
  expect(lines[1]).toContain("used again");
});

test("a replica that stops in the middle of a read gives no error, and is used again when it is back", async () => {
  const { replica, isUsed } = await open();
  await expect.poll(isUsed, SOON).toBe(true);
  const read = await replica.read(async (db) => {
    await standby.stop();
    return [await findContentVersion(db)];
  });
  expect(read).toBeUndefined();
  await expect.poll(outages, SOON).toHaveLength(1);
  expect(await isUsed()).toBeUndefined();
  await standby.start();
  await expect.poll(isUsed, SOON).toBe(true);
  expect(outages()).toHaveLength(1);
  expect(lines.join()).not.toContain("postgres://");
});

test("a frozen replica delays reads by seconds at most", async () => {
  const { isUsed, readVersion } = await open();
  await expect.poll(isUsed, SOON).toBe(true);
  standby.freeze();
  try {
    expect(await readVersion()).toBeUndefined();
    await expect.poll(outages, SOON).toHaveLength(1);
  } finally {
    standby.thaw();
  }
  await expect.poll(isUsed, SOON).toBe(true);
});

test("what cannot be written on the replica fails there", async () => {
  const { replica, isUsed } = await open();
  await expect.poll(isUsed, SOON).toBe(true);
  const write = (db: Database) => db.execute(sql`delete from content_version`);
  expect(await replica.read(write)).toBeUndefined();
  expect(await isUsed()).toBe(true);
});

test("while the primary is stopped, reads go on", async () => {
  const { content, raise, isUsed, readVersion } = await open();
  const version = await raise();
  await expect.poll(content.version, SOON).toBe(version);
  await expect.poll(isUsed, SOON).toBe(true);
  await primary.stop();
  try {
    expect(await readVersion()).toBe(version);
    // Also when its connections have to be opened again.
    await standby.stop();
    await expect.poll(isUsed, SOON).toBeUndefined();
    await standby.start();
    await expect.poll(readVersion, SOON).toBe(version);
  } finally {
    await primary.start();
  }
});

test("a replica of another database is not used", async () => {
  const { content, raise, isUsed } = await open();
  const version = await raise();
  await expect.poll(content.version, SOON).toBe(version);
  await expect.poll(isUsed, SOON).toBe(true);
  // The version of another history: equal in number, made at another time.
  await standby.pause();
  onTestFinished(async () => void (await standby.resume()));
  await primary.query("update content_version set changed_at = changed_at + interval '1 second'");
  const other = await open();
  expect(await other.isUsed()).toBeUndefined();
  await expect.poll(() => lines.join(), SOON).toContain('"reason":"another database"');
});

test("a server that takes writes is not used, also when it was promoted during a read", async () => {
  const { replica, isUsed } = await open();
  await expect.poll(isUsed, SOON).toBe(true);
  const read = await replica.read(async (db) => {
    await standby.promote();
    return [await findContentVersion(db)];
  });
  expect(read).toBeUndefined();
  await expect.poll(() => lines.join(), SOON).toContain('"reason":"not a replica"');
  expect(await isUsed()).toBeUndefined();
  // The primary itself.
  const other = await open(primary.url);
  await expect.poll(outages, SOON).toHaveLength(2);
  expect(await other.isUsed()).toBeUndefined();
});
