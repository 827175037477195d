import { useState } from "react";

type Outcome = { kind: string };
type Last = { key: string; outcome?: Outcome | undefined };

/**
 * The idempotency key of what a form adds. It remains until that is stored: also when a response was
 * lost, and the form is sent again. Then the form has another one, which later live updates of the
 * page do not change either.
 * @param freshKey a new one with each load of the page
 * @param outcome what the form gave, which stays until it is sent again
 */
export function useSubmissionKey(freshKey: string, outcome: Outcome | undefined): string {
  const [last, setLast] = useState<Last>({ key: freshKey });
  const next = toNext(last, freshKey, outcome);
  if (next !== last) setLast(next);
  return next.key;
}

/** The key with the outcome that it replaced the one before for; the same object for the same key. */
export function toNext(last: Last, freshKey: string, outcome: Outcome | undefined): Last {
  const isUsed = outcome?.kind === "done" || outcome?.kind === "conflict";
  // The response may be there before the page is read again: until then the fresh key is the used one.
  const isReplaced = isUsed && outcome !== last.outcome && freshKey !== last.key;
  return isReplaced ? { key: freshKey, outcome } : last;
}
