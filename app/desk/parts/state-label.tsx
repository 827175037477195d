import { type DeskState, isClosed, STATE_LABELS } from "#contract/request-state-terms.ts";
import { classNames } from "#design/class-names.ts";

/** A state with a mark: full for new, a ring while it is worked on, grey once it is closed. */
export function StateLabel({ state }: { state: DeskState }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={classNames(
          "size-2.5 rounded-full border-2",
          state === "new" && "border-blue bg-blue",
          isClosed(state) && "border-line-strong bg-line-strong",
          state !== "new" && !isClosed(state) && "border-blue",
        )}
      />
      {STATE_LABELS[state]}
    </span>
  );
}
