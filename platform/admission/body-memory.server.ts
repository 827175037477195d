import { BusyError } from "../errors.ts";
import { toClientKeys } from "./client-address.server.ts";

const MESSAGE = "A lot is being sent to us right now. Try again in a moment.";

type Body = { owner: string; size: number; evict: ((error: BusyError) => void) | undefined };

/** The memory that one request's body occupies. */
export type BodyAllocation = {
  /**
   * Counts bytes that have arrived.
   * @throws BusyError when they fit only at the cost of clients that occupy less
   */
  add: (bytes: number) => void;
  /** Rejects when the body gives way to another client's. */
  evicted: Promise<never>;
  /** The body is read: it is not evicted any more, and occupies memory until `release`. */
  complete: () => void;
  release: () => void;
};

/**
 * Bounds the memory of all request bodies together, without letting large or slow ones lock others
 * out: when it is full, the largest unfinished body of the client that occupies most gives way. All
 * clients of one IPv6 /56 count as one.
 */
export function createBodyMemory(maxBytes: number) {
  const bodies = new Set<Body>();
  const sizes = new Map<string, number>();
  let total = 0;

  function resize(body: Body, change: number): void {
    body.size += change;
    total += change;
    const size = (sizes.get(body.owner) ?? 0) + change;
    if (size === 0) sizes.delete(body.owner);
    else sizes.set(body.owner, size);
  }

  function findLargest(): Body | undefined {
    let largest: Body | undefined;
    const weigh = (body: Body) => [sizes.get(body.owner) ?? 0, body.size] as const;
    for (const body of bodies) {
      if (!body.evict) continue;
      const [owned, size] = weigh(body);
      const [mostOwned, mostSize] = largest ? weigh(largest) : [0, 0];
      if (owned > mostOwned || (owned === mostOwned && size > mostSize)) largest = body;
    }
    return largest;
  }

  function release(body: Body): void {
    body.evict = undefined;
    if (bodies.delete(body)) resize(body, -body.size);
  }

  return {
    /** @param address of the client */
    open(address: string): BodyAllocation {
      const { client, subscriber } = toClientKeys(address);
      const { promise: evicted, reject } = Promise.withResolvers<never>();
      // Not awaited while no chunk is being read.
      evicted.catch(() => {});
      const body: Body = { owner: subscriber ?? client, size: 0, evict: reject };
      bodies.add(body);
      return {
        add(bytes) {
          resize(body, bytes);
          while (total > maxBytes) {
            const largest = findLargest();
            if (!largest || largest === body) throw new BusyError(MESSAGE, 5);
            largest.evict?.(new BusyError(MESSAGE, 5));
            release(largest);
          }
        },
        evicted,
        complete: () => {
          body.evict = undefined;
        },
        release: () => release(body),
      };
    },
    bytes: () => total,
  };
}
