const MINUTE = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** How long a person has waited: `3 hours`, `2 days`. */
export function toWaitText(since: Date, now: Date): string {
  const elapsed = Math.max(now.getTime() - since.getTime(), MINUTE);
  for (const [unit, length] of UNITS) {
    const count = Math.floor(elapsed / length);
    if (count > 0) return `${count} ${unit}${count === 1 ? "" : "s"}`;
  }
  return "1 minute";
}
