import { CALL_STATE_LABELS, type DeskCallState, isOff } from "#contract/calls/desk-call-terms.ts";
import { StateMark } from "../parts/state-mark.tsx";

/** A state with a mark: full for booked, a ring for what waits for the client or was missed, grey for what is off. */
export function CallState({ state }: { state: DeskCallState }) {
  return (
    <StateMark
      label={CALL_STATE_LABELS[state]}
      mark={[
        (state === "booked" || state === "took_place") && "border-blue bg-blue",
        state === "tentative" && "border-blue",
        (state === "asked" || state === "no_show") && "border-amber",
        isOff(state) && "border-line-strong bg-line-strong",
      ]}
    />
  );
}
