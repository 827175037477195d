import { BusyError } from "./errors.ts";

/** What is held and what was refused, to be counted by whoever watches. */
export type GateFigures = { running: number; waiting: number; refused: number };

/**
 * Places for work that waits for its client: a few in the process, fewer for one client, so that
 * nobody takes them all by sending slowly. Nobody queues.
 * @param words for whoever finds no place
 */
export function createPlaces({ all, each, words }: { all: number; each: number; words: string }) {
  const taken = new Map<string, number>();
  let total = 0;
  let refused = 0;

  return {
    /** @throws BusyError when there is no place now */
    async hold<Value>(client: string, work: () => Promise<Value>): Promise<Value> {
      const own = taken.get(client) ?? 0;
      if (total >= all || own >= each) {
        refused += 1;
        throw new BusyError(words, 5);
      }
      total += 1;
      taken.set(client, own + 1);
      try {
        return await work();
      } finally {
        total -= 1;
        const left = (taken.get(client) ?? 1) - 1;
        if (left === 0) taken.delete(client);
        else taken.set(client, left);
      }
    },
    figures: (): GateFigures => ({ running: total, waiting: 0, refused }),
  };
}
