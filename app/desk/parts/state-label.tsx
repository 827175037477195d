import { type DeskState, isClosed, STATE_LABELS } from "#contract/clients/request-state-terms.ts";
import { StateMark } from "./state-mark.tsx";

/** A state with a mark: full for new, a ring while it is worked on, grey once it is closed. */
export function StateLabel({ state }: { state: DeskState }) {
  return (
    <StateMark
      label={STATE_LABELS[state]}
      mark={[
        state === "new" && "border-blue bg-blue",
        isClosed(state) && "border-line-strong bg-line-strong",
        state !== "new" && !isClosed(state) && "border-blue",
      ]}
    />
  );
}
