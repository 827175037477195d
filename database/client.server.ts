import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "#platform/log.server.ts";
import { isUnavailable } from "#platform/unavailable.ts";

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

/** Milliseconds that somebody waits for what usually takes a thousandth of it. */
const PATIENCE = 6_000;
/** Milliseconds until a connection, an own one or a free one, has to be there. */
const PATIENCE_TO_CONNECT = 3_000;

/**
 * A pool of connections.
 *
 * The server ends a slow statement when `patience` is over; a database that is frozen or out of
 * reach cannot, so the client gives up by itself a second later.
 */
export function connect(url: string, { max = 10, patience = PATIENCE, log }: Options = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "ogds",
    connectionTimeoutMillis: PATIENCE_TO_CONNECT,
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
  const db = Object.assign(drizzle(pool), { transaction: createTransaction(pool) });
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

/**
 * Transactions that never leave a connection in an unknown state behind. Drizzle's own keeps a
 * connection for good when `begin` fails, and gives one back whose statement was given up: the
 * server may still do it, and whoever gets that connection next works, unknowing, in a transaction
 * that is still open.
 */
function createTransaction(pool: pg.Pool): NodePgDatabase["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    let cause: unknown;
    let isClean = false;
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          cause = error;
          // The rollback would wait as long again: a connection that ends does it by itself.
          if (isUnavailable(error)) client.end().catch(() => {});
          throw error;
        }
      }, config);
      isClean = true;
      return result;
    } catch (error) {
      isClean = !isUnavailable(error) && client.getTransactionStatus() === "I";
      // What failed first says more than the rollback after it.
      throw cause ?? error;
    } finally {
      client.release(!isClean);
    }
  };
}
