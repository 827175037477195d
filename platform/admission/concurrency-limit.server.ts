import { BUSY, BusyError } from "../errors.ts";
import type { FairShare } from "./fair-share.server.ts";

/** What runs, waits and was refused, for metrics. */
export type LimitStats = { running: number; waiting: number; refused: number };

/** Bounds how many tasks run and wait, so that others keep the processor. */
export type ConcurrencyLimit = {
  /**
   * @param address of the client, where clients have shares
   * @throws BusyError when the queue is full, the wait was too long or the client has its share
   */
  run<Result>(task: () => Promise<Result>, address?: string): Promise<Result>;
  /** Whether the next task is refused, from any client. */
  isFull(): boolean;
  /** Counts a task that was refused because `isFull`. */
  countRefusal(): void;
  stats(): LimitStats;
};

/** Seconds after which a refused client may try again. */
export const RETRY_AFTER = 2;

/**
 * @param running tasks at a time
 * @param waiting tasks in the queue at most
 * @param timeoutMs milliseconds that a task waits in the queue at most
 * @param message of the refusal
 * @param retryAfter seconds after which a refused client may try again
 * @param share bounds what one client gets
 */
export function createConcurrencyLimit({
  running,
  waiting,
  timeoutMs,
  message = BUSY,
  retryAfter = RETRY_AFTER,
  share,
}: {
  running: number;
  waiting: number;
  timeoutMs?: number;
  message?: string;
  retryAfter?: number;
  share?: FairShare;
}): ConcurrencyLimit {
  let active = 0;
  let refused = 0;
  const queue: (() => void)[] = [];

  function refuse(): BusyError {
    refused += 1;
    return new BusyError(message, retryAfter);
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

  const isFull = () => active >= running && queue.length >= waiting;

  return {
    isFull,
    countRefusal() {
      refused += 1;
    },
    async run(task, address = "") {
      if (share?.isUsedUp(address, running - active)) throw refuse();
      if (isFull()) throw refuse();
      if (active >= running) await waitForSlot();
      else active += 1;
      share?.take(address);
      try {
        return await task();
      } finally {
        share?.giveBack(address);
        const next = queue.shift();
        if (next) next();
        else active -= 1;
      }
    },
    stats: () => ({ running: active, waiting: queue.length, refused }),
  };
}
