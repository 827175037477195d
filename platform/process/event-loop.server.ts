import { setImmediate as nextIteration } from "node:timers/promises";

/** Iterations of the event loop between two heavy tasks; microseconds when it is idle. */
const ITERATIONS = 24;

let last: Promise<void> = Promise.resolve();

/**
 * Call before a task that blocks the event loop for long: one starts at a time, with iterations for
 * other events between two of them. Node accepts one connection per iteration, so that without this
 * a few renders delay requests that are served from memory.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(async () => {
    for (let i = 0; i < ITERATIONS; i++) await nextIteration();
  });
  return last;
}
