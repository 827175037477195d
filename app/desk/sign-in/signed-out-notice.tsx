import { showFailure } from "#platform/submissions/failed-submission.store.ts";
import { SIGNED_OUT } from "#platform/submissions/read-failure.ts";
import { useFailedSubmission } from "#platform/submissions/use-failed-submission.ts";

/** The session ended while nothing was sent: the page remains, and shows no more changes. */
export function SignedOutNotice() {
  const { isSignedOut } = useFailedSubmission();
  if (!isSignedOut) return null;
  return (
    <div role="alert" className="border-amber border-l-4 bg-amber-wash px-3 py-2">
      Your session has ended: this page no longer shows changes.{" "}
      <button
        type="button"
        className="link"
        onClick={() => showFailure({ kind: "signed-out", message: SIGNED_OUT })}
      >
        Sign in
      </button>
    </div>
  );
}
