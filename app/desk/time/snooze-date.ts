/** Until when a follow-up is put off, by the second letter of its keys. */
const SNOOZES = ["t", "m", "w"] as const;
export type Snooze = (typeof SNOOZES)[number];

export const isSnooze = (key: string): key is Snooze => SNOOZES.some((one) => one === key);

const MONDAY = 1;

/**
 * Tomorrow, the next Monday, or the same day of the next week.
 * @param today ISO date
 */
export function toSnoozeDate(snooze: Snooze, today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  const untilMonday = (MONDAY + 7 - date.getUTCDay()) % 7 || 7;
  const days = { t: 1, m: untilMonday, w: 7 }[snooze];
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
