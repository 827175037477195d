import type { Metric } from "prom-client";
import { type Connection, connect, type Database } from "#database/client.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { createGauge, createLabeledCounter } from "#platform/process/metrics.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";
import type { ContentWatch } from "./content-watch.server.ts";
import { readServerState, type ServerState } from "./replica-state.repository.server.ts";

/** A read-only copy of the database, for what is the same for every visitor. */
export type ContentReplica = {
  /**
   * Runs reads on the replica, if that has at least the content version known to this process.
   * Undefined when it has not, when a read failed or when the replica became a primary meanwhile:
   * then they are to be run on the primary.
   */
  read<Value>(work: (db: Database) => Promise<Value>): Promise<Value | undefined>;
  metrics: readonly Metric[];
  close(): Promise<void>;
};

/** Each connection of it has shown that its server has this content version. */
type Verified = { version: number; connection: Connection; reads: Set<Promise<unknown>> };

/** A statement that takes longer is run on the primary. */
const STATEMENT_TIMEOUT_MS = 1_000;
/** How long the primary may take to describe a version; without it the replica is compared less. */
const PRIMARY_TIMEOUT_MS = 1_000;
/** Interval at which a replica in use is checked. */
const CHECK_INTERVAL_MS = 1_000;
/** Intervals at which one that cannot be used is tried again; the first ones are short. */
const MIN_RETRY_MS = 25;
const MAX_RETRY_MS = 1_000;
/** A replica is behind for a moment after each change; only a longer delay is logged. */
const LOGGED_DELAY_MS = 5_000;

type Reason = "behind" | "not a replica" | "another database" | "unavailable";

class UnusableError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Opens the replica at `url` and follows its state. Nothing is ever read from a server that has not
 * shown the version which is known here: a pool of connections belongs to one version, and each new
 * connection is checked, because one name may stand for several servers.
 */
export async function openContentReplica(
  url: string,
  { primary, content, log }: { primary: Database; content: ContentWatch; log: Logger },
): Promise<ContentReplica> {
  const { migration } = await readServerState(primary);
  const reads = createLabeledCounter(
    "ogds_replica_reads_total",
    "Public pages and images by the database that they were read from; `repeated` ones failed on the replica and were read from the primary.",
    { database: ["replica", "primary", "repeated"] },
  );
  let verified: Verified | undefined;
  let seenVersion = 0;
  let isClosing = false;
  let wake = Promise.withResolvers<void>();
  content.onChange(() => wake.resolve());

  /** @throws UnusableError */
  function requireState(state: ServerState, requested: ServerState): void {
    if (!state.isStandby)
      throw new UnusableError("not a replica", "The server takes writes: it is not a replica.");
    seenVersion = state.contentVersion;
    if (state.contentVersion < requested.contentVersion || state.migration < requested.migration)
      throw new UnusableError("behind", "The replica does not have the content version yet.");
    const isSame = state.contentVersion === requested.contentVersion;
    if (isSame && requested.changed !== undefined && state.changed !== requested.changed)
      throw new UnusableError("another database", "The replica is one of another database.");
  }

  /** Opens connections for the version that is known now. */
  async function verify(): Promise<Verified> {
    const version = content.version();
    const known = await withTimeout(PRIMARY_TIMEOUT_MS, readServerState(primary)).catch(() => {});
    const requested: ServerState = {
      isStandby: true,
      contentVersion: version,
      changed: known?.contentVersion === version ? known.changed : undefined,
      migration,
    };
    const connection = connect(url, {
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      onConnect: async (connected) => requireState(await readServerState(connected), requested),
    });
    try {
      await connection.db.execute("select 1");
    } catch (error) {
      connection.close().catch(() => {});
      throw error;
    }
    return { version, connection, reads: new Set() };
  }

  /** @throws UnusableError when it takes writes, which only a server without a primary does */
  async function requireStandby({ connection }: Verified): Promise<void> {
    const state = await readServerState(connection.db);
    requireState(state, { ...state, isStandby: true });
  }

  /** Its reads may end first. A later connection to the same server shares no cached value with it. */
  function retire(old: Verified | undefined): void {
    if (!old) return;
    if (verified === old) verified = undefined;
    Promise.allSettled(old.reads).then(() => old.connection.close().catch(() => {}));
  }

  async function check(): Promise<void> {
    if (verified?.version === content.version()) {
      await requireStandby(verified);
      return;
    }
    const old = verified;
    const next = await verify();
    retire(old);
    verified = next;
  }

  const report = createReport(log);

  async function watch(): Promise<void> {
    let delay = MIN_RETRY_MS;
    while (!isClosing) {
      wake = Promise.withResolvers();
      try {
        await check();
        delay = MIN_RETRY_MS;
        report(undefined);
      } catch (error) {
        retire(verified);
        delay = Math.min(delay * 2, MAX_RETRY_MS);
        if (!isClosing) report(error);
      }
      if (isClosing) break;
      const timer = setTimeout(wake.resolve, verified ? CHECK_INTERVAL_MS : delay);
      await wake.promise;
      clearTimeout(timer);
    }
    retire(verified);
  }

  const watching = watch();

  return {
    async read(work) {
      const used = verified;
      if (used?.version !== content.version()) {
        reads.inc({ database: "primary" });
        return undefined;
      }
      const reading = work(used.connection.db).then(async (value) => {
        // What was read of a server that is a replica afterwards was read of a replica.
        await requireStandby(used);
        return value;
      });
      used.reads.add(reading);
      try {
        const value = await reading;
        reads.inc({ database: "replica" });
        return value;
      } catch {
        reads.inc({ database: "repeated" });
        wake.resolve();
        return undefined;
      } finally {
        used.reads.delete(reading);
      }
    },
    metrics: [
      reads,
      createGauge("ogds_replica_up", "1 when public pages are read from the replica.", () =>
        verified?.version === content.version() ? 1 : 0,
      ),
      createGauge(
        "ogds_replica_content_version",
        "The content version that the replica had when it was last checked.",
        () => seenVersion,
      ),
    ],
    close: async () => {
      isClosing = true;
      wake.resolve();
      await watching;
    },
  };
}

/** Logs once why a replica cannot be used, and once that it can be used again. */
function createReport(log: Logger): (error: unknown) => void {
  let since: number | undefined;
  let logged: Reason | undefined;
  return (error) => {
    if (error === undefined) {
      if (logged) log.info("the database replica is used again");
      since = undefined;
      logged = undefined;
      return;
    }
    const reason = toReason(error);
    since ??= Date.now();
    if (reason === logged || (reason === "behind" && Date.now() - since < LOGGED_DELAY_MS)) return;
    logged = reason;
    log.warn(
      { err: error, reason },
      "the database replica is not used: public pages are read from the primary",
    );
  };
}

function toReason(error: unknown): Reason {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UnusableError) return cause.reason;
  }
  return "unavailable";
}
