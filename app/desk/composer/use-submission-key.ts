import { useEffect, useState } from "react";
import type { ChangeOutcome } from "../requests/change-action.server.ts";

/**
 * The idempotency key of what a form adds. It remains until that is stored: also when a response was
 * lost, and the form is sent again.
 * @param freshKey a new one with each load of the page
 */
export function useSubmissionKey(freshKey: string, outcome: ChangeOutcome | undefined): string {
  const [key, setKey] = useState(freshKey);
  const isUsed = outcome?.kind === "done" || outcome?.kind === "conflict";
  useEffect(() => {
    if (isUsed) setKey(freshKey);
  }, [isUsed, freshKey]);
  return key;
}
