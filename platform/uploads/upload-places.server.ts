import { PublicError } from "../errors.ts";

/**
 * Places for work that holds much memory: a few in the process, fewer for one client, so that
 * nobody takes them all by sending slowly.
 */
export function createPlaces({ all, each }: { all: number; each: number }) {
  const taken = new Map<string, number>();
  let total = 0;

  return {
    /** @throws PublicError 503 when there is no place now */
    async hold<Value>(client: string, work: () => Promise<Value>): Promise<Value> {
      const own = taken.get(client) ?? 0;
      if (total >= all || own >= each) {
        throw new PublicError(503, "Many files are being sent right now. Try again in a moment.", {
          retryAfter: 5,
        });
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
  };
}
