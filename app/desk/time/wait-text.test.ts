import { expect, test } from "vitest";
import { toWaitText } from "./wait-text.ts";

test.each([
  ["2026-11-24T10:00:00Z", "1 minute"],
  ["2026-11-24T09:01:00Z", "59 minutes"],
  ["2026-11-24T09:00:00Z", "1 hour"],
  ["2026-11-23T10:00:01Z", "23 hours"],
  ["2026-11-21T10:00:00Z", "3 days"],
  ["2026-11-24T10:05:00Z", "1 minute"],
])("somebody who waits since %s waits %s", (since, text) => {
  expect(toWaitText(new Date(since), new Date("2026-11-24T10:00:00Z"))).toBe(text);
});
