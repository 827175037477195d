import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { isUnavailable } from "#platform/browser/unavailable.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { readLogger } from "./reads.server.ts";

/** The database with its pool. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** The argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** First argument of every repository function: the database or a transaction on it. */
export type Queryable = NodePgDatabase | Transaction;

export type Connection = { db: Database; pool: pg.Pool; close(): Promise<void> };

type Options = {
  /** Connections at a time. */
  max?: number;
  /** A statement that takes longer fails. */
  statementTimeoutMs?: number;
  /** Checks each new connection, which is refused when it rejects. */
  onConnect?: (connection: Queryable) => Promise<void>;
  log?: Logger;
};

/** A thousand times what a statement usually takes. */
const STATEMENT_TIMEOUT_MS = 6_000;
/**
 * PostgreSQL takes a comparison with a `tsquery` for as cheap as one of numbers, and would compare
 * every row of a table instead of using its index (docs/decisions, "Lists are SQL").
 */
const PLANNER = "-c cpu_operator_cost=0.02";
/** Time to open a connection, or to get a free one from the pool. */
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * A pool of connections.
 *
 * The server cancels a slow statement after `statementTimeoutMs`; a database that is frozen or out
 * of reach cannot, so the client times out a second later.
 */
export function connect(
  url: string,
  { max = 10, statementTimeoutMs = STATEMENT_TIMEOUT_MS, onConnect, log }: Options = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "ogds",
    options: PLANNER,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: 60_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: onConnect && ((client) => onConnect(drizzle(client as pg.PoolClient))),
  });
  // An error without a listener ends the process: the pool listens to idle connections only, so one
  // that is lost in the middle of a transaction needs its own listener.
  pool.on("error", (error) => log?.warn({ err: error }, "a database connection was lost"));
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = Object.assign(drizzle(pool, { logger: readLogger }), {
    transaction: createTransaction(pool),
  });
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
 * Transactions that never return a connection in an unknown state to the pool. Drizzle's own leak
 * the connection when `begin` fails, and return one whose statement timed out: the server may still
 * run it, and the next user of that connection would work in a transaction that is still open.
 */
function createTransaction(pool: pg.Pool): NodePgDatabase["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    let cause: unknown;
    let isClean = false;
    try {
      const result = await drizzle(client, { logger: readLogger }).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          cause = error;
          // A rollback would wait as long again: closing the connection rolls back too.
          if (isUnavailable(error)) client.end().catch(() => {});
          throw error;
        }
      }, config);
      isClean = true;
      return result;
    } catch (error) {
      isClean = !isUnavailable(error) && client.getTransactionStatus() === "I";
      // The first error says more than the failed rollback.
      throw cause ?? error;
    } finally {
      client.release(!isClean);
    }
  };
}
