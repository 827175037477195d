import type { LimitStats } from "./admission/fair-slots.server.ts";
import { BusyError } from "./errors.ts";

/** Lets few pieces of work run at a time and few wait, so that others keep the processor. */
export type WorkGate = {
  /** @throws BusyError when too many wait, or the wait was too long */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  figures(): LimitStats;
};

const WORDS = "The site is busy right now. Try again in a moment.";

/**
 * @param running pieces at a time
 * @param waiting pieces that may wait for their turn
 * @param patience milliseconds that a piece waits at most
 * @param words for whoever is refused
 */
export function createWorkGate({
  running,
  waiting,
  patience,
  words = WORDS,
}: {
  running: number;
  waiting: number;
  patience?: number;
  words?: string;
}): WorkGate {
  let busy = 0;
  let refused = 0;
  const queue: (() => void)[] = [];

  function refuse(): BusyError {
    refused += 1;
    return new BusyError(words, 2);
  }

  /** Whoever leaves hands its place over, so that nobody overtakes. */
  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(enter), 1);
        reject(refuse());
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.push(enter);
    });
  }

  return {
    async run(work) {
      if (busy >= running) {
        if (queue.length >= waiting) throw refuse();
        await waitForTurn();
      } else busy += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else busy -= 1;
      }
    },
    figures: () => ({ running: busy, waiting: queue.length, refused }),
  };
}
