import { expect, it } from "vitest";
import {
  toDroppedNotice,
  toPanelOrder,
  toShortlistCount,
  toShortlistPosition,
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
  expect(["/proposals/x1", "/a/proposal"].map(toShortlistPosition)).toEqual(["none", "none"]);
});

it("has no button where members tell when they are free", () => {
  const ofMembers = ["/availability/x1", "/interviews/x1"];
  expect(ofMembers.map(toShortlistPosition)).toEqual(["none", "none"]);
});

it("moves the button to the header on form steps, career and vacancies", () => {
  const inHeader = [
    "/hire/contacts",
    "/hire",
    "/find/book-a-call",
    "/apply/success",
    "/career",
    "/status/x",
  ];
  for (const path of [...inHeader, "/vacancies", "/vacancies/rust-engineer"]) {
    expect(toShortlistPosition(path), path).toBe("header");
  }
  const floating = ["/", "/developers", "/hire-react-developers", "/careers", "/findings"];
  for (const path of floating) expect(toShortlistPosition(path), path).toBe("floating");
});

it("says how many members were dropped", () => {
  expect(toDroppedNotice(1)).toMatch(/^1 developer is /);
  expect(toDroppedNotice(3)).toMatch(/^3 developers are /);
});
