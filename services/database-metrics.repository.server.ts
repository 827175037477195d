import { sql } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import { type Metric, type Sample, toGauge } from "#platform/metrics/metric.ts";
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

  return {
    async read(): Promise<Metric[]> {
      const { totalCount, idleCount, waitingCount } = db.$client;
      const inUse = totalCount - idleCount;
      const rows = await withTimeout(QUERY_TIMEOUT_MS, ask()).catch(() => undefined);
      return [
        toGauge("database_up", "1 when the database answers within a second.", rows ? 1 : 0),
        {
          name: "database_connections",
          help: "Connections of the pool in use and idle.",
          type: "gauge",
          samples: [
            { labels: { state: "in_use" }, value: inUse },
            { labels: { state: "idle" }, value: idleCount },
          ],
        },
        toGauge(
          "database_connections_waited_for",
          "Statements that wait for a connection of the pool.",
          waitingCount,
        ),
        ...(rows ? toQueueMetrics(rows, queues) : []),
      ];
    },
  };
}

function toQueueMetrics(rows: readonly JobRow[], queues: readonly string[]): Metric[] {
  const find = (queue: string, state: string) =>
    rows.find((row) => row.queue === queue && row.state === state);
  const samples = queues.flatMap((queue) => {
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
  const toSamples = (field: "count" | "oldest"): Sample[] =>
    samples.map(({ queue, state, row }) => ({
      labels: { queue, state },
      value: row?.[field] ?? 0,
    }));
  return [
    {
      name: "queue_jobs",
      help: "Jobs that are not done: never tried, waiting for a retry, dead letters.",
      type: "gauge",
      samples: toSamples("count"),
    },
    {
      name: "queue_oldest_job_seconds",
      help: "Age of the oldest job that is not done.",
      type: "gauge",
      samples: toSamples("oldest"),
    },
  ];
}
