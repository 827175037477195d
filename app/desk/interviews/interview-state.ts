import { toInterviewText } from "#app/interviews/interview-texts.ts";
import type { Interview } from "#contract/clients/interview.ts";
import { withNoun } from "#contract/values/trade.ts";

type State = Pick<Interview, "status" | "waiting_for"> & {
  starts_at: string | Date | null;
  /** Whether a side has proposed times. */
  hasTimes: boolean;
};

/** Where an interview stands in a few words, by the agency's clocks. */
export function toInterviewStateText(
  { status, waiting_for, starts_at, hasTimes }: State,
  timezone: string,
): string {
  const whom = waiting_for === "client" ? "the client" : withNoun("the developer");
  if (status === "cancelled") return "Cancelled";
  if (status === "agreed" && starts_at) {
    const agreed = `Agreed for ${toInterviewText(starts_at, timezone)}`;
    return waiting_for ? `${agreed}; a move waits for ${whom}` : agreed;
  }
  return hasTimes ? `Times wait for ${whom}` : `Waits for times of ${whom}`;
}
