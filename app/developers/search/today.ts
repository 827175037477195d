/** ISO date in UTC: a page is the same for everyone, wherever they are. */
export function toToday(now: Date): string {
  return now.toISOString().slice(0, 10);
}
