import { useState } from "react";

type Outcome = { kind: string };

/**
 * The idempotency key of what a form adds. It remains until that is stored: also when a response was
 * lost, and the form is sent again. Then the form has another one, which later live updates of the
 * page do not change either.
 * @param freshKey a new one with each load of the page
 * @param outcome what the form gave, which stays until it is sent again
 */
export function useSubmissionKey(freshKey: string, outcome: Outcome | undefined): string {
  const [last, setLast] = useState<{ key: string; outcome?: Outcome }>({ key: freshKey });
  const isUsed = outcome?.kind === "done" || outcome?.kind === "conflict";
  // The response may be there before the page is read again: until then the fresh key is the used one.
  if (isUsed && outcome !== last.outcome && freshKey !== last.key) {
    setLast({ key: freshKey, outcome });
  }
  return last.key;
}
