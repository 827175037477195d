import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchBuild } from "./build-watch.ts";

const HOUR = 3_600_000;

function watch(answers: (string | undefined)[]) {
  const seen = { looks: 0, news: 0 };
  const listeners = new Set<() => void>();
  const page = {
    visibilityState: "visible" as DocumentVisibilityState,
    addEventListener: (_: string, listener: unknown) => void listeners.add(listener as () => void),
    removeEventListener: (_: string, listener: unknown) =>
      void listeners.delete(listener as () => void),
  };
  const end = watchBuild({
    running: "one",
    readLatest: async () => answers[seen.looks++],
    onNewBuild: () => {
      seen.news += 1;
    },
    page,
  });
  const show = () => {
    for (const listener of listeners) listener();
  };
  return { seen, page, show, end };
}

// why: an hour is a rule here, and a test should not wait for it.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("checks every hour, and reports a new build once", async () => {
  const { seen } = watch(["one", undefined, "two", "three"]);
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(seen.looks).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(seen).toEqual({ looks: 2, news: 0 });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(seen).toEqual({ looks: 3, news: 1 });
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect(seen).toEqual({ looks: 3, news: 1 });
});

test("checks when a tab that was hidden for longer becomes visible, and not before", async () => {
  const { seen, page, show } = watch(["two"]);
  vi.setSystemTime(Date.now() + HOUR - 1);
  show();
  expect(seen.looks).toBe(0);
  vi.setSystemTime(Date.now() + 1);
  page.visibilityState = "hidden";
  show();
  expect(seen.looks).toBe(0);
  page.visibilityState = "visible";
  show();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual({ looks: 1, news: 1 });
});

test("stops when the returned function is called", async () => {
  const { seen, end, show } = watch(["two"]);
  end();
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  show();
  expect(seen.looks).toBe(0);
});
