import { fork } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { CalendarError } from "./fetch-calendar.server.ts";
import type { BusyTime } from "./host-calendars.repository.server.ts";

/** Input of the process; times in milliseconds. */
export type BusyOrder = { text: string; from: number; to: number; ownUid: string };
/** Its result; without times the text is no calendar. */
export type BusyOutcome = { times?: [from: number, to: number][] };

const TIMEOUT_MS = 20_000;
const MAX_HEAP_MB = 256;

type Calendar = { from: Date; to: Date; ownUid: string; timezone: string };

/**
 * Busy times of a calendar's text. It is read in a process of its own: a hostile rule for repetition
 * can take for ever, and the library takes days and times without a zone by the clocks of its
 * process, which are set to the host's.
 * @throws CalendarError
 */
export function readCalendar(
  text: string,
  { from, to, ownUid, timezone }: Calendar,
): Promise<BusyTime[]> {
  return new Promise((resolve, reject) => {
    const child = fork(join(projectRoot, "scripts/read-busy-times.ts"), {
      env: { TZ: timezone },
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      // The library writes parts of the calendar to the console.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      timeout: TIMEOUT_MS,
      killSignal: "SIGKILL",
    });
    let outcome: BusyOutcome | undefined;
    child.on("message", (message: BusyOutcome) => {
      outcome = message;
    });
    child.on("error", reject);
    child.on("exit", () => {
      if (outcome?.times) resolve(outcome.times.map(toBusyTime));
      else if (outcome)
        reject(new CalendarError("The link doesn't lead to a calendar that can be read"));
      else reject(new CalendarError("The calendar is too large or repeats too often"));
    });
    const order: BusyOrder = { text, from: from.getTime(), to: to.getTime(), ownUid };
    child.send(order, () => {});
  });
}

const toBusyTime = ([from, to]: [number, number]): BusyTime => ({
  starts_at: new Date(from),
  ends_at: new Date(to),
});
