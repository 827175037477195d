import { Button } from "../buttons/button.tsx";
import { SubmissionNotice } from "./submission-notice.tsx";

/** Validates the step and continues; shows a message when the rules could not be loaded. */
export function ContinueButton({ isSchemaMissing }: { isSchemaMissing: boolean }) {
  return (
    <div>
      {isSchemaMissing ? (
        <SubmissionNotice
          title="Your answers couldn't be checked"
          message="They're still here. Check your connection and press Continue again. If that doesn't help, reload the page. You won't lose your answers."
        />
      ) : null}
      <Button type="submit">Continue</Button>
    </div>
  );
}
