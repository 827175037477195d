import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.server.ts";

test("few tasks run, few wait in order, the others are refused with when to try again", async () => {
  const limit = createConcurrencyLimit({ running: 2, waiting: 2 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const start = (place: number) =>
    limit.run(async () => {
      started.push(place);
      await new Promise<void>((resolve) => ends.push(resolve));
      return place;
    });
  const work = [start(0), start(1), start(2), start(3)];
  await expect(start(4)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await work[0];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  ends[1]?.();
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3]);
});

test("a task that fails frees its slot", async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 0 });
  await expect(limit.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limit.run(async () => "drawn")).toBe("drawn");
});

test("a task that waits too long is refused, and does not run later", async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 2, timeoutMs: 10 });
  const first = Promise.withResolvers<string>();
  const running = limit.run(() => first.promise);
  let hasRun = false;
  const late = limit.run(async () => {
    hasRun = true;
  });
  await expect(late).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(limit.stats()).toEqual({ running: 1, waiting: 0, refused: 1 });
  first.resolve("done");
  expect(await running).toBe("done");
  expect(await limit.run(async () => "next")).toBe("next");
  expect(hasRun).toBe(false);
});
