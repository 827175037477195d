import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { raiseContentVersion } from "./content-version.repository.server.ts";
import { type ContentWatch, watchContentVersion } from "./content-watch.server.ts";

const { db, url } = await createTestDatabase();
const watches: ContentWatch[] = [];
const log = pino({ level: "silent" });

async function startWatch(): Promise<ContentWatch> {
  const watch = await watchContentVersion(url, log);
  watches.push(watch);
  return watch;
}

const raise = () => db.transaction((tx) => raiseContentVersion(tx));

async function countConnections(): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from pg_stat_activity where application_name = 'ogds content' and datname = current_database()`,
  );
  return Number(rows[0]?.count);
}

afterEach(async () => {
  await Promise.all(watches.splice(0).map((watch) => watch.close()));
});

test("all processes are notified of an import within a second", async () => {
  const [one, other] = [await startWatch(), await startWatch()];
  const heard = vi.fn();
  one.onChange(heard);
  const version = await raise();
  await expect
    .poll(() => [one.version(), other.version()], { timeout: 1_000, interval: 10 })
    .toEqual([version, version]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a process that starts later knows the version at once", async () => {
  const version = await raise();
  expect((await startWatch()).version()).toBe(version);
});

test("a lost connection is replaced and reads the changes meanwhile", async () => {
  const watch = await startWatch();
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ogds content' and datname = current_database()`,
  );
  const version = await raise();
  await expect.poll(() => watch.version(), { timeout: 5_000 }).toBe(version);
  const next = await raise();
  await expect.poll(() => watch.version(), { timeout: 1_000, interval: 10 }).toBe(next);
});

test("where notifications are dropped, polling finds the change", async () => {
  const watch = await startWatch();
  await db.execute(sql`update content_version set version = version + 1`);
  const { rows } = await db.execute<{ version: string }>(sql`select version from content_version`);
  await expect.poll(() => watch.version(), { timeout: 5_000 }).toBe(Number(rows[0]?.version));
});

test("close leaves no connection open", async () => {
  const watch = await startWatch();
  await watch.close();
  await expect.poll(countConnections).toBe(0);
});

test("an unreachable database does not prevent the process from starting", async () => {
  const watch = await watchContentVersion("postgres://nobody@127.0.0.1:1/none", log);
  expect(watch.version()).toBe(0);
  await watch.close();
});
