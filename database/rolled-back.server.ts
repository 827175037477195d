import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, Transaction } from "./client.server.ts";

const ROLLBACK = Symbol("rollback");

/** The client, with its queries sent one after the other, in whatever way they are called. */
function inOrder(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: Parameters<pg.PoolClient["query"]>) => {
    const next = last.then(() => client.query(...args));
    last = next.then(
      () => {},
      () => {},
    );
    return next;
  };
  return new Proxy(client, {
    get: (target, name) => (name === "query" ? query : Reflect.get(target, name)),
  });
}

/**
 * Does something in a transaction that is rolled back in any case. It may be given to what expects a
 * pool: concurrent reads wait for each other.
 */
export async function runAndRollBack<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  let outcome: { result: Result } | undefined;
  try {
    await drizzle(inOrder(client)).transaction(async (tx) => {
      outcome = { result: await work(tx) };
      throw ROLLBACK;
    });
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  } finally {
    // After a failure the state of the connection is unknown; closing it rolls back too.
    client.release(outcome === undefined);
  }
  if (!outcome) throw new Error("A transaction ended without its work");
  return outcome.result;
}
