import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, inject } from "vitest";
import { type Connection, connect, type Queryable } from "#database/client.server.ts";
import { TEMPLATE } from "./template.ts";

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject("databaseServer"));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A database for the test file, migrated and empty, dropped after its last test:
 * `const { db } = await createTestDatabase();` at the top of the file or in a `beforeAll`.
 */
export async function createTestDatabase(): Promise<Connection & { url: string }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = new URL(inject("databaseServer"));
  url.pathname = name;
  const connection = connect(url.href);
  afterAll(async () => {
    await connection.close();
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return { ...connection, url: url.href };
}

/**
 * Waits until this many transactions of the test's database wait for a lock of another one.
 * @param db outside a transaction, within which PostgreSQL would repeat its first answer
 */
export async function waitForBlocked(db: Queryable, count: number): Promise<void> {
  const countBlocked = async () => {
    const { rows } = await db.execute(sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length;
  };
  await expect.poll(countBlocked, { timeout: 20_000 }).toBe(count);
}
