/** A free time as a page shows it. */
export type ShownSlot = {
  /** Its beginning in UTC, as the API gives it. */
  starts_at: string;
  /** `10:30`, by the zone's clocks. */
  time: string;
  /** `GMT+2`; the same clock time can come twice when clocks go back. */
  offset: string;
};

export type SlotDay = {
  /** `2026-11-24` */
  date: string;
  slots: ShownSlot[];
};

/** The day, time and UTC offset that a zone's clocks show at a moment, as a form sends them. */
export type WallTime = { date: string; time: string; offset: string };

const MINUTE = 60_000;

/** Formats many moments: making a formatter is what costs. */
function createWallClock(timeZone: string): (moment: Date) => WallTime {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (moment) => {
    const parts = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, value]),
    );
    const date = `${parts.year}-${parts.month}-${parts.day}`;
    const time = `${parts.hour}:${parts.minute}`;
    const minutes = Math.round((Date.parse(`${date}T${time}Z`) - moment.getTime()) / MINUTE);
    return { date, time, offset: toOffset(minutes) };
  };
}

function toOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const [hour, minute] = [Math.floor(size / 60), size % 60].map((n) => String(n).padStart(2, "0"));
  return `${minutes < 0 ? "-" : "+"}${hour}:${minute}`;
}

/** `+05:30` as `GMT+5:30`. */
function toShortOffset(offset: string): string {
  const [, sign, hour, minute] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  if (hour === "00" && minute === "00") return "GMT";
  return `GMT${sign}${Number(hour)}${minute === "00" ? "" : `:${minute}`}`;
}

export function toWallTime(moment: Date, timeZone: string): WallTime {
  return createWallClock(timeZone)(moment);
}

/** Free times by the days that a zone's calendar puts them on, both in order. */
export function toSlotDays(slots: readonly string[], timeZone: string): SlotDay[] {
  const toWall = createWallClock(timeZone);
  const days = new Map<string, ShownSlot[]>();
  for (const starts_at of slots) {
    const { date, time, offset } = toWall(new Date(starts_at));
    const shown = { starts_at, time, offset: toShortOffset(offset) };
    days.set(date, [...(days.get(date) ?? []), shown]);
  }
  return [...days].map(([date, shown]) => ({ date, slots: shown }));
}

/** The free times closest to one, in order. */
export function toNearest(slots: readonly string[], wanted: string, count = 3): string[] {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(wanted));
  return slots
    .filter((slot) => slot !== wanted)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted();
}

/** `Tuesday 24 November` or, short, `Tue 24 Nov`. */
export function toDayText(date: string, length: "long" | "short"): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    weekday: length,
    day: "numeric",
    month: length,
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T00:00:00Z`)).replace(",", "");
}
