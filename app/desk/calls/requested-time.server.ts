import { listMoments } from "#app/booking/slots/wall-time.server.ts";
import { OTHER_TIME } from "#contract/calls/desk-call-terms.ts";
import { unprocessable } from "#platform/errors.ts";

type Requested = { slot: string; date: string; time: string; offset: string };

/**
 * The moment that staff chose: a free time, or a date and time by the agency's clocks.
 * @throws PublicError 422 for a time that those clocks leave out, or one that comes twice without
 * the offset that is meant, which the error names
 */
export function toRequestedTime({ slot, date, time, offset }: Requested, timezone: string): Date {
  if (slot !== OTHER_TIME) return new Date(slot);
  const moments = listMoments({ date, time, timezone });
  const [first] = moments;
  if (!first) {
    throw unprocessable({
      time: ["That time doesn't exist because the clocks go forward. Choose another"],
    });
  }
  const meant = moments.length > 1 ? moments.find((one) => one.offset === offset) : first;
  if (meant) return new Date(meant.epochMilliseconds);
  throw unprocessable({
    time: ["That time comes twice because the clocks go back. Choose which one"],
    offset: moments.map((moment) => moment.offset),
  });
}
