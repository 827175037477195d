import { toShortDate } from "../time/desk-time.ts";

/** `from 7 Dec to 18 Dec`, or `on 7 Dec`. */
export const toLeaveText = ({ first_day, last_day }: { first_day: string; last_day: string }) =>
  first_day === last_day
    ? `on ${toShortDate(first_day)}`
    : `from ${toShortDate(first_day)} to ${toShortDate(last_day)}`;
