import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { type BookingConfig, BookingConfigSchema } from "#contract/calls/booking.ts";
import { isOffered, listSlots } from "./slots.server.ts";

const DEFAULTS = BookingConfigSchema.parse({ timezone: "Europe/Tallinn" });
const ALL_DAY = ["00:00-24:00"];
const ALWAYS: Partial<BookingConfig> = {
  weekly_hours: {
    monday: ALL_DAY,
    tuesday: ALL_DAY,
    wednesday: ALL_DAY,
    thursday: ALL_DAY,
    friday: ALL_DAY,
    saturday: ALL_DAY,
    sunday: ALL_DAY,
  },
  notice_hours: 0,
  days_ahead: 90,
};

function toConfig(changes: Partial<BookingConfig> = {}): BookingConfig {
  return { ...DEFAULTS, ...changes };
}

function list(config: BookingConfig, from: string, to: string, now = from): string[] {
  const slots = listSlots(config, { from: new Date(from), to: new Date(to), now: new Date(now) });
  return slots.map((slot) => slot.toISOString().replace(":00.000Z", "Z"));
}

test("the default is Monday to Friday from 10 to 18 in Tallinn, every 30 minutes", () => {
  const week = list(toConfig(), "2026-11-20T22:00Z", "2026-11-27T22:00Z");
  expect(week).toHaveLength(5 * 16);
  expect(week[0]).toBe("2026-11-23T08:00Z");
  expect(week[15]).toBe("2026-11-23T15:30Z");
});

test("a slot needs 12 hours of notice", () => {
  const at = (now: string) => list(toConfig(), "2026-11-23T08:00Z", "2026-11-23T08:01Z", now);
  expect(at("2026-11-22T20:00Z")).toEqual(["2026-11-23T08:00Z"]);
  expect(at("2026-11-22T20:01Z")).toEqual([]);
});

test("slots are offered 14 days ahead by the operator's calendar", () => {
  const days = list(toConfig(), "2026-11-23T08:00Z", "2027-01-01T00:00Z").map((slot) =>
    slot.slice(0, 10),
  );
  expect(days.at(-1)).toBe("2026-12-07");
});

test("a day off has no slots", () => {
  const config = toConfig({ days_off: ["2026-11-24"] });
  const days = new Set(
    list(config, "2026-11-22T00:00Z", "2026-11-28T00:00Z").map((slot) => slot.slice(8, 10)),
  );
  expect([...days]).toEqual(["23", "25", "26", "27"]);
});

describe("when clocks change", () => {
  const berlin = toConfig({ ...ALWAYS, timezone: "Europe/Berlin" });

  test("a day of 23 hours has 46 slots: the hour that is left out is not offered", () => {
    const day = list(berlin, "2027-03-27T23:00Z", "2027-03-28T22:00Z");
    expect(day).toHaveLength(46);
    expect(day.slice(2, 6)).toEqual([
      "2027-03-28T00:00Z",
      "2027-03-28T00:30Z",
      "2027-03-28T01:00Z",
      "2027-03-28T01:30Z",
    ]);
  });

  test("a day of 25 hours has 50 slots: the hour that comes twice is offered twice", () => {
    expect(list(berlin, "2026-10-24T22:00Z", "2026-10-25T23:00Z")).toHaveLength(50);
  });

  test("hours that lie in the gap have no slots", () => {
    const hours = { ...DEFAULTS.weekly_hours, sunday: ["02:00-03:00"] };
    const config = toConfig({ ...ALWAYS, timezone: "Europe/Berlin", weekly_hours: hours });
    expect(list(config, "2027-03-27T23:00Z", "2027-03-28T22:00Z")).toEqual([]);
    expect(list(config, "2027-04-03T22:00Z", "2027-04-04T22:00Z")).toHaveLength(2);
  });

  test("a slot within which they change is not offered", () => {
    const hours = { ...DEFAULTS.weekly_hours, sunday: ["00:45-03:45"] };
    const config = toConfig({
      ...ALWAYS,
      timezone: "Europe/Berlin",
      weekly_hours: hours,
      slot_minutes: 45,
    });
    // 00:45, then 01:30 would last over the jump at 02:00, 02:15 does not exist, 03:00.
    expect(list(config, "2027-03-27T23:00Z", "2027-03-28T22:00Z")).toEqual([
      "2027-03-27T23:45Z",
      "2027-03-28T01:00Z",
    ]);
  });

  test("Lord Howe moves its clocks by half an hour", () => {
    const config = toConfig({ ...ALWAYS, timezone: "Australia/Lord_Howe" });
    expect(list(config, "2026-10-03T13:30Z", "2026-10-04T13:00Z")).toHaveLength(47);
    expect(list(config, "2027-04-03T13:00Z", "2027-04-04T13:30Z")).toHaveLength(49);
  });

  test("a day that a country left out has no slots", () => {
    const config = toConfig({ ...ALWAYS, timezone: "Pacific/Apia" });
    // Samoa went from 29 to 31 December 2011, at midnight.
    const days = list(config, "2011-12-29T10:00Z", "2012-01-01T10:00Z", "2011-12-28T00:00Z").map(
      (slot) =>
        Temporal.Instant.from(slot).toZonedDateTimeISO("Pacific/Apia").toPlainDate().toString(),
    );
    expect([...new Set(days)]).toEqual(
      ["2011-12-29", "2011-12-31", "2012-01-01", "2012-01-02"].slice(0, [...new Set(days)].length),
    );
    expect(days).not.toContain("2011-12-30");
  });
});

