import { expect, it } from "vitest";
import {
  isShortlistHidden,
  toDroppedNotice,
  toPanelOrder,
  toShortlistCount,
} from "./shortlist-texts.ts";

it('labels the count "Developer" or "Developers"', () => {
  expect([1, 2, 20].map(toShortlistCount)).toEqual([
    "1 Developer",
    "2 Developers",
    "20 Developers",
  ]);
});

it("shows the results of the shortlist view reversed", () => {
  const answered = [1, 2, 3];
  expect(toPanelOrder(answered)).toEqual([3, 2, 1]);
  expect(answered).toEqual([1, 2, 3]);
});

it('hides the floating button on any path containing "proposal"', () => {
  expect(["/proposals/x1", "/a/proposal"].map(isShortlistHidden)).toEqual([true, true]);
  expect(["/", "/developers", "/hire/contacts"].map(isShortlistHidden)).toEqual([
    false,
    false,
    false,
  ]);
});

it("says how many members were dropped", () => {
  expect(toDroppedNotice(1)).toMatch(/^1 developer is /);
  expect(toDroppedNotice(3)).toMatch(/^3 developers are /);
});
