/** Hours from UTC at a moment. */
function toOffset(timezone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: timezone, timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(parts ?? "") ?? [];
  if (hours === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/**
 * Hours from UTC when no daylight-saving time is in force, which is the lesser of a zone's two: a
 * map of time zones is the same all year.
 */
export function toStandardOffset(timezone: string): number {
  const january = toOffset(timezone, new Date("2026-01-15T12:00:00Z"));
  const july = toOffset(timezone, new Date("2026-07-15T12:00:00Z"));
  return Math.min(january, july);
}
