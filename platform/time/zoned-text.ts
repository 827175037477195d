/** `2026-11-21 11:15`, by a zone's clocks. */
export function toClockText(time: Date, zone: string): string {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(time);
}

/** `2026-11-21 11:15 Europe/Tallinn`. */
export function toZonedText(time: Date, zone: string): string {
  return `${toClockText(time, zone)} ${zone}`;
}
