import { expect, test } from "vitest";
import { toCallPhase } from "./call-phase.ts";

const CALL = {
  status: "booked",
  starts_at: "2026-11-24T08:30:00.000Z",
  ends_at: "2026-11-24T09:00:00.000Z",
} as const;

test.each([
  ["2026-11-24T08:29:59.999Z", "ahead"],
  ["2026-11-24T08:30:00.000Z", "begun"],
  ["2026-11-24T08:59:59.999Z", "begun"],
  ["2026-11-24T09:00:00.000Z", "over"],
])("at %s a call from 08:30 to 09:00 is %s", (now, phase) => {
  expect(toCallPhase(CALL, new Date(now))).toBe(phase);
});

test("a call that was cancelled is cancelled for ever", () => {
  const cancelled = { ...CALL, status: "cancelled" } as const;
  expect(toCallPhase(cancelled, new Date("2026-11-20T00:00:00Z"))).toBe("cancelled");
  expect(toCallPhase(cancelled, new Date("2026-12-20T00:00:00Z"))).toBe("cancelled");
});
