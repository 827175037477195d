import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "#platform/log.server.ts";

/** The database with its pool. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** What `db.transaction` hands to its callback. */
export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** First argument of every repository function: the database or a transaction on it. */
export type Queryable = NodePgDatabase | Transaction;

export type Connection = { db: Database; pool: pg.Pool; close(): Promise<void> };

type Options = {
  /** Most connections at a time. */
  max?: number;
  /** Milliseconds until a statement is given up. */
  patience?: number;
  log?: Logger;
};

/**
 * A pool of connections.
 *
 * The server ends a slow statement when `patience` is over; a database that is frozen or out of
 * reach cannot, so the client gives up by itself a second later.
 */
export function connect(url: string, { max = 10, patience = 15_000, log }: Options = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "ogds",
    connectionTimeoutMillis: 5_000,
    statement_timeout: patience,
    query_timeout: patience + 1_000,
    idle_in_transaction_session_timeout: 60_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // An error without a listener ends the process: the pool hears idle connections only, so one that
  // is lost in the middle of a transaction needs a listener of its own.
  pool.on("error", (error) => log?.warn({ err: error }, "a database connection was lost"));
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool);
  let closed: Promise<void> | undefined;
  return {
    db,
    pool,
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  } satisfies Connection;
}
