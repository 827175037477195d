import { toClientKeys } from "../client-address.server.ts";
import { BusyError } from "../errors.ts";

/** What runs, waits and was refused, for metrics. */
export type LimitStats = { running: number; waiting: number; refused: number };

type FairSlotsOptions = {
  total: number;
  perClient: number;
  /** For all clients of one IPv6 /56. */
  perSubscriber: number;
  /** Message of the refusal. */
  message: string;
};

/**
 * A concurrency limit that one client, or a few, cannot exhaust for others: a client gets at
 * most a quarter of the free slots, so the share of each shrinks while the process fills up, and a
 * newcomer finds one when the others have many. There is no queue.
 */
export function createFairSlots({ total, perClient, perSubscriber, message }: FairSlotsOptions) {
  const used = new Map<string, number>();
  let running = 0;
  let refused = 0;

  function add(key: string | undefined, change: 1 | -1): void {
    if (key === undefined) return;
    const count = (used.get(key) ?? 0) + change;
    if (count === 0) used.delete(key);
    else used.set(key, count);
  }

  return {
    /**
     * @param address of the client
     * @throws BusyError when the client gets no slot now
     */
    async hold<Value>(address: string, work: () => Promise<Value>): Promise<Value> {
      const { client, subscriber } = toClientKeys(address);
      const free = total - running;
      const isFull =
        (used.get(client) ?? 0) >= Math.min(perClient, free / 4) ||
        (used.get(subscriber ?? client) ?? 0) >= Math.min(perSubscriber, free / 2);
      if (isFull) {
        refused += 1;
        throw new BusyError(message, 5);
      }
      running += 1;
      add(client, 1);
      add(subscriber, 1);
      try {
        return await work();
      } finally {
        running -= 1;
        add(client, -1);
        add(subscriber, -1);
      }
    },
    stats: (): LimitStats => ({ running, waiting: 0, refused }),
  };
}
