import { CALL_STATE_LABELS, type DeskCallState } from "#contract/desk-call-terms.ts";
import { classNames } from "#design/class-names.ts";

/** A state with a mark: full for booked, a ring while another time is asked, grey for cancelled. */
export function CallState({ state }: { state: DeskCallState }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={classNames(
          "size-2.5 rounded-full border-2",
          state === "booked" && "border-blue bg-blue",
          state === "asked" && "border-amber",
          state === "cancelled" && "border-line-strong bg-line-strong",
        )}
      />
      {CALL_STATE_LABELS[state]}
    </span>
  );
}
