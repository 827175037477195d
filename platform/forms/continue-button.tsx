import { Button } from "#design/button.tsx";
import { SubmissionNotice } from "./submission-notice.tsx";

/** Judges the step and goes on; says so when it cannot. */
export function ContinueButton({ isUnjudged }: { isUnjudged: boolean }) {
  return (
    <div>
      {isUnjudged ? (
        <SubmissionNotice
          title="Your answers could not be checked"
          message="They are still here. Check your connection and press Continue again. If it goes on, reload the page: your answers stay."
        />
      ) : null}
      <Button type="submit">Continue</Button>
    </div>
  );
}
