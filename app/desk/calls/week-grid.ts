import type { DeskCall } from "./desk-calls.repository.server.ts";

/** Minutes of a row. */
const ROW_MINUTES = 5;
const ROWS_OF_HOUR = 60 / ROW_MINUTES;
/** Calls beside each other for which a day of the grid has room. */
export const MAX_LANES = 3;
/** Hours that are always shown. */
const FIRST_HOUR = 9;
const LAST_HOUR = 18;

export type GridCall<Call> = { call: Call; row: number; span: number; lane: number };
export type GridDay<Call> = { day: string; calls: GridCall<Call>[]; lanes: number };
export type WeekGrid<Call> = {
  /** Hours with a label, each `ROWS_OF_HOUR` rows. */
  hours: number[];
  days: GridDay<Call>[];
};

type Times = Pick<DeskCall, "starts_at" | "ends_at">;

/** `{ day: "2026-11-23", minute: 630 }`: what a zone's clocks show. */
export function toWallClock(moment: Date, timeZone: string): { day: string; minute: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).formatToParts(moment);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "0";
  return {
    day: `${of("year")}-${of("month")}-${of("day")}`,
    minute: Number(of("hour")) * 60 + Number(of("minute")),
  };
}

/**
 * Calls as a grid of days and rows of five minutes by the agency's clocks. Calls at the same time
 * are in lanes beside each other; so are those of an hour that comes twice.
 */
export function toWeekGrid<Call extends Times>(
  calls: readonly Call[],
  days: readonly string[],
  timeZone: string,
): WeekGrid<Call> {
  const placed = calls.map((call) => {
    const { day, minute } = toWallClock(call.starts_at, timeZone);
    const minutes = (call.ends_at.getTime() - call.starts_at.getTime()) / 60_000;
    return { call, day, minute, end: Math.min(24 * 60, minute + minutes) };
  });
  const first = Math.min(FIRST_HOUR, ...placed.map(({ minute }) => Math.floor(minute / 60)));
  const last = Math.max(LAST_HOUR, ...placed.map(({ end }) => Math.ceil(end / 60)));
  return {
    hours: Array.from({ length: last - first }, (_, index) => first + index),
    days: days.map((day) => {
      const ofDay = placed.filter((one) => one.day === day).sort((a, b) => a.minute - b.minute);
      const ends: number[] = [];
      const gridCalls = ofDay.map(({ call, minute, end }) => {
        const free = ends.findIndex((taken) => taken <= minute);
        const lane = free < 0 ? ends.length : free;
        ends[lane] = end;
        const row = Math.floor((minute - first * 60) / ROW_MINUTES) + 1;
        const span = Math.max(1, Math.round((end - minute) / ROW_MINUTES));
        return { call, row, span, lane: lane + 1 };
      });
      return { day, calls: gridCalls, lanes: Math.max(1, ends.length) };
    }),
  };
}

/** Row in which an hour begins. */
export const toHourRow = (index: number): number => index * ROWS_OF_HOUR + 1;
