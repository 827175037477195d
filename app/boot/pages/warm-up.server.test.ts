import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWarmUp } from "./warm-up.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs that end one by one. */
function createRuns() {
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { run, ends };
}

test("a hundred changes during a run are one more run, after a pause", async () => {
  const { run, ends } = createRuns();
  const warmUp = createWarmUp(run);
  warmUp.ask();
  expect(ends).toHaveLength(1);
  for (let change = 0; change < 100; change++) warmUp.ask();
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toHaveLength(2);
});

test("a change long after the last run is rendered at once", async () => {
  const { run, ends } = createRuns();
  const warmUp = createWarmUp(run);
  warmUp.ask();
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(5_000);
  warmUp.ask();
  expect(ends).toHaveLength(2);
});

test("a shutdown waits for the run and not for the pause", async () => {
  const { run, ends } = createRuns();
  const warmUp = createWarmUp(run);
  await warmUp.finished();
  warmUp.ask();
  const finished = vi.fn();
  void warmUp.finished().then(finished);
  await vi.advanceTimersByTimeAsync(0);
  expect(finished).not.toHaveBeenCalled();
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(finished).toHaveBeenCalledOnce();
});
