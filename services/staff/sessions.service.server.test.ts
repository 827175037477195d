import { expect, test } from "vitest";
import { isRecentSignIn } from "./sessions.service.server.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const isRecent = (time: string) =>
  isRecentSignIn({ signed_in_at: new Date(`2026-11-25T${time}Z`) }, NOW);

test("a sign-in of the last quarter of an hour is recent", () => {
  expect([isRecent("11:45:01"), isRecent("11:45:00")]).toEqual([true, false]);
});

test("a sign-in later than now is not recent, unless the clocks of two processes differ a little", () => {
  expect([isRecent("12:00:30"), isRecent("12:01:00")]).toEqual([true, false]);
});
