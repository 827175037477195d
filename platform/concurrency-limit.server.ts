import type { LimitStats } from "./admission/fair-slots.server.ts";
import { BUSY, BusyError } from "./errors.ts";

/** Bounds how many tasks run and wait, so that others keep the processor. */
export type ConcurrencyLimit = {
  /** @throws BusyError when the queue is full, or the wait was too long */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  stats(): LimitStats;
};

/**
 * @param running tasks at a time
 * @param waiting tasks in the queue at most
 * @param timeoutMs milliseconds that a task waits in the queue at most
 * @param message of the refusal
 */
export function createConcurrencyLimit({
  running,
  waiting,
  timeoutMs,
  message = BUSY,
}: {
  running: number;
  waiting: number;
  timeoutMs?: number;
  message?: string;
}): ConcurrencyLimit {
  let active = 0;
  let refused = 0;
  const queue: (() => void)[] = [];

  function refuse(): BusyError {
    refused += 1;
    return new BusyError(message, 2);
  }

  /** A task that ends hands its slot to the first in the queue, which preserves the order. */
  function waitForSlot(): Promise<void> {
    return new Promise((resolve, reject) => {
      const onTimeout = () => {
        queue.splice(queue.indexOf(start), 1);
        reject(refuse());
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(onTimeout, timeoutMs);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.push(start);
    });
  }

  return {
    async run(task) {
      if (active >= running) {
        if (queue.length >= waiting) throw refuse();
        await waitForSlot();
      } else active += 1;
      try {
        return await task();
      } finally {
        const next = queue.shift();
        if (next) next();
        else active -= 1;
      }
    },
    stats: () => ({ running: active, waiting: queue.length, refused }),
  };
}
