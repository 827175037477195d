/** The day, time and UTC offset that a zone's clocks show at a moment, as a form sends them. */
export type WallTime = { date: string; time: string; offset: string };

const MINUTE = 60_000;

/** Formats many moments: making a formatter is what costs. */
export function createWallClock(timeZone: string): (moment: Date) => WallTime {
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

export function toWallTime(moment: Date, timeZone: string): WallTime {
  return createWallClock(timeZone)(moment);
}
