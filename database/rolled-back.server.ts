import { drizzle } from "drizzle-orm/node-postgres";
import type { Database, Transaction } from "./client.server.ts";
import { inOrder } from "./in-order.server.ts";

const ROLLBACK = Symbol("rollback");

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
