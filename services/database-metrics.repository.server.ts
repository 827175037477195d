import { sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { Database } from "#database/client.server.ts";
import { createGauge } from "#platform/metrics.ts";
import { withTimeout } from "#platform/with-timeout.ts";

type JobRow = { queue: string; state: string; count: number; oldest: number };

/** End of the names of dead letter queues. */
const DEAD_LETTER_SUFFIX = "-failed";

const QUERY_TIMEOUT_MS = 1_000;

/** Open jobs only, which have an index: done ones are retained for weeks. */
const OPEN_JOBS = sql`
  select name as queue, state::text as state, count(*)::int as count,
    greatest(extract(epoch from now() - min(created_on)), 0)::float as oldest
  from pgboss.job where state < 'active' and not blocked
  group by name, state`;

/**
 * Metrics from the database, and whether it responds. A frozen database gets one statement at a
 * time, and the other metrics are read without it.
 * @param queues names that have samples also while they are empty
 */
export function createDatabaseMetrics(db: Database, queues: readonly string[]) {
  let asking: Promise<JobRow[] | undefined> | undefined;

  function ask(): Promise<JobRow[] | undefined> {
    asking ??= db
      .execute<JobRow>(OPEN_JOBS)
      .then(({ rows }) => rows)
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  const readJobs = () => withTimeout(QUERY_TIMEOUT_MS, ask()).catch(() => undefined);
  const pool = db.$client;
  return [
    createGauge("ogds_database_up", "1 when the database answers within a second.", async () =>
      (await readJobs()) ? 1 : 0,
    ),
    new Gauge({
      name: "ogds_database_connections",
      help: "Connections of the pool in use and idle.",
      labelNames: ["state"],
      registers: [],
      collect() {
        this.set({ state: "in_use" }, pool.totalCount - pool.idleCount);
        this.set({ state: "idle" }, pool.idleCount);
      },
    }),
    createGauge(
      "ogds_database_connections_waited_for",
      "Statements that wait for a connection of the pool.",
      () => pool.waitingCount,
    ),
    createQueueGauge(
      "ogds_queue_jobs",
      "Jobs that are not done: never tried, waiting for a retry, dead letters.",
      "count",
    ),
    createQueueGauge(
      "ogds_queue_oldest_job_seconds",
      "Age of the oldest job that is not done.",
      "oldest",
    ),
  ];

  function createQueueGauge(name: string, help: string, field: "count" | "oldest") {
    return new Gauge({
      name,
      help,
      labelNames: ["queue", "state"],
      registers: [],
      async collect() {
        const rows = await readJobs();
        this.reset();
        for (const { row, ...labels } of rows ? toSamples(rows, queues) : []) {
          this.set(labels, row?.[field] ?? 0);
        }
      },
    });
  }
}

function toSamples(rows: readonly JobRow[], queues: readonly string[]) {
  const find = (queue: string, state: string) =>
    rows.find((row) => row.queue === queue && row.state === state);
  return queues.flatMap((queue) => {
    const deadLetters = `${queue}${DEAD_LETTER_SUFFIX}`;
    return [
      { queue, state: "waiting", row: find(queue, "created") },
      { queue, state: "retrying", row: find(queue, "retry") },
      {
        queue,
        state: "dead_letter",
        row: find(deadLetters, "created") ?? find(deadLetters, "retry"),
      },
    ];
  });
}
