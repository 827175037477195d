import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announceLater } from "./announce.ts";

function announce(state: { allowed?: boolean; busy?: boolean } = {}) {
  const visitor = { allowed: true, busy: false, ...state, shown: 0 };
  const callOff = announceLater({
    mayAnnounce: () => visitor.allowed,
    isBusy: () => visitor.busy,
    show: () => {
      visitor.shown += 1;
    },
  });
  return { visitor, callOff };
}

describe("the announcement", () => {
  // why: ten seconds are a rule here, and a test should not wait for them.
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is shown after 10 seconds, once", () => {
    const { visitor } = announce();
    vi.advanceTimersByTime(9_999);
    expect(visitor.shown).toBe(0);
    vi.advanceTimersByTime(1);
    expect(visitor.shown).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(visitor.shown).toBe(1);
  });

  test("is not shown after a route change called it off", () => {
    const { visitor, callOff } = announce();
    vi.advanceTimersByTime(9_000);
    callOff();
    vi.advanceTimersByTime(60_000);
    expect(visitor.shown).toBe(0);
  });

  test("waits while the visitor is busy, then a moment longer", () => {
    const { visitor } = announce({ busy: true });
    vi.advanceTimersByTime(30_000);
    expect(visitor.shown).toBe(0);
    visitor.busy = false;
    vi.advanceTimersByTime(500);
    expect(visitor.shown).toBe(0);
    vi.advanceTimersByTime(500);
    expect(visitor.shown).toBe(1);
  });

  test("can be called off while it waits", () => {
    const { visitor, callOff } = announce({ busy: true });
    vi.advanceTimersByTime(20_000);
    callOff();
    visitor.busy = false;
    vi.advanceTimersByTime(60_000);
    expect(visitor.shown).toBe(0);
  });

  test("checks again whether it may be shown: another tab may have closed it meanwhile", () => {
    const { visitor } = announce();
    vi.advanceTimersByTime(9_000);
    visitor.allowed = false;
    vi.advanceTimersByTime(60_000);
    expect(visitor.shown).toBe(0);
  });
});
