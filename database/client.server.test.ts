import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { connect } from "./client.server.ts";

const { db: other, url } = await createTestDatabase();

test("a connection that the server ends is replaced and does not end the process", async () => {
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  const { db, close } = connect(url, { log });
  const { rows } = await db.execute(sql`SELECT pg_backend_pid() AS pid`);
  await other.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`);
  await expect.poll(() => lines.join()).toContain("a database connection was lost");
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  await close();
});

test("a statement that takes too long is given up", async () => {
  const { db, close } = connect(url, { patience: 100 });
  await expect(db.execute(sql`SELECT pg_sleep(10)`)).rejects.toMatchObject({
    cause: { code: "57014" },
  });
  await close();
});

test("a database that is frozen is given up too", async () => {
  const { db, close } = connect(url, { patience: 100, max: 1 });
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
