import { Button } from "#design/button.tsx";
import { SubmissionNotice } from "./submission-notice.tsx";

/** Judges the step and goes on; says so when it cannot. */
export function ContinueButton({ isUnjudged }: { isUnjudged: boolean }) {
  return (
    <div>
      {isUnjudged ? (
        <SubmissionNotice
          title="Your answers couldn't be checked"
          message="They're still here. Check your connection and press Continue again. If that doesn't help, reload the page. You won't lose your answers."
        />
      ) : null}
      <Button type="submit">Continue</Button>
    </div>
  );
}