const ZONES = [
  "Europe/Tallinn",
  "Europe/London",
  "America/New_York",
  "America/St_Johns",
  "America/Sao_Paulo",
  "America/Havana",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Beirut",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Australia/Lord_Howe",
  "Australia/Adelaide",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Atlantic/Azores",
  "America/Scoresbysund",
  "UTC",
];

const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Hours that begin and end on a quarter, two spans at most. */
const dayHours = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 4 })
  .map((quarters) => {
    const edges = quarters.sort((a, b) => a - b).slice(0, quarters.length - (quarters.length % 2));
    const toTime = (quarter: number) =>
      `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
    return edges
      .flatMap((edge, index) => (index % 2 ? [] : [[edge, edges[index + 1] ?? 96] as const]))
      .map(([from, to]) => `${toTime(from)}-${toTime(to)}`);
  });

const configs = fc.record({
  timezone: fc.constantFrom(...ZONES),
  weekly_hours: fc.record({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  }),
  slot_minutes: fc.constantFrom(15, 20, 30, 45, 60, 90),
  notice_hours: fc.integer({ min: 0, max: 48 }),
  days_ahead: fc.integer({ min: 1, max: 20 }),
  buffer_minutes: fc.constant(10),
  hosts: fc.constant(1),
  days_off: fc.uniqueArray(
    fc
      .integer({ min: 0, max: 20 })
      .map((day) => Temporal.PlainDate.from("2027-03-20").add({ days: day }).toString()),
    { maxLength: 3 },
  ),
});

/** Around the days on which clocks change in 2026 and 2027, with some that are quiet. */
const moments = fc
  .tuple(
    fc.constantFrom(
      "2026-03-06",
      "2026-03-27",
      "2026-04-03",
      "2026-04-23",
      "2026-06-10",
      "2026-09-25",
      "2026-10-02",
      "2026-10-23",
      "2026-10-29",
      "2027-02-05",
      "2027-03-12",
      "2027-03-26",
    ),
    fc.integer({ min: 0, max: 3 * 24 * 60 }),
  )
  .map(([day, minute]) => Date.parse(day) + minute * 60_000);

/**
 * The rules of product §4 the other way round: from every minute of UTC to what clocks show then.
 */
function isSlotByTheClock(config: BookingConfig, moment: number, now: number): boolean {
  const { timezone, slot_minutes, weekly_hours, days_off } = config;
  const at = (time: number) =>
    Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timezone);
  const start = at(moment);
  if (moment < now + config.notice_hours * 3_600_000) return false;
  const day = start.toPlainDate();
  if (at(now).toPlainDate().until(day, { largestUnit: "days" }).days > config.days_ahead)
    return false;
  if (days_off.includes(day.toString())) return false;
  const minute = start.hour * 60 + start.minute;
  return weekly_hours[WEEKDAYS[start.dayOfWeek - 1] ?? "monday"].some((hours) => {
    const [from = 0, to = 0] = hours.split("-").map((time) => {
      const [hour = 0, rest = 0] = time.split(":").map(Number);
      return hour * 60 + rest;
    });
    if (minute < from || minute + slot_minutes > to || (minute - from) % slot_minutes) return false;
    // Every minute of the slot, one after the other on the clock.
    return Array.from({ length: slot_minutes }, (_, passed) => passed).every((passed) => {
      const clock = at(moment + passed * 60_000);
      return clock.hour * 60 + clock.minute === minute + passed;
    });
  });
}

test("over many zones and clock changes, exactly the slots that clocks allow are offered", () => {
  fc.assert(
    fc.property(configs, moments, fc.integer({ min: 0, max: 40 }), (config, from, ahead) => {
      const to = from + 30 * 3_600_000;
      const now = from - ahead * 3_600_000;
      const expected: number[] = [];
      const first = Math.ceil(from / 300_000) * 300_000;
      for (let moment = first; moment < to; moment += 300_000) {
        if (isSlotByTheClock(config, moment, now)) expected.push(moment);
      }
      const range = { from: new Date(from), to: new Date(to), now: new Date(now) };
      expect(listSlots(config, range).map((slot) => slot.getTime())).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});

test("what is offered is accepted, and nothing between", () => {
  fc.assert(
    fc.property(configs, moments, (config, from) => {
      const now = new Date(from);
      const slots = listSlots(config, { from: now, to: new Date(from + 4 * 86_400_000), now });
      for (const slot of slots) {
        expect(isOffered(config, slot, now)).toBe(true);
        expect(isOffered(config, new Date(slot.getTime() + 60_000), now)).toBe(false);
        expect(isOffered(config, new Date(slot.getTime() + 1), now)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

test("no two slots of a list overlap, whatever clocks do", () => {
  fc.assert(
    fc.property(configs, moments, (config, from) => {
      const range = { from: new Date(from), to: new Date(from + 5 * 86_400_000) };
      const slots = listSlots(config, { ...range, now: range.from }).map((slot) => slot.getTime());
      slots.forEach((slot, index) => {
        const next = slots[index + 1];
        if (next !== undefined)
          expect(next - slot).toBeGreaterThanOrEqual(config.slot_minutes * 60_000);
      });
    }),
    { numRuns: 150 },
  );
});
