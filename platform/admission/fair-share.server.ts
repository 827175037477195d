import { toClientKeys } from "./client-address.server.ts";

/**
 * Counts the slots of a concurrency limit by client, so that one client, or a few, cannot exhaust it
 * for others: a client gets at most a quarter of the free slots, so the share of each shrinks while
 * the process fills up, and a newcomer finds one when the others have many.
 * @param perSubscriber for all clients of one IPv6 /56
 */
export function createFairShare({
  perClient,
  perSubscriber,
}: {
  perClient: number;
  perSubscriber: number;
}) {
  const used = new Map<string, number>();
  const countUsed = (key: string) => used.get(key) ?? 0;

  function add(address: string, change: 1 | -1): void {
    for (const key of Object.values(toClientKeys(address))) {
      if (key === undefined) continue;
      const count = countUsed(key) + change;
      if (count === 0) used.delete(key);
      else used.set(key, count);
    }
  }

  return {
    /** Whether a client has its share while this many slots are free. */
    isUsedUp(address: string, free: number): boolean {
      const { client, subscriber } = toClientKeys(address);
      return (
        countUsed(client) >= Math.min(perClient, free / 4) ||
        countUsed(subscriber ?? client) >= Math.min(perSubscriber, free / 2)
      );
    },
    take: (address: string) => add(address, 1),
    giveBack: (address: string) => add(address, -1),
  };
}

export type FairShare = ReturnType<typeof createFairShare>;
