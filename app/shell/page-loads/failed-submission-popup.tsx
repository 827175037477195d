import { useRef } from "react";
import { Button } from "#design/buttons/button.tsx";
import { Popup } from "#design/overlays/popup.tsx";
import {
  giveUpSubmissions,
  retrySubmissions,
} from "#platform/submissions/failed-submission.store.ts";
import { useFailedSubmission } from "#platform/submissions/use-failed-submission.ts";

/** Why a form was not saved, over its page, with another try. */
export function FailedSubmissionPopup() {
  const { failure, count, isRetrying } = useFailedSubmission();
  const retry = useRef<HTMLButtonElement>(null);
  const isOpen = failure !== undefined && failure.kind !== "signed-out";
  return (
    <Popup
      open={isOpen}
      onClose={giveUpSubmissions}
      title="That didn't save"
      initialFocus={retry}
      actions={
        failure?.kind === "failed" ? (
          <Button ref={retry} pending={isRetrying} onClick={retrySubmissions}>
            Try again
          </Button>
        ) : (
          <Button ref={retry} onClick={giveUpSubmissions}>
            Back to the page
          </Button>
        )
      }
    >
      <div role="alert">
        {/* A new element for each failure, so that the second one is announced too. */}
        <p key={count}>{failure?.message} What you entered is still here.</p>
      </div>
    </Popup>
  );
}
