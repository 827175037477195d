import { sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import { FORMS, type FormName } from "#contract/clients/forms.ts";
import type { Database } from "#database/client.server.ts";
import { createGauge } from "#platform/process/metrics.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";

type JobRow = { queue: string; state: string; count: number; oldest: number };
type NewRequestsRow = { form: FormName; oldest: number };
type StoredRow = { uploads_bytes: number; publication_delay: number; webhooks_waiting: number };

type Readings = {
  jobs: readonly JobRow[];
  newRequests: readonly NewRequestsRow[];
  stored: StoredRow | undefined;
};

/** End of the names of dead letter queues. */
const DEAD_LETTER_SUFFIX = "-failed";

const QUERY_TIMEOUT_MS = 1_000;

/** Open jobs only, which have an index: done ones are retained for weeks. */
const OPEN_JOBS = sql`
  select name as queue, state::text as state, count(*)::int as count,
    greatest(extract(epoch from now() - min(created_on)), 0)::float as oldest
  from pgboss.job where state < 'active' and not blocked
  group by name, state`;

/** New ones have an index, and are few once staff answer them; an answer may be part of another one. */
const NEW_REQUESTS = sql`
  select form, greatest(extract(epoch from now() - min(submitted_at)), 0)::float as oldest
  from requests where state = 'new' and origin_id is null group by form`;

/** The size of the table's files, which reads no row; scheduled content and what waits have an index. */
const STORED = sql`
  select pg_total_relation_size('uploads')::float as uploads_bytes,
    (select coalesce(greatest(extract(epoch from now() - min(published_at)), 0), 0)::float
      from content_revisions where version is null and published_at is not null
    ) as publication_delay,
    (select count(*)::int from webhook_deliveries where status = 'waiting') as webhooks_waiting`;

async function readAll(db: Database): Promise<Readings> {
  const jobs = await db.execute<JobRow>(OPEN_JOBS);
  const newRequests = await db.execute<NewRequestsRow>(NEW_REQUESTS);
  const stored = await db.execute<StoredRow>(STORED);
  return { jobs: jobs.rows, newRequests: newRequests.rows, stored: stored.rows[0] };
}

/**
 * Metrics from the database, and whether it responds. A frozen database gets one statement at a
 * time, and the other metrics are read without it.
 * @param queues names that have samples also while they are empty
 */
export function createDatabaseMetrics(db: Database, queues: readonly string[]) {
  let asking: Promise<Readings | undefined> | undefined;

  function ask(): Promise<Readings | undefined> {
    asking ??= readAll(db)
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  const read = () => withTimeout(QUERY_TIMEOUT_MS, ask()).catch(() => undefined);
  const pool = db.$client;
  return [
    createGauge("ogds_database_up", "1 when the database answers within a second.", async () =>
      (await read()) ? 1 : 0,
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
    new Gauge({
      name: "ogds_oldest_new_request_seconds",
      help: "Age of the oldest request or application in the state New; 0 without one.",
      labelNames: ["form"],
      registers: [],
      async collect() {
        const rows = (await read())?.newRequests;
        this.reset();
        for (const form of rows ? FORMS : []) {
          this.set({ form }, rows?.find((row) => row.form === form)?.oldest ?? 0);
        }
      },
    }),
    createGauge(
      "ogds_uploads_bytes",
      "Bytes that the table of uploaded files takes on disk.",
      async () => (await read())?.stored?.uploads_bytes,
    ),
    createGauge(
      "ogds_publication_delay_seconds",
      "Time since the oldest scheduled content should have been published; 0 without any.",
      async () => (await read())?.stored?.publication_delay,
    ),
    createGauge(
      "ogds_webhook_deliveries_waiting",
      "Deliveries of webhooks that were not accepted yet.",
      async () => (await read())?.stored?.webhooks_waiting,
    ),
  ];

  function createQueueGauge(name: string, help: string, field: "count" | "oldest") {
    return new Gauge({
      name,
      help,
      labelNames: ["queue", "state"],
      registers: [],
      async collect() {
        const jobs = (await read())?.jobs;
        this.reset();
        for (const { row, ...labels } of jobs ? toSamples(jobs, queues) : []) {
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
