import { PublicError } from "./errors.ts";

/** Lets few pieces of work run at a time and few wait, so that pages keep the processor. */
export type WorkGate = {
  /** @throws PublicError 503 when too many wait */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * @param running pieces at a time
 * @param waiting pieces that may wait for their turn
 */
export function createWorkGate({
  running,
  waiting,
}: {
  running: number;
  waiting: number;
}): WorkGate {
  let busy = 0;
  const queue: (() => void)[] = [];
  return {
    async run(work) {
      if (busy >= running) {
        if (queue.length >= waiting) {
          throw new PublicError(503, "Too much is being drawn right now. Try again in a moment.", {
            retryAfter: 2,
          });
        }
        // Whoever leaves hands its place over, so that nobody overtakes.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else busy += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
