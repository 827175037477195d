import { describe, expect, it, test } from "vitest";
import { USUAL_HOURS } from "#contract/members/working-day-terms.ts";
import { countOverlapping, toOverlapData } from "./overlap-counts.ts";

const ZONES = { "Europe/Tallinn": 5, "Europe/London": 2, "America/New_York": 3, "Asia/Tokyo": 1 };
const count = (zone: string, date = "2026-01-15", hours = USUAL_HOURS) =>
  countOverlapping(ZONES, { zone, ...hours }, date);

describe("members who share at least 4, 6 and 8 hours of a working day", () => {
  it.each([
    ["Europe/Berlin", [7, 7, 0]],
    ["Europe/Tallinn", [7, 7, 5]],
    ["America/New_York", [3, 3, 3]],
    ["America/Sao_Paulo", [5, 3, 0]],
    ["Pacific/Honolulu", [0, 0, 0]],
  ])("of %s are counted", (zone, counts) => expect(count(zone)).toEqual(counts));

  it("are counted by the clocks of the date", () => {
    // Between both changes of the clocks London and New York are four hours apart.
    expect(count("America/New_York", "2026-03-07")[0]).toBe(3);
    expect(count("America/New_York", "2026-03-15")[0]).toBe(5);
    expect(count("America/New_York", "2026-03-30")[0]).toBe(3);
  });

  it("are counted for other hours of the visitor, also past midnight", () => {
    expect(count("Europe/Berlin", "2026-01-15", { from: 15, to: 23 })).toEqual([3, 3, 3]);
    expect(count("Europe/Berlin", "2026-01-15", { from: 22, to: 6 })).toEqual([1, 0, 0]);
  });

  it("leave out a zone that the browser does not know", () => {
    const zones = { "Europe/Nowhere": 9, "Europe/Berlin": 1 };
    const day = { zone: "Europe/Berlin", ...USUAL_HOURS };
    expect(countOverlapping(zones, day, "2026-01-15")).toEqual([1, 1, 1]);
  });
});

test("the example of a cached page is the usual day of the agency, or of UTC", () => {
  const date = "2026-01-15";
  expect(toOverlapData(ZONES, { zone: "Europe/Tallinn", date }).example).toEqual({
    zone: "Europe/Tallinn",
    counts: [7, 7, 5],
  });
  expect(toOverlapData({}, { zone: undefined, date }).example).toEqual({
    zone: "UTC",
    counts: [0, 0, 0],
  });
});
