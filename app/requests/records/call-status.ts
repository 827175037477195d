import type { BookingStatus, CallStatus } from "#contract/calls/booking.ts";

/** What a call is to people: a booked one is tentative until it is confirmed. */
export function toCallStatus({
  status,
  confirm_by,
}: {
  status: BookingStatus;
  confirm_by: Date | null;
}): CallStatus {
  if (status === "cancelled" || status === "released") return status;
  return confirm_by ? "tentative" : "booked";
}
