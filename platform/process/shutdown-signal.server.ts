import { constants } from "node:os";

/** SIGTERM from a supervisor, SIGINT from Ctrl-C. */
export type ShutdownSignal = "SIGTERM" | "SIGINT";

/**
 * npm forwards the signal that a terminal has already sent to all of its processes, this much
 * later.
 */
const DUPLICATE_MS = 500;

/**
 * Resolves at the first shutdown signal; the caller shuts down. At a second one the process exits
 * at once, with the exit code of a process that the signal has killed.
 */
export function waitForShutdownSignal(): Promise<ShutdownSignal> {
  return new Promise((resolve) => {
    let received: number | undefined;
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        if (received !== undefined && performance.now() - received > DUPLICATE_MS) {
          process.exit(128 + constants.signals[signal]);
        }
        received ??= performance.now();
        resolve(signal);
      });
    }
  });
}
