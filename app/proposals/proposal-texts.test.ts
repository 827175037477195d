import { expect, it } from "vitest";
import { acceptsAnswer, isExpired } from "./proposal-texts.ts";

const open = { type: "private", submited_at: null, is_expired: false } as const;

it("a private proposal without submission time accepts additions; once submitted it does not", () => {
  expect(acceptsAnswer(open)).toBe(true);
  expect(acceptsAnswer({ ...open, submited_at: "2026-11-12T09:00:00Z" })).toBe(false);
});

it("neither a public proposal nor one that has expired accepts additions", () => {
  expect(acceptsAnswer({ ...open, type: "public" })).toBe(false);
  expect(acceptsAnswer({ ...open, is_expired: true })).toBe(false);
});

it("the last day lasts until it is over everywhere", () => {
  expect(isExpired("2026-11-30", new Date("2026-11-30T23:00:00Z"))).toBe(false);
  expect(isExpired("2026-11-30", new Date("2026-12-01T11:59:00Z"))).toBe(false);
  expect(isExpired("2026-11-30", new Date("2026-12-01T12:01:00Z"))).toBe(true);
  expect(isExpired(null, new Date("2099-01-01T00:00:00Z"))).toBe(false);
});
