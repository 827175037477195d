import { CALL_STATE_LABELS, type DeskCallState } from "#contract/desk-call-terms.ts";
import { StateMark } from "../parts/state-mark.tsx";

/** A state with a mark: full for booked, a ring while another time is asked, grey for cancelled. */
export function CallState({ state }: { state: DeskCallState }) {
  return (
    <StateMark
      label={CALL_STATE_LABELS[state]}
      mark={[
        state === "booked" && "border-blue bg-blue",
        state === "asked" && "border-amber",
        state === "cancelled" && "border-line-strong bg-line-strong",
      ]}
    />
  );
}
