import { sql } from "drizzle-orm";
import {
  fromDrizzle,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type QueueOptions,
} from "pg-boss";
import type { Transaction } from "#database/client.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";
import { type OpenJob, toDeadLetterJob, toDeadLetterQueue, toWaitingJob } from "./queue-jobs.ts";

/** A kind of job, enqueued in a transaction: its queue's name and retry options. */
export type JobKind = {
  name: string;
  options: QueueOptions;
  /** A regular job that is not added while the clock is not believed. */
  needsClock?: true;
  /** Jobs of a key run one by one, and one more of it waits at most: another one is left out. */
  keyed?: {
    /** Name of the field of its data that is the key. */
    by: string;
    /** How many keys have jobs running at the same time in each process: a slow one is not waited for. */
    workers: number;
  };
};

/** A job queue in the database; any process that is free takes a job. */
export type Queue = {
  /** Adds a job in a transaction: it exists once that commits, and starts then or at `startAfter`. */
  enqueue(tx: Transaction, kind: JobKind, data: object, startAfter?: Date): Promise<void>;
  /** The same for many of a kind without a key, in one statement. */
  enqueueAll(
    tx: Transaction,
    kind: JobKind,
    jobs: readonly object[],
    startAfter?: Date,
  ): Promise<void>;
  /**
   * Runs jobs of a kind, each at least once; one that throws is retried, and after the last attempt
   * moved to the dead letter queue `NAME-failed`. A job's `signal` aborts when the queue stops.
   */
  work<Data extends object>(
    kind: JobKind,
    handler: (job: JobWithMetadata<Data>) => Promise<void>,
  ): Promise<void>;
  /** Jobs of a kind that are not done, oldest first; running ones are not included. */
  listOpen<Data extends object>(kind: JobKind): Promise<OpenJob<Data>[]>;
  /** Retries now all jobs that wait for their next attempt. */
  retryNow(kind: JobKind): Promise<void>;
  /** Moves the dead letters back to the queue as new jobs. Returns how many. */
  retryDeadLetters(kind: JobKind): Promise<number>;
  /**
   * Adds a job of a kind once a day (UTC), however many processes call it: at the first moment of a
   * day at which one of them runs, so that a missed night is made up for.
   */
  everyNight(kind: JobKind): void;
  /** Adds a job of a kind every few minutes, however many processes call it. */
  everyMinutes(kind: JobKind, minutes: number): void;
  /**
   * Adds a job of a kind once an hour, however many processes call it: at the first moment of an
   * hour at which one of them runs, so that frequent restarts do not put it off.
   */
  everyHour(kind: JobKind): void;
  /** Calls `task` in this process, soon and then once an hour: for what is harmless to do twice. */
  sweepEveryHour(task: () => Promise<void>): void;
  /** @throws when jobs cannot be read or written now */
  check(): Promise<void>;
  /** Finishes running jobs, for at most `seconds`; the others run after the next start. */
  stop(seconds?: number): Promise<void>;
};

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
/** Seconds of a day. */
const DAY = 86_400;

/** A job that waits longer than any is planned for is not deleted, whatever the clock says. */
const WAITING_SECONDS = 10 * 365 * DAY;

/** Ids of done jobs whose completion may not be stored yet. */
const MAX_DONE = 1_000;

/** A database that is frozen or out of reach must not hang the queue. */
const TIMEOUTS_MS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 9_000,
  query_timeout: 10_000,
  keepAlive: true,
};

/**
 * A few jobs at a time, each settled on its own, and the next at once while there are more. A
 * commit wakes a worker; polling finds retries.
 */
const WORK = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** Tests pass shorter ones. */
const TIMES = {
  /** Without and with notifications of commits. */
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  /** After a start; pages come first. */
  firstSweepMs: 30_000,
};

/**
 * Opens the queue in its own schema of the database; safe when several processes start at once.
 * @param isHeld whether what depends on the time has to wait
 */
