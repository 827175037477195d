import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { toNearest, toSlotDays, toWallTime } from "./slot-days.ts";
import { toInstant } from "./wall-time.server.ts";

const ZONES = [
  ...["Europe/Tallinn", "America/New_York", "Asia/Kolkata", "Asia/Kathmandu", "Pacific/Apia"],
  ...["Australia/Lord_Howe", "America/St_Johns", "Africa/Casablanca", "Pacific/Kiritimati", "UTC"],
  ...["Pacific/Niue", "Pacific/Chatham", "America/Sao_Paulo", "Africa/Cairo", "Asia/Tehran"],
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
        const days = toSlotDays(slots, zone);
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

test("a time that comes twice is told apart by its offset", () => {
  const [day] = toSlotDays(
    ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
    "Europe/Tallinn",
  );
  expect(day?.slots.map(({ time, offset }) => `${time} ${offset}`)).toEqual([
    "03:30 GMT+3",
    "03:30 GMT+2",
  ]);
  const [west] = toSlotDays(["2026-06-01T12:00:00.000Z"], "America/St_Johns");
  expect(west?.slots).toEqual([
    { starts_at: "2026-06-01T12:00:00.000Z", time: "09:30", offset: "GMT-2:30" },
  ]);
  expect(toSlotDays(["2026-06-01T12:00:00.000Z"], "UTC")[0]?.slots[0]?.offset).toBe("GMT");
});

test("the nearest times are the three closest ones, in order", () => {
  const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, "0")}:00:00.000Z`;
  expect(toNearest([8, 9, 11, 12, 15].map(at), at(11))).toEqual([at(9), at(12), at(8)].toSorted());
  expect(toNearest([], at(11))).toEqual([]);
});
