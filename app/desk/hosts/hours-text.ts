import type { BookingConfig } from "#contract/calls/booking.ts";

/** `Mon–Thu 10:00–18:00, Fri 10:00–14:00`: hours of a week, equal days beside each other as one. */
export function toHoursText(weekly: BookingConfig["weekly_hours"]): string {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = weekly;
  const days = [
    ["Mon", monday],
    ["Tue", tuesday],
    ["Wed", wednesday],
    ["Thu", thursday],
    ["Fri", friday],
    ["Sat", saturday],
    ["Sun", sunday],
  ] as [string, string[]][];
  const spans: { first: string; last: string; hours: string }[] = [];
  for (const [day, list] of days) {
    const hours = list.map((span) => span.replace("-", "–")).join(" and ");
    const before = spans.at(-1);
    if (before?.hours === hours) before.last = day;
    else spans.push({ first: day, last: day, hours });
  }
  const texts = spans
    .filter(({ hours }) => hours !== "")
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`);
  return texts.join(", ") || "no hours";
}
