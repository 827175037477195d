import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { yieldToEventLoop } from "./event-loop.server.ts";

test("between two heavy tasks the event loop runs other work", async () => {
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await nextTurn();
      turns += 1;
    }
  })();
  const begun: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async () => {
      await yieldToEventLoop();
      begun.push(turns);
    }),
  );
  isOver = true;
  await others;
  const [first = 0, second = 0, third = 0] = begun;
  expect(second - first).toBeGreaterThan(10);
  expect(third - second).toBeGreaterThan(10);
});
