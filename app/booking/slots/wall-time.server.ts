import { Temporal } from "temporal-polyfill";
import type { ContactAt } from "#contract/clients/request.ts";
import { unprocessable } from "#platform/errors.ts";

/**
 * The moment that a client means by a day, a time and a zone. A time that comes twice is the one
 * with the UTC offset that was sent, without one the earlier.
 * @throws PublicError 422 for a time that the zone's clocks leave out, or an offset they do not
 * have
 */
export function toInstant({ date, time, timezone, offset }: ContactAt): Date {
  const candidates = listMoments({ date, time, timezone });
  if (candidates.length === 0) {
    throw unprocessable({
      "contact_at.time": ["That time doesn't exist because the clocks go forward. Choose another"],
    });
  }
  const requested = offset ? candidates.find((moment) => moment.offset === offset) : candidates[0];
  if (!requested) {
    throw unprocessable({
      "contact_at.offset": ["The time zone doesn't have that offset at that time"],
    });
  }
  return new Date(requested.epochMilliseconds);
}

/** The moments at which a zone's clocks show a time: none, one, or the earlier and the later. */
export function listMoments({
  date,
  time,
  timezone,
}: Pick<ContactAt, "date" | "time" | "timezone">): { offset: string; epochMilliseconds: number }[] {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = wall.toZonedDateTime(timezone, { disambiguation: "earlier" });
  const later = wall.toZonedDateTime(timezone, { disambiguation: "later" });
  const moments = earlier.equals(later) ? [earlier] : [earlier, later];
  // In a gap Temporal moves off the wanted time, in an overlap it does not.
  return moments.filter((moment) => moment.toPlainDateTime().equals(wall));
}
