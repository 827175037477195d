import type { Call } from "#contract/calls/booking.ts";

/** Only a call that is `ahead` can be moved or cancelled. */
export type CallPhase = "ahead" | "begun" | "over" | "cancelled" | "released";

export function toCallPhase(
  call: Pick<Call, "status" | "starts_at" | "ends_at">,
  now: Date,
): CallPhase {
  if (call.status === "cancelled" || call.status === "released") return call.status;
  if (now >= new Date(call.ends_at)) return "over";
  return now >= new Date(call.starts_at) ? "begun" : "ahead";
}
