import { setImmediate as nextTurn } from "node:timers/promises";

/** Turns of the event loop between two heavy pieces; they take microseconds when nobody waits. */
const BETWEEN = 24;

let last: Promise<void> = Promise.resolve();

/**
 * Before a piece of work that keeps the processor for long: one begins at a time, and between two of
 * them everybody else has turns. Node lets one client in a turn, so that without it a few renders are
 * enough to keep those outside the door who only want what is in memory.
 */
export function takeTurn(): Promise<void> {
  last = last.then(async () => {
    for (let turn = 0; turn < BETWEEN; turn++) await nextTurn();
  });
  return last;
}
