import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { toFirstDay, toNearest, toSlotDays } from "./slot-days.ts";
import { toInstant } from "./wall-time.server.ts";
import { toWallTime } from "./wall-time.ts";

const ZONES = [
  "Europe/Tallinn",
  "America/New_York",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Africa/Casablanca",
  "Pacific/Kiritimati",
  "UTC",
  "Pacific/Niue",
  "Pacific/Chatham",
  "America/Sao_Paulo",
  "Africa/Cairo",
  "Asia/Tehran",
];
/** Half hours of three years, in which every zone that moves its clocks does so several times. */
const HALF_HOURS = { min: Date.UTC(2025, 0) / 1_800_000, max: Date.UTC(2028, 0) / 1_800_000 };
const moments = fc.integer(HALF_HOURS).map((half) => new Date(half * 1_800_000));
const zones = fc.constantFrom(...ZONES);

/** The half hours around a zone's clock changes, which chance would hardly meet. */
function listChangeMoments(zone: string): Date[] {
  let at = Temporal.Instant.fromEpochMilliseconds(HALF_HOURS.min * 1_800_000).toZonedDateTimeISO(
    zone,
  );
  const moments: Date[] = [];
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || next.epochMilliseconds > HALF_HOURS.max * 1_800_000) return moments;
    for (let half = -4; half <= 4; half++)
      moments.push(new Date(next.epochMilliseconds + half * 1_800_000));
    at = next;
  }
}

function expectSameMoment(moment: Date, timezone: string): void {
  const wall = toWallTime(moment, timezone);
  const truth = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    timezone,
  );
  expect(wall).toEqual({
    date: truth.toPlainDate().toString(),
    time: truth.toPlainTime().toString().slice(0, 5),
    offset: truth.offset,
  });
  expect(toInstant({ ...wall, timezone })).toEqual(moment);
}

test("a slot that was chosen in any zone is the slot that the server books", () => {
  fc.assert(fc.property(moments, zones, expectSameMoment), { numRuns: 2_000 });
});

test("also in the hours around every change of clocks", () => {
  for (const zone of ZONES) {
    for (const moment of listChangeMoments(zone)) expectSameMoment(moment, zone);
  }
});

test("slots are grouped by the day that the visitor's calendar shows", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(moments, { selector: Number, maxLength: 60 }),
      zones,
      (times, zone) => {
        const slots = times
          .toSorted((a, b) => a.getTime() - b.getTime())
          .map((time) => time.toISOString());
        const days = toSlotDays(slots, zone, 30);
        expect(days.flatMap((day) => day.slots.map(({ starts_at }) => starts_at))).toEqual(slots);
        expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
        for (const { date, slots: shown } of days) {
          for (const { starts_at, time } of shown) {
            const wall = Temporal.Instant.from(starts_at).toZonedDateTimeISO(zone);
            expect(`${date} ${time}`).toBe(
              `${wall.toPlainDate()} ${wall.toPlainTime().toString().slice(0, 5)}`,
            );
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("a time that comes twice shows its offset, and no other time does", () => {
  const [day] = toSlotDays(
    ["2026-10-24T23:30:00.000Z", "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
    "Europe/Tallinn",
    30,
  );
  expect(day?.offsets).toEqual(["GMT+3", "GMT+2"]);
  expect(day?.slots.map(({ time, offset, isRepeated }) => [time, offset, isRepeated])).toEqual([
    ["02:30", "GMT+3", false],
    ["03:30", "GMT+3", true],
    ["03:30", "GMT+2", true],
  ]);
  const [west] = toSlotDays(["2026-06-01T12:00:00.000Z"], "America/St_Johns", 30);
  expect(west).toEqual({
    date: "2026-06-01",
    offsets: ["GMT−2:30"],
    slots: [
      {
        starts_at: "2026-06-01T12:00:00.000Z",
        time: "09:30",
        offset: "GMT−2:30",
        isRepeated: false,
        isOutside: false,
      },
    ],
  });
  expect(toSlotDays(["2026-06-01T12:00:00.000Z"], "UTC", 30)[0]?.offsets).toEqual(["GMT"]);
});

test("a call outside the visitor's working day is marked: it begins before 9:00 or ends after 18:00", () => {
  fc.assert(
    fc.property(moments, zones, fc.constantFrom(15, 30, 45, 60), (moment, zone, minutes) => {
      const [day] = toSlotDays([moment.toISOString()], zone, minutes);
      const from = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
        zone,
      );
      const until = from.add({ minutes });
      const opens = from.toPlainDate().toPlainDateTime({ hour: 9 });
      const closes = from.toPlainDate().toPlainDateTime({ hour: 18 });
      const isInside =
        Temporal.PlainDateTime.compare(from.toPlainDateTime(), opens) >= 0 &&
        Temporal.PlainDateTime.compare(until.toPlainDateTime(), closes) <= 0;
      expect(day?.slots[0]?.isOutside).toBe(!isInside);
    }),
    { numRuns: 1_000 },
  );
});

test("the same hours of the agency move in and out of a visitor's day when clocks change", () => {
  // 10:00 in Tallinn, before and after the clocks of New York go back (a week later than Europe's).
  const before = toSlotDays(["2026-10-30T13:00:00.000Z"], "America/New_York", 30);
  const after = toSlotDays(["2026-11-02T13:00:00.000Z"], "America/New_York", 30);
  expect([before, after].map(([day]) => [day?.slots[0]?.time, day?.slots[0]?.isOutside])).toEqual([
    ["09:00", false],
    ["08:00", true],
  ]);
});

test("the first day shown is the first with a time inside the working day, else the first", () => {
  const [early, late] = ["2026-11-24T08:00:00.000Z", "2026-11-25T15:00:00.000Z"];
  const days = toSlotDays([early, late], "America/New_York", 30);
  expect(toFirstDay(days)?.date).toBe("2026-11-25");
  expect(toFirstDay(days.slice(0, 1))?.date).toBe("2026-11-24");
  expect(toFirstDay([])).toBeUndefined();
});

test("the nearest times are the three closest ones, in order", () => {
  const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, "0")}:00:00.000Z`;
  expect(toNearest([8, 9, 11, 12, 15].map(at), at(11))).toEqual([at(9), at(12), at(8)].toSorted());
  expect(toNearest([], at(11))).toEqual([]);
});
