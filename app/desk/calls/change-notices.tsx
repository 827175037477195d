import { ConflictNotice } from "../requests/conflict-notice.tsx";
import type { CallOutcome } from "./change-call.server.ts";

/**
 * Why a change of a call was not made: what others changed, why it is not possible, or what speaks
 * against it, with the button that makes it all the same.
 */
export function ChangeNotices({
  outcome,
  action,
}: {
  outcome: CallOutcome | undefined;
  /** Label of that button: "Move anyway". */
  action?: string;
}) {
  return (
    <>
      <ConflictNotice outcome={outcome} />
      {outcome?.kind === "invalid" && outcome.errors.call ? (
        <p role="alert" className="text-red">
          {outcome.errors.call[0]}
        </p>
      ) : null}
      {outcome?.kind === "unconfirmed" ? (
        <div role="alert" className="border-amber border-l-4 bg-amber-wash px-3 py-2">
          <p className="font-medium">Not saved yet</p>
          <ul className="mt-1">
            {outcome.conflicts.map((conflict) => (
              <li key={conflict}>{conflict}</li>
            ))}
          </ul>
          <button
            type="submit"
            name="confirmed"
            value={outcome.conflicts.join("\n")}
            className="desk-button mt-2"
          >
            {action}
          </button>
        </div>
      ) : null}
    </>
  );
}