export async function startQueue(
  url: string,
  kinds: JobKind[],
  log: Logger,
  times: Partial<typeof TIMES> = {},
  isHeld = () => false,
): Promise<Queue> {
  const { firstSweepMs, ...polling } = { ...TIMES, ...times };
  const boss = new PgBoss({
    ...TIMEOUTS_MS,
    connectionString: url,
    application_name: "ogds queue",
    max: 3,
    schedule: false,
    // A job starts when it is committed, not at the next poll.
    useListenNotify: true,
  });
  boss.on("error", (error) => log.warn({ err: toError(error) }, "the queue has a problem"));
  // Its details may have the values of a statement, and so an email.
  boss.on("warning", ({ message }) => log.warn(message));
  await boss.start();
  for (const kind of kinds) await openKind(boss, kind);
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();

  /** Adds a job now and at intervals; of those within some seconds there is one. */
  function repeat(
    { name, needsClock }: JobKind,
    singletonSeconds: number,
    intervalMs: number,
  ): void {
    const add = async () => {
      if (needsClock && isHeld()) return;
      await boss
        .send(name, {}, { singletonSeconds })
        .catch((error) => log.warn({ err: error, kind: name }, "a regular job was not added"));
    };
    void add();
    timers.push(setInterval(add, intervalMs).unref());
  }

  return {
    async enqueue(tx, { name, keyed }, data, startAfter) {
      const start = startAfter ? { startAfter } : {};
      const key = keyed && String(new Map(Object.entries(data)).get(keyed.by));
      const one = key === undefined ? {} : { singletonKey: key, group: { id: key } };
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...start, ...one });
    },
    async enqueueAll(tx, { name }, jobs, startAfter) {
      const start = startAfter ? { startAfter } : {};
      const rows = jobs.map((job) => ({ data: job, ...start }));
      await boss.insert(name, rows, { db: fromDrizzle(tx, sql) });
    },
    async work<Data extends object>(
      { name, options, keyed }: JobKind,
      handler: (job: JobWithMetadata<Data>) => Promise<void>,
    ) {
      const done = new Set<string>();
      const doOnce = async (job: JobWithMetadata<Data>) => {
        // Done before, but the database was away when its completion should have been stored.
        if (done.has(job.id)) return;
        const signal = AbortSignal.any([job.signal, stopping.signal]);
        await withTimeout(toLimit(options), handler({ ...job, signal }));
        done.add(job.id);
        const [oldest] = done;
        if (done.size > MAX_DONE && oldest) done.delete(oldest);
      };
      const work = { ...WORK, ...polling, ...(keyed && toKeyedWork(keyed.workers)) };
      await boss.work(name, work, (jobs: JobWithMetadata<Data>[]) =>
        Promise.all(
          jobs.map(async (job): Promise<JobResult> => {
            try {
              await doOnce(job);
              return { id: job.id, status: "completed" };
            } catch (error) {
              logFailure(log, job, error);
              return { id: job.id, status: "failed", output: { message: String(error) } };
            }
          }),
        ),
      );
    },
    async listOpen<Data extends object>({ name }: JobKind) {
      const waiting = await boss.findJobs<Data>(name, { queued: true });
      const deadLetters = await boss.findJobs<Data>(toDeadLetterQueue(name), { queued: true });
      return [...waiting.map(toWaitingJob), ...deadLetters.map(toDeadLetterJob)].toSorted(
        (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
      );
    },
    async retryNow({ name }) {
      const waiting = await boss.findJobs(name, { queued: true });
      for (const { id, state } of waiting) {
        if (state === "retry") await boss.update(name, undefined, { id, startAfter: 0 });
      }
    },
    async retryDeadLetters({ name }) {
      let moved = 0;
      let last: number;
      do {
        last = await boss.redrive(toDeadLetterQueue(name));
        moved += last;
      } while (last > 0);
      return moved;
    },
    everyNight(kind) {
      repeat(kind, DAY, QUARTER);
    },
    everyMinutes(kind, minutes) {
      repeat(kind, minutes * 60, minutes * 60_000);
    },
    everyHour(kind) {
      repeat(kind, HOUR / 1_000, QUARTER);
    },
    sweepEveryHour(task) {
      const run = async () => {
        if (isHeld()) return;
        await task().catch((error) => log.warn({ err: error }, "an hourly sweep failed"));
      };
      timers.push(setTimeout(run, firstSweepMs).unref(), setInterval(run, HOUR).unref());
    },
    async check() {
      if ((await boss.schemaVersion()) === null) throw new Error("The queue has no schema");
    },
    async stop(seconds = 5) {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await boss.stop({ graceful: true, timeout: seconds * 1_000 });
    },
  };
}

/** A worker that waits for a slow job takes no others, so that each is settled when it ends. */
const toKeyedWork = (workers: number) => ({
  batchSize: 1,
  burstWhenBatchFull: false,
  localConcurrency: workers,
  groupConcurrency: 1,
});

async function openKind(boss: PgBoss, { name, options, keyed }: JobKind): Promise<void> {
  const deadLetter = toDeadLetterQueue(name);
  const requested = { retentionSeconds: WAITING_SECONDS, ...options, notify: true, deadLetter };
  await boss.createQueue(deadLetter, { retentionSeconds: 90 * 86_400 });
  await boss.createQueue(name, { ...requested, policy: keyed ? "short" : "standard" });
  await boss.updateQueue(name, requested);
}

/** Milliseconds for one job, less than the time after which its whole batch counts as failed. */
function toLimit({ expireInSeconds = 900 }: QueueOptions): number {
  return expireInSeconds * 800;
}

/** What is emitted may be a copy of the error as a plain object. */
function toError(emitted: object): Error {
  return emitted instanceof Error ? emitted : Object.assign(new Error(), emitted);
}

function logFailure(log: Logger, job: JobWithMetadata<object>, error: unknown): void {
  const details = { err: error, job: job.id, kind: job.name };
  if (job.retryCount < job.retryLimit) log.warn(details, "a job failed and will be retried");
  else log.error(details, `a job failed for good, moved to ${toDeadLetterQueue(job.name)}`);
}
