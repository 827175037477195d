import { constants } from "node:os";

/** Told by whoever supervises the process, or by somebody at the keyboard. */
export type EndSignal = "SIGTERM" | "SIGINT";

/** Milliseconds in which npm hands on what a terminal has already sent to all of its processes. */
const ECHO = 500;

/**
 * Resolves once the process is told to end, and leaves the rest to whoever waits. Told again, it
 * ends at once, with the exit code of a process that the signal has killed.
 */
export function hearEnd(): Promise<EndSignal> {
  return new Promise((resolve) => {
    let heard: number | undefined;
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        if (heard !== undefined && performance.now() - heard > ECHO) {
          process.exit(128 + constants.signals[signal]);
        }
        heard ??= performance.now();
        resolve(signal);
      });
    }
  });
}
