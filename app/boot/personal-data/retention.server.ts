import { loadTrade } from "#app/site/trade.server.ts";
import type { Database } from "#database/client.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import type { Clock } from "#platform/time/clock.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import { listPersonalRecords } from "./personal-data.server.ts";

const MINUTE = 60;

/** Erases what is older than promised; a run that fails is tried again the same night. */
export const RETENTION: JobKind = {
  name: "retention",
  needsClock: true,
  options: {
    retryLimit: 5,
    retryDelay: 5 * MINUTE,
    retryBackoff: true,
    expireInSeconds: 120 * MINUTE,
    deleteAfterSeconds: 7 * 24 * 60 * MINUTE,
  },
};

type Deps = { env: Pick<Env, "dataDir">; db: Database; log: Logger; clock: Clock };

/**
 * Implements the retention of the privacy page: each night one process erases data that is older
 * than it allows. Data stored for hours only is swept by each process every hour, and so
 * are files beside the database, which other processes may not have.
 */
export async function startRetention(queue: Queue, { env, db, log, clock }: Deps): Promise<void> {
  const records = listPersonalRecords(env);
  const shortLived = records.filter(({ expiry }) => expiry?.every === "hour");
  await queue.work(RETENTION, async ({ signal }) => {
    const begun = performance.now();
    await loadTrade(db);
    const erased = await eraseOverdue({ db, records }, clock(), signal);
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    log.info({ erased, seconds }, "erased records past their retention period");
  });
  queue.everyNight(RETENTION);
  queue.sweepEveryHour(async () => {
    await eraseOverdue({ db, records: shortLived }, clock());
  });
}
