import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { USUAL_HOURS, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { toOverlapMinutes, toStretches } from "./working-overlap.ts";

const WINTER = "2026-01-15";
const usual = (zone: string): WorkingDay => ({ ...USUAL_HOURS, zone });
const hoursOf = (one: string, other: string, date = WINTER) =>
  toOverlapMinutes(usual(one), usual(other), date) / 60;

const zones = fc.constantFrom(
  ...["UTC", "Europe/Tallinn", "America/New_York", "America/St_Johns", "Asia/Kolkata"],
  ...["Asia/Kathmandu", "Australia/Sydney", "Australia/Lord_Howe", "Pacific/Chatham"],
  ...["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Sao_Paulo"],
);
const days: fc.Arbitrary<WorkingDay> = fc
  .record({ zone: zones, from: fc.nat(23), to: fc.integer({ min: 1, max: 24 }) })
  .filter(({ from, to }) => from !== to);
const dates = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const lengthOf = ({ from, to }: WorkingDay) => ((to - from + 24) % 24 || 24) * 60;

describe("the overlap of two usual days", () => {
  it.each([
    ["Europe/Tallinn", "Europe/Tallinn", 8],
    ["Europe/Kyiv", "Europe/Tallinn", 8],
    ["UTC", "Pacific/Auckland", 0],
    ["Etc/GMT+6", "Etc/GMT-6", 0],
    ["UTC", "Asia/Kolkata", 2.5],
    ["UTC", "Asia/Kathmandu", 2.25],
    ["Asia/Kolkata", "Asia/Kathmandu", 7.75],
    ["Pacific/Kiritimati", "Pacific/Pago_Pago", 7],
  ])("of %s and %s is %d h", (one, other, hours) => expect(hoursOf(one, other)).toBe(hours));

  it.each([
    ["2026-03-07", 2],
    ["2026-03-08", 3],
    ["2026-03-28", 3],
    ["2026-03-29", 2],
    ["2026-10-24", 2],
    ["2026-10-25", 3],
    ["2026-10-31", 3],
    ["2026-11-01", 2],
  ])("of Berlin and New York follows the clocks of both: %s, %d h", (date, hours) => {
    expect(hoursOf("Europe/Berlin", "America/New_York", date)).toBe(hours);
  });

  it("follows clocks that change by half an hour and in the other half of the year", () => {
    expect(hoursOf("Australia/Lord_Howe", "Australia/Brisbane", "2026-01-15")).toBe(7);
    expect(hoursOf("Australia/Lord_Howe", "Australia/Brisbane", "2026-07-15")).toBe(7.5);
  });
});

describe("the overlap of any two days on any date", () => {
  it("is the same in either order, never negative and never longer than either", () => {
    fc.assert(
      fc.property(days, days, dates, (one, other, date) => {
        const minutes = toOverlapMinutes(one, other, date);
        expect(minutes).toBe(toOverlapMinutes(other, one, date));
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBeLessThanOrEqual(Math.min(lengthOf(one), lengthOf(other)));
      }),
    );
  });

  it("is the whole day with itself, also past midnight", () => {
    fc.assert(
      fc.property(days, dates, (day, date) => {
        expect(toOverlapMinutes(day, day, date)).toBe(lengthOf(day));
      }),
    );
  });

  it("is what remains of the one day when the other's begins and ends are exchanged", () => {
    fc.assert(
      fc.property(days, days, dates, (one, other, date) => {
        if (lengthOf(other) === 24 * 60 || other.from === 0) return;
        const rest = { ...other, from: other.to % 24, to: other.from };
        const both = toOverlapMinutes(one, other, date) + toOverlapMinutes(one, rest, date);
        expect(both).toBe(lengthOf(one));
      }),
    );
  });

  it("is what both charts show as common, minute by minute", () => {
    fc.assert(
      fc.property(days, days, dates, (one, other, date) => {
        const isIn = (day: WorkingDay, minute: number) =>
          toStretches(day, one.zone, date).some(({ from, to }) => from <= minute && minute < to);
        const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute);
        const common = minutes.filter((minute) => isIn(one, minute) && isIn(other, minute));
        expect(common.length).toBe(toOverlapMinutes(one, other, date));
      }),
      { numRuns: 40 },
    );
  });
});
