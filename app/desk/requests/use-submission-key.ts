import { useEffect, useState } from "react";
import { createKey } from "#platform/create-key.ts";
import type { ChangeOutcome } from "./change-action.server.ts";

/** Keys of the next reply and note of a page: each is stored once, however often it is sent. */
export const createKeys = () => ({ reply: createKey(), note: createKey() });

/**
 * The idempotency key of what a form adds. It remains until that is stored: also when a response was
 * lost, and the form is sent again.
 */
export function useSubmissionKey(firstKey: string, outcome: ChangeOutcome | undefined): string {
  const [key, setKey] = useState(firstKey);
  useEffect(() => {
    if (outcome?.kind === "done" || outcome?.kind === "conflict") setKey(createKey());
  }, [outcome]);
  return key;
}
