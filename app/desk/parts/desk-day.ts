/** `2026-11-22`, the day of a moment by a zone's clocks. */
export function toDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(moment);
}
