import { Gauge } from "prom-client";
import type { Database } from "#database/client.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import type { Clock } from "#platform/time/clock.ts";
import {
  holdPlannedJobs,
  readClocks,
  releaseJobs,
  storeSeen,
} from "./clock-marks.repository.server.ts";

/** Tells when the clock cannot be believed. */
export type ClockGuard = {
  /** Whether what depends on the time has to wait. */
  isHeld(): boolean;
  /** Checks the clock, now and each minute. */
  start(): Promise<void>;
  close(): void;
};

type Deps = {
  db: Database;
  log: Logger;
  clock: Clock;
  /** Milliseconds on a clock that cannot be set. */
  uptime?: () => number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Corrections by NTP and the leap of a busy machine are smaller. */
const TOLERANCE_MS = 2 * MINUTE;
/** A site that did not run for longer has a clock that nothing confirms. */
const LONG_STOP_MS = 6 * HOUR;
/** How long a clock that is ahead is given to be corrected, by NTP or by a person. */
const GRACE_MS = 15 * MINUTE;

const WAITING = "delayed emails, retention and scheduled publication wait";
const PROBLEMS = {
  differs: `the clocks of this machine and of the database differ: ${WAITING}`,
  behind: `the clock is behind the last known time: ${WAITING} until it has passed, or for: npm run requests -- confirm-clock`,
  ahead: `the clock is far ahead of the last known time: ${WAITING} for a quarter of an hour, in which it can be corrected`,
};
type Problem = keyof typeof PROBLEMS;

export const clockHeld = new Gauge({
  name: "ogds_clock_held",
  help: "1 while delayed emails, retention and scheduled publication wait because of the clock.",
  registers: [],
});

/**
 * Compares the process's clock with the database's, with the last time that a process stored, and
 * with the time that has passed since.
 */
export function createClockGuard({
  db,
  log,
  clock,
  uptime = () => performance.now(),
}: Deps): ClockGuard {
  /** The last time that was believed, and the uptime then. */
  let believed: { time: number; uptime: number } | undefined;
  let maxStep = LONG_STOP_MS;
  let graceEnd: number | undefined;
  /** Of the last check with the database. */
  let stored: Problem | undefined;
  let reported: Problem | undefined;
  let timer: NodeJS.Timeout | undefined;

  function findProblem(): Problem | undefined {
    if (stored || !believed) return stored;
    const step = clock().getTime() - believed.time - (uptime() - believed.uptime);
    if (step < -TOLERANCE_MS) return "behind";
    if (step <= maxStep) {
      graceEnd = undefined;
      return undefined;
    }
    graceEnd ??= uptime() + GRACE_MS;
    return uptime() < graceEnd ? "ahead" : undefined;
  }

  function believe(time: number, step = TOLERANCE_MS): void {
    believed = { time, uptime: uptime() };
    maxStep = step;
    graceEnd = undefined;
  }

  function report(problem: Problem | undefined, details: object): void {
    clockHeld.set(problem ? 1 : 0);
    if (problem === reported) return;
    reported = problem;
    if (problem) log.warn(details, PROBLEMS[problem]);
    else log.info("the clock is believed again");
  }

  async function check(): Promise<void> {
    const { database, seen } = await readClocks(db);
    const now = clock();
    if (Math.abs(now.getTime() - database.getTime()) > TOLERANCE_MS) stored = "differs";
    else if (seen && seen.getTime() - now.getTime() > TOLERANCE_MS) stored = "behind";
    else stored = undefined;
    if (!believed && seen) believe(seen.getTime(), LONG_STOP_MS);
    // A person has confirmed an earlier time.
    else if (!stored && seen && believed && believed.time - seen.getTime() > TOLERANCE_MS)
      believe(seen.getTime());
    const problem = findProblem();
    report(problem, { now, database, seen });
    if (problem) return holdPlannedJobs(db);
    believe(now.getTime());
    await storeSeen(db, now);
    await releaseJobs(db);
  }

  const checkOrWarn = () =>
    check().catch((error) => log.warn({ err: error }, "the clock could not be checked"));

  return {
    isHeld: () => findProblem() !== undefined,
    async start() {
      await checkOrWarn();
      timer = setInterval(checkOrWarn, MINUTE).unref();
    },
    close: () => clearInterval(timer),
  };
}
