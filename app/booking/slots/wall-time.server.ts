import { Temporal } from "temporal-polyfill";
import type { ContactAt } from "#contract/request.ts";
import { unprocessable } from "#platform/errors.ts";

/**
 * The moment that a client means by a day, a time and a zone. A time that comes twice is the one
 * with the UTC offset that was sent, without one the earlier.
 * @throws PublicError 422 for a time that the zone's clocks leave out, or an offset they do not
 * have
 */
export function toInstant({ date, time, timezone, offset }: ContactAt): Date {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const candidates = (["earlier", "later"] as const)
    .map((disambiguation) => wall.toZonedDateTime(timezone, { disambiguation }))
    .filter((moment) => moment.toPlainDateTime().equals(wall));
  if (candidates.length === 0) {
    throw unprocessable({
      "contact_at.time": ["That time doesn't exist because the clocks go forward. Choose another"],
    });
  }
  const wanted = offset ? candidates.find((moment) => moment.offset === offset) : candidates[0];
  if (!wanted) {
    throw unprocessable({
      "contact_at.offset": ["The time zone doesn't have that offset at that time"],
    });
  }
  return new Date(wanted.epochMilliseconds);
}
