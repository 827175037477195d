import { and, type Column, gte, lt, type SQL } from "drizzle-orm";

/**
 * Whether a column has the time of a `Date`. A `Date` has milliseconds and PostgreSQL microseconds:
 * `eq` never holds for what `now()` wrote.
 */
export function isSameTime(column: Column, time: Date): SQL | undefined {
  return and(gte(column, time), lt(column, new Date(time.getTime() + 1)));
}
