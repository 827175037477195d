import { sql } from "drizzle-orm";
import type pg from "pg";
import { expect, test } from "vitest";
import { createLog } from "#platform/process/log.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { connect } from "./client.server.ts";

const { db: other, url } = await createTestDatabase();

test("a connection that the server closes is replaced and does not end the process", async () => {
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  const { db, close } = connect(url, { log });
  const { rows } = await db.execute(sql`SELECT pg_backend_pid() AS pid`);
  await other.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`);
  await expect.poll(() => lines.join()).toContain("a database connection was lost");
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  await close();
});

test("a statement that takes too long fails", async () => {
  const { db, close } = connect(url, { statementTimeoutMs: 100 });
  await expect(db.execute(sql`SELECT pg_sleep(10)`)).rejects.toMatchObject({
    cause: { code: "57014" },
  });
  await close();
});

test("a statement on a frozen database fails too", async () => {
  const { db, close } = connect(url, { statementTimeoutMs: 100, max: 1 });
  const { rows } = await db.execute(sql`SELECT pg_backend_pid() AS pid`);
  const pid = Number(rows[0]?.pid);
  process.kill(pid, "SIGSTOP");
  try {
    await expect(db.execute(sql`SELECT 1`)).rejects.toMatchObject({
      cause: { message: "Query read timeout" },
    });
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await close();
});

/** Stops the server's side of every connection of the pool; what it returns lets it go on. */
async function freeze(pool: pg.Pool): Promise<() => void> {
  const { rows } = await other.execute<{ pid: number }>(
    sql`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend'
          AND pid <> pg_backend_pid()`,
  );
  expect(rows).toHaveLength(pool.totalCount);
  for (const { pid } of rows) process.kill(pid, "SIGSTOP");
  return () => {
    for (const { pid } of rows) process.kill(pid, "SIGCONT");
  };
}

const GIVEN_UP = { cause: { message: "Query read timeout" } };

test("a transaction that timed out half-way is rolled back, and its connection is not reused", async () => {
  await other.execute(sql`CREATE TABLE half (step int)`);
  const { db, pool, close } = connect(url, { statementTimeoutMs: 300, max: 1 });
  let thaw = () => {};
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO half VALUES (1)`);
      thaw = await freeze(pool);
      await tx.execute(sql`INSERT INTO half VALUES (2)`);
    }),
  ).rejects.toMatchObject(GIVEN_UP);
  thaw();
  await db.execute(sql`INSERT INTO half VALUES (3)`);
  await db.transaction((tx) => tx.execute(sql`INSERT INTO half VALUES (4)`));
  const { rows } = await other.execute(sql`SELECT step FROM half ORDER BY step`);
  expect(rows).toEqual([{ step: 3 }, { step: 4 }]);
  await close();
});

test("transactions that could not begin use up no connections", async () => {
  const { db, pool, close } = connect(url, { statementTimeoutMs: 100, max: 2 });
  for (let attempt = 0; attempt < 3; attempt++) {
    await db.transaction((tx) => tx.execute(sql`SELECT 1`));
    const thaw = await freeze(pool);
    await expect(db.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toMatchObject(GIVEN_UP);
    thaw();
  }
  await close();
});

test("a transaction that fails by itself gives its connection back", async () => {
  const { db, pool, close } = connect(url, { max: 1 });
  const toPid = sql`SELECT pg_backend_pid() AS pid`;
  const { rows: before } = await db.execute(toPid);
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      throw new Error("taken");
    }),
  ).rejects.toThrow("taken");
  expect((await db.execute(toPid)).rows).toEqual(before);
  expect(pool.idleCount).toBe(1);
  await close();
});
