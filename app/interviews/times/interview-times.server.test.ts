import fc from "fast-check";
import { expect, test } from "vitest";
import { createWallClock } from "#app/booking/slots/wall-time.ts";
import type { InterviewDay } from "#contract/clients/interview.ts";
import { listConfirmable, listInterviewTimes } from "./interview-times.server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Changes = Partial<Parameters<typeof listInterviewTimes>[0]>;

function list(day: InterviewDay, member_timezone: string, now: string, changes: Changes = {}) {
  return listInterviewTimes({
    day,
    member_timezone,
    taken: [],
    now: new Date(now),
    noticeHours: 24,
    ...changes,
  }).map((time) => time.toISOString());
}

const BERLIN = { zone: "Europe/Berlin", from: 9, to: 17 };

test("times begin each half hour that both work for an hour, on business days after the notice", () => {
  const times = list(BERLIN, "Europe/Tallinn", "2026-11-24T10:00:00Z");
  // Tallinn is an hour ahead: both work from 9:00 to 16:00 in Berlin.
  expect(times.slice(0, 3)).toEqual([
    "2026-11-25T10:00:00.000Z",
    "2026-11-25T10:30:00.000Z",
    "2026-11-25T11:00:00.000Z",
  ]);
  const thursday = times.filter((time) => time.startsWith("2026-11-26"));
  expect(thursday[0]).toBe("2026-11-26T08:00:00.000Z");
  expect(thursday.at(-1)).toBe("2026-11-26T14:00:00.000Z");
  expect(thursday).toHaveLength(13);
  expect(times.some((time) => /2026-11-2[89]/.test(time))).toBe(false);
});

test("a zone 45 minutes off has times on the half hours of the client", () => {
  // 9:00 to 17:00 in Kathmandu is 3:15 to 11:15 UTC, 4:15 to 12:15 in Berlin.
  const times = list(BERLIN, "Asia/Kathmandu", "2026-11-24T10:00:00Z");
  const thursday = times.filter((time) => time.startsWith("2026-11-26"));
  expect(thursday).toEqual(
    ["08:00", "08:30", "09:00", "09:30", "10:00"].map((time) => `2026-11-26T${time}:00.000Z`),
  );
});

test("days without an hour in common have no times, and other hours of the client have some", () => {
  const zone = "America/Los_Angeles";
  const now = "2026-11-24T10:00:00Z";
  expect(list({ zone, from: 9, to: 17 }, "Europe/Tallinn", now)).toEqual([]);
  const early = list({ zone, from: 5, to: 13 }, "Europe/Tallinn", now);
  expect(early[0]).toBe("2026-11-25T13:00:00.000Z");
});

test("a day past midnight continues on the next business day", () => {
  const night = { zone: "America/New_York", from: 20, to: 4 };
  const times = list(night, "Asia/Singapore", "2026-11-24T10:00:00Z");
  expect(times).toContain("2026-11-26T04:30:00.000Z");
  expect(times).toContain("2026-11-26T01:00:00.000Z");
});

test("another interview takes each time that it overlaps", () => {
  const taken = [
    { starts_at: new Date("2026-11-26T09:00:00Z"), ends_at: new Date("2026-11-26T10:00:00Z") },
  ];
  const times = list(BERLIN, "Europe/Tallinn", "2026-11-24T10:00:00Z", { taken });
  const thursday = times.filter((time) => time.startsWith("2026-11-26")).slice(0, 2);
  expect(thursday).toEqual(["2026-11-26T08:00:00.000Z", "2026-11-26T10:00:00.000Z"]);
});

test("a proposed time can be confirmed until two hours before it, unless it is taken", () => {
  const times = [
    "2026-11-26T09:00:00.000Z",
    "2026-11-26T12:00:00.000Z",
    "2026-11-26T15:00:00.000Z",
  ];
  const taken = [
    { starts_at: new Date("2026-11-26T12:30:00Z"), ends_at: new Date("2026-11-26T13:30:00Z") },
  ];
  const now = new Date("2026-11-26T07:00:00.001Z");
  expect(listConfirmable(times, { taken, now })).toEqual(["2026-11-26T15:00:00.000Z"]);
});

const ZONES = [
  "Europe/Berlin",
  "Europe/London",
  "America/New_York",
  "America/St_Johns",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Adelaide",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Auckland",
  "America/Sao_Paulo",
  "UTC",
];

type Hours = { from: number; to: number };

/** Tells of an hour whether it is within hours of one business day, with clocks that run on evenly. */
function createIsWithin(zone: string, { from, to }: Hours) {
  const toWall = createWallClock(zone);
  const [first, end] = [from, to].map((hour) => `${String(hour).padStart(2, "0")}:00`);
  return (time: number) => {
    const [start, last] = [toWall(new Date(time)), toWall(new Date(time + HOUR - MINUTE))];
    const weekday = new Date(`${start.date}T00:00:00Z`).getUTCDay();
    return (
      weekday > 0 &&
      weekday < 6 &&
      start.offset === last.offset &&
      start.date === last.date &&
      start.time >= String(first) &&
      last.time < String(end)
    );
  };
}

test("in any two zones and at any change of clocks the times are all half hours of the client that are ahead and within both days", () => {
  const dates = fc.oneof(
    // Around changes of clocks of both halves of the world.
    fc.constantFrom("2026-03-20", "2026-10-20", "2027-03-25", "2026-04-01", "2026-09-20"),
    fc
      .date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: 22 }),
      fc.integer({ min: 1, max: 10 }),
      dates,
      (zone, member, from, length, date) => {
        const hours = { from, to: Math.min(24, from + length) };
        const now = new Date(`${date}T13:15:00Z`);
        const isOfClient = createIsWithin(zone, hours);
        const isOfMember = createIsWithin(member, { from: 9, to: 17 });
        const toWall = createWallClock(zone);
        const lastDay = Date.parse(toWall(now).date) + 14 * 24 * HOUR;
        const expected: string[] = [];
        for (let time = now.getTime() + 24 * HOUR; ; time += 15 * MINUTE) {
          const wall = toWall(new Date(time));
          if (Date.parse(wall.date) > lastDay) break;
          const isHalfHour = wall.time.endsWith(":00") || wall.time.endsWith(":30");
          if (isHalfHour && isOfClient(time) && isOfMember(time)) {
            expected.push(new Date(time).toISOString());
          }
        }
        expect(list({ zone, ...hours }, member, now.toISOString())).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});
