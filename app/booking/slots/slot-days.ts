import { getLocale } from "#contract/values/trade.ts";
import { MINUS } from "../call-texts.ts";
import { createWallClock, type WallTime } from "./wall-time.ts";

/** A free time as a page shows it. */
export type ShownSlot = {
  /** Its start in UTC, as in the API. */
  starts_at: string;
  /** `10:30`, by the zone's clocks. */
  time: string;
  /** `GMT+2` */
  offset: string;
  /** The clocks go back: this time comes twice on its day, and the offset distinguishes them. */
  isRepeated: boolean;
  /** It begins before the visitor's working day or ends after it. */
  isOutside: boolean;
};

export type SlotDay = {
  /** `2026-11-24` */
  date: string;
  /** `GMT+2`; two on a day on which the clocks change between its slots. */
  offsets: string[];
  slots: ShownSlot[];
};

/** Hours in which a call suits most people, by their own clocks. */
const WORKING_DAY = { from: "09:00", until: "18:00" };

const MINUTE = 60_000;

/** `+05:30` as `GMT+5:30`. */
function toShortOffset(offset: string): string {
  const [, sign, hour, minute] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  if (hour === "00" && minute === "00") return "GMT";
  return `GMT${sign === "-" ? MINUS : sign}${Number(hour)}${minute === "00" ? "" : `:${minute}`}`;
}

/**
 * Free times by the days that a zone's calendar puts them on, both in order.
 * @param minutes how long a slot lasts
 */
export function toSlotDays(slots: readonly string[], timeZone: string, minutes: number): SlotDay[] {
  const toWall = createWallClock(timeZone);
  const days = new Map<string, Omit<ShownSlot, "isRepeated">[]>();
  for (const starts_at of slots) {
    const moment = new Date(starts_at);
    const start = toWall(moment);
    const end = toWall(new Date(moment.getTime() + minutes * MINUTE));
    const shown = days.get(start.date) ?? [];
    if (shown.length === 0) days.set(start.date, shown);
    shown.push({
      starts_at,
      time: start.time,
      offset: toShortOffset(start.offset),
      isOutside: !isWorkingTime(start, end),
    });
  }
  return [...days].map(([date, shown]) => {
    const offsets = [...new Set(shown.map(({ offset }) => offset))];
    const isRepeated = ({ time }: { time: string }) =>
      offsets.length > 1 && shown.filter((other) => other.time === time).length > 1;
    return {
      date,
      offsets,
      slots: shown.map((slot) => ({ ...slot, isRepeated: isRepeated(slot) })),
    };
  });
}

function isWorkingTime(start: WallTime, end: WallTime): boolean {
  const { from, until } = WORKING_DAY;
  return start.date === end.date && start.time >= from && end.time <= until;
}

/** The day to begin with: the first on which a call is inside the working day. */
export function toFirstDay(days: readonly SlotDay[]): SlotDay | undefined {
  return days.find(({ slots }) => slots.some(({ isOutside }) => !isOutside)) ?? days[0];
}

/** The free times closest to one, in order. */
export function toNearest(slots: readonly string[], requested: string, count = 3): string[] {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(requested));
  return slots
    .filter((slot) => slot !== requested)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted();
}

/** `Tuesday 24 November` or, short, `Tue 24 Nov`. */
export function toDayText(date: string, length: "long" | "short"): string {
  const format = new Intl.DateTimeFormat(getLocale(), {
    weekday: length,
    day: "numeric",
    month: length,
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T00:00:00Z`)).replace(",", "");
}
